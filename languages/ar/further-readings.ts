import type { Candidate, Guess, KnownWords } from '../word-forms/language-forms.ts';
import { bentAtStart } from '../word-forms/several-words.ts';
import { foldArabic } from './fold-arabic.ts';
import { ARABIC_IRREGULAR } from './irregular-forms.ts';
import { guessArabic } from './stems.ts';
import { VERBAL_NOUNS } from './verbal-nouns.ts';

/** What is written before a noun that has the article. */
const THE = /^ال(?=..)/;

/** What the first of several words may be: itself, a form, or both with the article. */
function* firstWords(first: string): Iterable<Guess> {
  for (const word of new Set([first, first.replace(THE, '')])) {
    yield { base: word, kinds: [], tags: [] };
    for (const listed of ARABIC_IRREGULAR.get(word) ?? []) yield { ...listed, base: foldArabic(listed.base) };
    yield* guessArabic(word);
  }
}

/** The article may stand at the last word, and an adjective behind several things is feminine: مواقع إلكترونية. */
const ends = (end: string) => {
  const bare = end.replace(/^ ال(?=..)/, ' ');
  return new Set([end, bare].flatMap(own => [own, own.replace(/ة$/, '')]));
};

const ofSeveral = bentAtStart(firstWords, ends);

/** What a word may be besides, after all else: the doing of a verb, or a verb or a noun of several words (حصلت على, حقائب السفر). */
export function furtherReadings(word: string, known: KnownWords): Candidate[] {
  if (word.includes(' ')) return ofSeveral(word, known);
  return (VERBAL_NOUNS.get(word) ?? []).flatMap(verb => {
    const rows = (known.get(verb) ?? []).filter(({ pos }) => pos === 'verb');
    const [first] = rows;
    return first === undefined ? [] : [{ base: first.form, rows, tags: ['verbal-noun' as const] }];
  });
}
