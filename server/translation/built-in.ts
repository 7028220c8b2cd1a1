import { foldForm } from '#contract/search.ts';
import type { Translation } from '#contract/translation.ts';
import { baseForms } from '#languages/en/inflection.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue, CatalogueWord, Meaning } from '../catalogue/catalogue.ts';
import { VARIANT_SEPARATOR } from '../catalogue/meanings.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { idOfReading } from '../catalogue/variants.ts';

/** More would bury the common senses. */
export const MOST_SENSES = 8;

/** A base form with its meanings; where it is several words (a contraction), what each of them means. */
type Reading = { base: string; meanings: readonly Meaning[]; parts: Reading[] };

/**
 * What catalogue and dictionary know of a word of the language `pair.learn`; undefined when they know nothing. English
 * words are found in any of their forms, words of other languages in the form they are listed in.
 */
export function translateBuiltIn(catalogue: Catalogue, word: string, pair: Pair): Translation | undefined {
  const readings = readWord(catalogue, word, pair.learn);
  const senses = readings.flatMap(reading => sensesOf(reading, pair));
  const [first] = readings;
  if (first === undefined || senses.length === 0) return undefined;
  const learned = wordToLearn(catalogue, first, pair.learn);
  return {
    translation: [...new Set(senses)].slice(0, MOST_SENSES).join(VARIANT_SEPARATOR),
    base: pair.learn === 'en' ? otherThan(word, first.base) : undefined,
    transcription: learned?.transcriptions[pair.learn],
    // A word that one of the two lacks is explained, and cannot be kept.
    word_id: learned && isOfPair(learned, pair) ? learned.id : undefined,
    emoji: learned?.emoji || undefined,
  };
}

function readWord(catalogue: Catalogue, word: string, learn: Language): Reading[] {
  return learn === 'en' ? readEnglish(catalogue, word) : readAsListed(catalogue, word, learn);
}

function wordToLearn(
  catalogue: Catalogue,
  { base, meanings }: Reading,
  learn: Language,
): CatalogueWord | undefined {
  const meaning = meanings.find(({ isTaught }) => isTaught) ?? meanings[0];
  if (meaning === undefined) return undefined;
  const folded = foldForm(learn, base);
  const form = meaning.variants[learn].find(variant => foldForm(learn, variant) === folded);
  return catalogue.word(idOfReading(catalogue, learn, { base: form ?? base }, meaning.id));
}

function readEnglish(catalogue: Catalogue, word: string): Reading[] {
  const lexicon = (form: string) => catalogue.meanings('en', form).map(meaning => meaning.pos);
  const folded = foldForm('en', word);
  const bases = baseForms(folded, lexicon);
  if (bases.length === 0 && /[ -]/.test(folded)) return readParts(catalogue, folded);
  return bases.flatMap(({ base, kinds }) => {
    const meanings = catalogue
      .meanings('en', base)
      .filter(meaning => kinds.length === 0 || kinds.includes(meaning.pos));
    if (meanings.length === 0) return readParts(catalogue, base);
    return [{ base: meanings[0]?.variants.en[0] ?? base, meanings, parts: [] }];
  });
}

/** Reads several words one by one; nothing when one of them is unknown, as half a reading would mislead. */
function readParts(catalogue: Catalogue, words: string): Reading[] {
  const parts = words.split(/[ -]+/).map(word => readEnglish(catalogue, word)[0]);
  return parts.every(part => part !== undefined) ? [{ base: words, meanings: [], parts }] : [];
}

function readAsListed(catalogue: Catalogue, word: string, language: Language): Reading[] {
  const meanings = catalogue.meanings(language, word);
  return meanings.length === 0 ? [] : [{ base: word, meanings, parts: [] }];
}

function sensesOf({ base, meanings, parts }: Reading, pair: Pair): string[] {
  if (parts.length === 0) return meanings.flatMap(meaning => inLanguage(meaning, pair));
  if (pair.lang === 'en') return [base];
  // "do" only carries the "not" and has no word of its own in other languages.
  const said = /^(do|does|did) not$/.test(base) ? parts.slice(1) : parts;
  return [said.map(part => sensesOf(part, pair)[0]).join(' + ')];
}

/** English words are explained to readers of English by the note of the sense, where there is one. */
function inLanguage({ variants, sense }: Meaning, { lang, learn }: Pair): readonly string[] {
  if (lang === 'en' && learn === 'en' && sense !== '') return [sense];
  return variants[lang];
}

/** The base, unless it has the letters of the word itself. */
function otherThan(word: string, base: string): string | undefined {
  const lettersOf = (form: string) => foldForm('en', form).replace(/[^\p{L} ]/gu, '');
  return lettersOf(word) === lettersOf(base) ? undefined : base;
}
