import type { Translation, WordReading } from '#contract/translation.ts';
import type { Candidate } from '#languages/word-forms/language-forms.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { glossOf } from '../catalogue/gloss.ts';
import { VARIANT_SEPARATOR } from '../catalogue/meanings.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { candidatesOf, type KnownLanguage, languagesOf } from '../catalogue/word-forms.ts';
import { MOST_SENSES, translateBuiltIn } from './built-in.ts';

/** Tells all that a word may be, however little is known of its meaning. */
type Asked = Pair & { readings?: 'all' | undefined };

/**
 * Makes the function that translates a word of any language in any of its forms. English keeps its own: its replies are those
 * of docs/specification.md, unless all readings are asked for.
 */
export function translateInAnyForm(catalogue: Catalogue) {
  const languageOf = languagesOf(catalogue);
  return async (word: string, asked: Asked): Promise<Translation | undefined> => {
    const listed = () => translateBuiltIn(catalogue, word, asked);
    if (asked.learn === 'en' && asked.readings === undefined) return listed();
    const language = await languageOf(asked.learn);
    const readings = candidatesOf(language, word).map(candidate => readingOf(catalogue, candidate, asked));
    const found =
      (asked.learn === 'en' ? undefined : asReading(catalogue, word, language, asked, readings)) ?? listed();
    if (asked.readings === undefined) return found;
    const listedReadings = readings.map(({ senses: _, ...reading }) => reading);
    // What only its tags explain has no translation of its own.
    if (found === undefined && readings.length === 0) return undefined;
    return { translation: '', ...found, readings: listedReadings };
  };
}

type SensedReading = WordReading & { senses: string[] };

function asReading(
  catalogue: Catalogue,
  word: string,
  { forms: { fold } }: KnownLanguage,
  asked: Asked,
  readings: readonly SensedReading[],
): Translation | undefined {
  const senses = readings.flatMap(({ senses }) => senses);
  const [first] = readings;
  if (first === undefined || senses.length === 0) return undefined;
  return {
    translation: joined(senses),
    base: fold(first.base) === fold(word) ? undefined : first.base,
    ...factsOf(first, ofRow(catalogue, first.word_id, asked)),
    readings: readings.map(({ senses: _, ...reading }) => reading),
  };
}

function readingOf(
  catalogue: Catalogue,
  { base, head, rows, tags, before = [], after = [] }: Candidate,
  pair: Pair,
): SensedReading {
  const senses = rows.flatMap(({ key }) => catalogue.meaning(key)?.variants[pair.lang] ?? []);
  const list = { tags: [...tags], before: [...before], after: [...after] };
  const [key] = rows.map(row => row.key);
  const gloss = key === undefined ? undefined : glossOf(catalogue, key, pair);
  const { transcription, spoken, emoji, gender, article } = gloss ?? {};
  // The head of a compound tells its gender, and nothing of how the whole is said; of another word for the same a row tells nothing.
  const isOther =
    head === undefined && gloss !== undefined && gloss.form !== '' && !isOneForm(gloss.form, base);
  const facts = {
    ...(head === undefined && { emoji }),
    ...(head === undefined && !isOther && { transcription, spoken }),
    ...(!isOther && { gender, article }),
    ...(isOther && { listed_as: gloss.form }),
  };
  const translation = senses.length === 0 ? undefined : joined(senses);
  return { base, head, word_id: key, ...list, ...facts, translation, senses };
}

/** What is true of the word that was asked for, of what is said of its row. */
function factsOf({ head, listed_as: listed }: WordReading, row: Partial<Translation>): Partial<Translation> {
  if (head !== undefined) return { word_id: row.word_id };
  return listed === undefined ? row : { word_id: row.word_id, emoji: row.emoji };
}

const isOneForm = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function ofRow(catalogue: Catalogue, key: string | undefined, pair: Pair): Partial<Translation> {
  const meaning = key === undefined ? undefined : catalogue.meaning(key);
  if (meaning === undefined) return {};
  return {
    transcription: meaning.transcriptions[pair.learn],
    word_id: isOfPair(meaning, pair) ? meaning.id : undefined,
    emoji: meaning.emoji || undefined,
  };
}

function joined(senses: readonly string[]): string {
  return [...new Set(senses)].slice(0, MOST_SENSES).join(VARIANT_SEPARATOR);
}
