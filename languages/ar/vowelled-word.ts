import type { Candidate } from '../word-forms/language-forms.ts';
import { PRESENT_VERBS } from './present-verbs.ts';
import { SMALL_WORDS } from './small-words.ts';
import { withoutVowels } from './vowels.ts';

/** The word behind it, unless punctuation is between. */
export type NextWord = { word: string; candidates: readonly Candidate[] };

/** How the commonest form of a row is vowelled; undefined where nobody knows. */
export type VowelsOf = (row: string) => string | undefined;

const SUN_LETTERS = /^[تثدذرزسشصضطظلن]/;
/** What is written in front of a word with it, by its tag. */
const IN_FRONT: Readonly<Record<string, string>> = {
  and: 'وَ',
  so: 'فَ',
  by: 'بِ',
  to: 'لِ',
  like: 'كَ',
};
const SHADDA = '\u0651';

/**
 * A word of a running text with its vowels, where it is known to be a base form, its feminine, its accusative in ًا, a regular plural, or one of the small
 * words or common verbs, with or without what is attached in front of it. The ending of its case is left out, as people do who read aloud without it.
 * Undefined where another form would have to be guessed, or where its letters are words of different vowels and nothing decides.
 */
export function vowelledWord(
  word: string,
  { candidates, next }: { candidates: readonly Candidate[]; next?: NextWord | undefined },
  vowelsOf: VowelsOf,
): string | undefined {
  const small = SMALL_WORDS.get(word) ?? PRESENT_VERBS.get(word) ?? decided(word, next);
  if (small !== undefined || UNDECIDED.has(word)) return small;
  // أمي is "my mother" as well as "illiterate".
  if (word.endsWith('ي') && candidates.some(({ after = [] }) => after.includes('my'))) return undefined;
  const wanted = withoutVowels(word);
  const found = new Set(
    candidates
      .flatMap(candidate => formsOf(candidate, vowelsOf))
      .map(form =>
        (ACCUSATIVE.test(word) ? `${form.replace(FINAL_VOWEL, '')}\u064bا` : form).normalize('NFC'),
      )
      // What is attached may have been taken off in a way that the letters do not bear out.
      .filter(form => withoutVowels(form) === wanted),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/**
 * Of two words, of which neither is much commoner: but before a noun and before a verb, a name and to improve, a name and on me, ten and a
 * tenth, mother and or, pain and not, to lose and already.
 */
const UNDECIDED = new Set(['لكن', 'حسن', 'علي', 'عشر', 'أم', 'ألم', 'فقد']);

const ACCUSATIVE = /\u064bا$/;
const FINAL_VOWEL = /[\u064b-\u0650]$/;

/** من is who before a verb, else from; أن is a particle before a verb, else that. */
function decided(word: string, next: NextWord | undefined): string | undefined {
  if (next === undefined) return undefined;
  const isVerb = PRESENT_VERBS.has(next.word) || next.candidates[0]?.tags.includes('present');
  if (word === 'من') return isVerb ? 'مَنْ' : 'مِنْ';
  if (word === 'أن') return isVerb ? 'أَنْ' : 'أَنَّ';
  return undefined;
}

function formsOf({ base, rows, tags, before = [], after = [] }: Candidate, vowelsOf: VowelsOf): string[] {
  if (after.length > 0) return [];
  if (tags.length > 1) return [];
  return rows.flatMap(({ key, pos }) => {
    // Verbs have no article, and nothing but and and so before them.
    if (pos === 'verb' && before.some(tag => tag !== 'and' && tag !== 'so')) return [];
    const said = vowelsOf(key);
    if (said === undefined || withoutVowels(said) !== base) return [];
    const stem = said.replace(FINAL_VOWEL, '');
    return FORMED[tags[0] ?? '']?.(stem, said).flatMap(form => joined(before, form) ?? []) ?? [];
  });
}

/** The forms that a rule makes of a base form, by their tag; those that the letters do not bear out are dropped. */
const FORMED: Readonly<Record<string, (stem: string, said: string) => string[]>> = {
  '': (_, said) => [said],
  // Its ً is put on afterwards.
  accusative: (_, said) => [said],
  feminine: stem => [`${stem}\u064eة`],
  // ين may be of two as well.
  plural: stem => [`${stem.replace(/ة$/, '')}ات`, `${stem}\u064fونَ`],
};

function joined(before: readonly string[], base: string): string | undefined {
  let vowelled = base;
  for (const [index, tag] of [...before.entries()].toReversed()) {
    const next = before[index + 1];
    if (tag === 'the') vowelled = withArticle(vowelled);
    // لِ takes the place of the ا of the article: لِلْبَيْتِ.
    else if (tag === 'to' && next === 'the') vowelled = `لِ${vowelled.slice(1)}`;
    else if (IN_FRONT[tag] !== undefined) vowelled = `${IN_FRONT[tag]}${vowelled}`;
    else return undefined;
  }
  return vowelled;
}

function withArticle(word: string): string {
  // What begins with a vowel alone gives it to the article: الِاهْتِمَام.
  if (word.startsWith('اِ')) return `الِا${word.slice(2)}`;
  if (!SUN_LETTERS.test(word)) return `الْ${word}`;
  return `ال${word.slice(0, 1)}${word[1] === SHADDA ? '' : SHADDA}${word.slice(1)}`.normalize('NFC');
}
