import type { Translation, WordReading } from '#contract/translation.ts';
import type { Candidate } from '#languages/word-forms/language-forms.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { glossOf } from '../catalogue/gloss.ts';
import { VARIANT_SEPARATOR } from '../catalogue/meanings.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { idOfReading } from '../catalogue/variants.ts';
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
    ...factsOf(first, wordOf(catalogue, first.word_id, asked)),
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
  const [row] = rows.map(({ key }) => key);
  const form = head ?? base;
  const id = row && idOfReading(catalogue, pair.learn, { base, head }, row);
  const gloss = id === undefined ? undefined : glossOf(catalogue, id, pair);
  const listed = id === row || row === undefined ? gloss : glossOf(catalogue, row, pair);
  const { transcription, spoken, emoji, gender, article } = gloss ?? {};
  // The head of a compound tells its gender, and nothing of how the whole is said; of another word for the same a row tells nothing.
  const isOther = gloss !== undefined && gloss.form !== '' && !isOneForm(gloss.form, form);
  const isListedOtherwise = listed !== undefined && listed.form !== '' && !isOneForm(listed.form, form);
  const facts = {
    ...(head === undefined && { emoji }),
    ...(head === undefined && !isOther && { transcription, spoken }),
    ...(!isOther && { gender, article }),
    ...(head === undefined && isListedOtherwise && { listed_as: listed.form }),
  };
  const translation = senses.length === 0 ? undefined : joined(senses);
  return { base, head, word_id: id, ...list, ...facts, translation, senses };
}

/** What is true of the word that was asked for, of what is said of the word that it leads to. */
function factsOf({ head, base }: WordReading, led: LedTo): Partial<Translation> {
  const { form, transcription, ...others } = led;
  if (head !== undefined) return { word_id: others.word_id };
  const isOther = form !== undefined && form !== '' && !isOneForm(form, base);
  return isOther ? others : { transcription, ...others };
}

const isOneForm = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type LedTo = Partial<Translation> & { form?: string };

function wordOf(catalogue: Catalogue, id: string | undefined, pair: Pair): LedTo {
  const word = id === undefined ? undefined : catalogue.word(id);
  if (word === undefined) return {};
  return {
    form: word.forms[pair.learn],
    transcription: word.transcriptions[pair.learn],
    word_id: isOfPair(word, pair) ? word.id : undefined,
    emoji: word.emoji || undefined,
  };
}

function joined(senses: readonly string[]): string {
  return [...new Set(senses)].slice(0, MOST_SENSES).join(VARIANT_SEPARATOR);
}
