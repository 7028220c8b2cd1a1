import { translateWord } from '#contract/translation.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { translateInAnyForm } from './in-any-form.ts';
import type { Translator } from './translator.ts';

type Needs = { catalogue: Catalogue; limits: Limits; translator?: Translator | undefined };

export function translationRoutes(bind: Bind, { catalogue, limits, translator }: Needs): void {
  const translate = translateInAnyForm(catalogue);
  bind(translateWord, async ({ params: { word }, query: { lang, learn }, ip }) => {
    const known = await translate(word, { lang, learn });
    if (known !== undefined) return known;
    if (translator === undefined || lang === learn) throw notFound('translation');
    const request = { word, source: learn, target: lang };
    const translation = await translator.translate(request, async () => {
      await limits.use('translate', ip);
      await limits.use('translatedCharacters', ip, word.length);
    });
    if (translation === null) throw notFound('translation');
    return { translation };
  });
}
