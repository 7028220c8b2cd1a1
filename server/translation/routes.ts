import type { Reply } from '#contract/endpoint.ts';
import { listTextRows } from '#contract/reader.ts';
import { translateWord } from '#contract/translation.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { keepReady } from '../http/ready-reply.ts';
import { done } from '../http/success.ts';
import { translateInAnyForm } from './in-any-form.ts';
import { rowIdsOf } from './row-ids.ts';
import { textRows, type WordedText } from './text-rows.ts';
import type { Translator } from './translator.ts';

/** The texts of the languages asked for last. */
const MOST_BYTES = 2 * 1024 * 1024;

type Needs = {
  catalogue: Catalogue;
  limits: Limits;
  texts: readonly WordedText[];
  translator?: Translator | undefined;
};

export function translationRoutes(bind: Bind, { catalogue, limits, texts, translator }: Needs): void {
  const translate = translateInAnyForm(catalogue);
  const idsIn = rowIdsOf(catalogue);
  const rows = keepReady<Reply<typeof listTextRows>>(MOST_BYTES, 'small');
  bind(listTextRows, async ({ query: { learn } }) => {
    const idOf = await idsIn(learn);
    return rows(learn, () => done(textRows(texts, learn, idOf)));
  });

  bind(translateWord, async ({ params: { word }, query: { lang, learn, readings }, ip }) => {
    const known = await translate(word, { lang, learn, readings });
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
