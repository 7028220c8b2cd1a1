/** A letter with what is written on it. `vowel` is empty where none is; `isClosed` tells a written sukun from no mark. */
export type ArabicLetter = {
  letter: string;
  vowel: '' | 'a' | 'i' | 'u';
  isClosed: boolean;
  isDoubled: boolean;
  hasNunation: boolean;
};

const VOWEL_MARKS: Record<string, ArabicLetter['vowel']> = {
  '\u064B': 'a',
  '\u064C': 'u',
  '\u064D': 'i',
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
};
const NUNATION = /[\u064B-\u064D]/;
const SUKUN = '\u0652';
const SHADDA = '\u0651';
const DAGGER_ALIF = '\u0670';
const TATWEEL = /\u0640/g;

/** True when a text has vowel marks, which make its sounds known. */
export const isVocalised = (text: string) => /[\u064B-\u0652\u0670]/.test(text);

/** The letters of a word with their marks, in whatever order the marks are stored. */
export function readArabicLetters(word: string): ArabicLetter[] {
  const letters: ArabicLetter[] = [];
  for (const [, letter = '', marks = ''] of word.replace(TATWEEL, '').matchAll(/(\P{M})(\p{M}*)/gu)) {
    letters.push(markedLetter(letter, marks));
    if (marks.includes(DAGGER_ALIF)) letters.push(markedLetter('ا', ''));
  }
  return letters;
}

function markedLetter(letter: string, marks: string): ArabicLetter {
  return {
    letter,
    vowel: [...marks].map(mark => VOWEL_MARKS[mark]).find(found => found !== undefined) ?? '',
    isClosed: marks.includes(SUKUN),
    isDoubled: marks.includes(SHADDA),
    hasNunation: NUNATION.test(marks),
  };
}
