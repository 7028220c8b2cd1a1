import { characters } from '#contract/text-length.ts';
import { getTranslationOptions, translateSentence, translateWord } from '#contract/translation.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bind } from '../http/bind.ts';
import { notFound, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { translateInAnyForm } from './in-any-form.ts';
import type { TranslationRequest } from './providers/provider.ts';
import { type Translator, tidy } from './translator.ts';

type TranslationServices = {
  catalogue: Catalogue;
  limits: Limits;
  translator?: Translator | undefined;
};

export function translationRoutes(bind: Bind, { catalogue, limits, translator }: TranslationServices): void {
  const translate = translateInAnyForm(catalogue);

  bind(translateWord, async ({ params: { word }, query: { lang, learn, readings }, ip }) => {
    const known = await translate(word, { lang, learn, readings });
    if (known !== undefined) return known;
    if (translator === undefined || lang === learn) throw notFound('translation');
    return { translation: await askOutside(translator, { text: word, source: learn, target: lang }, ip) };
  });

  bind(getTranslationOptions, () => done({ has_sentences: translator !== undefined }));

  bind(translateSentence, async ({ body: { sentence, lang, learn }, ip }) => {
    if (translator === undefined) throw notConfigured();
    const text = tidy(sentence);
    if (text === '' || lang === learn) throw notFound('translation');
    return done({ translation: await askOutside(translator, { text, source: learn, target: lang }, ip) });
  });

  /** Within what one network and all together may ask for; throws 404 where no translation is known. */
  async function askOutside({ translate }: Translator, request: TranslationRequest, ip: string) {
    const translation = await translate(request, async () => {
      await limits.use('translate', ip);
      await limits.use('translatedCharacters', ip, characters(request.text)).catch(spent);
    });
    if (translation === null) throw notFound('translation');
    return translation;
  }
}

const notConfigured = () =>
  new RequestError(404, 'not_configured', 'This server has no service that translates sentences');

/** What is bounded by the day is not over in a little while, as other limits are. */
function spent(error: unknown): never {
  if (!(error instanceof RequestError && error.status === 429)) throw error;
  const { retryAfterSeconds } = error;
  throw new RequestError(429, 'budget_spent', 'The translations of today are used up. Try again tomorrow.', {
    retryAfterSeconds,
  });
}
