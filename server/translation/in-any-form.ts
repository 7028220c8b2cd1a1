import type { Translation, WordReading } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import type { Candidate } from '#languages/word-forms/language-forms.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { VARIANT_SEPARATOR } from '../catalogue/meanings.ts';
import type { Pair } from '../catalogue/present.ts';
import { candidatesOf, languagesOf } from '../catalogue/word-forms.ts';
import { MOST_SENSES, translateBuiltIn } from './built-in.ts';

/**
 * Makes the function that translates a word of any language in any of its forms. English keeps its own: its replies are those
 * of the specification.
 */
export function translateInAnyForm(catalogue: Catalogue) {
  const languageOf = languagesOf(catalogue);
  return async (word: string, pair: Pair): Promise<Translation | undefined> => {
    const listed = translateBuiltIn(catalogue, word, pair);
    if (pair.learn === 'en') return listed;
    const language = await languageOf(pair.learn);
    const readings = candidatesOf(language, word).map(candidate => readingOf(catalogue, candidate, pair));
    const senses = readings.flatMap(({ senses }) => senses);
    const [first] = readings;
    if (first === undefined || senses.length === 0) return listed;
    const { fold } = language.forms;
    return {
      translation: joined(senses),
      base: fold(first.base) === fold(word) ? undefined : first.base,
      ...ofRow(catalogue, first.word_id, pair.learn),
      readings: readings.map(({ senses, ...reading }) => ({
        ...reading,
        translation: senses.length === 0 ? undefined : joined(senses),
      })),
    };
  };
}

function readingOf(
  catalogue: Catalogue,
  { base, rows, tags, before = [], after = [] }: Candidate,
  { lang }: Pair,
): Omit<WordReading, 'translation'> & { senses: string[] } {
  const senses = rows.flatMap(({ key }) => catalogue.meaning(key)?.variants[lang] ?? []);
  const list = { tags: [...tags], before: [...before], after: [...after] };
  return { base, word_id: rows[0]?.key, ...list, senses };
}

function ofRow(catalogue: Catalogue, key: string | undefined, learn: Language): Partial<Translation> {
  const meaning = key === undefined ? undefined : catalogue.meaning(key);
  if (meaning === undefined) return {};
  return {
    transcription: meaning.transcriptions[learn],
    word_id: meaning.id,
    emoji: meaning.emoji || undefined,
  };
}

function joined(senses: readonly string[]): string {
  return [...new Set(senses)].slice(0, MOST_SENSES).join(VARIANT_SEPARATOR);
}
