import type { Translation } from '#contract/translation.ts';
import { readVariantId } from '#contract/variant-ids.ts';
import type { getWordEntry } from '#contract/word-entry.ts';
import type { Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';

/** Keeps the line of a transcription until it is there, so that nothing moves. */
const ROOM = '\u00a0';

/**
 * A translation with how its word is said and what gender it has. Of a further form of a row no text and no file says that, so the server is
 * asked; without it the form is shown as it is.
 */
export function useOwnFacts(translation: Translation, learn: Language): Translation {
  const { lang } = useLanguages();
  const { word_id: wordId = '', transcription, readings = [] } = translation;
  const isAsked = readVariantId(wordId) !== undefined;
  const input = { params: { wordId }, query: { lang, learn } };
  const entry = useEndpoint<typeof getWordEntry>('/words/:wordId', input, isAsked).data?.data;
  const [first, ...others] = readings;
  if (!isAsked || first === undefined) return translation;
  const { gender, article } = entry?.word ?? first;
  // The last part of a compound tells its gender, and not how the whole is said.
  if (first.head !== undefined)
    return { ...translation, readings: [{ ...first, gender, article }, ...others] };
  const spoken = first.spoken ?? entry?.spoken;
  return {
    ...translation,
    transcription: transcription ?? entry?.word.transcription ?? ROOM,
    readings: [{ ...first, spoken, gender, article }, ...others],
  };
}
