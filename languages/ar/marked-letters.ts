/** A letter with what is written over and under it. */
export type MarkedLetter = { letter: string; vowel: string; isDouble: boolean };

export const FATHA = '\u064e';
export const DAMMA = '\u064f';
export const KASRA = '\u0650';
export const SUKUN = '\u0652';
const SHADDA = '\u0651';

/** A vowelled word by its letters. */
export function markedLetters(word: string): MarkedLetter[] {
  return [...word.normalize('NFC').matchAll(/(.)([\u064b-\u0652\u0670]*)/gu)].map(
    ([, letter = '', marks = '']) => ({
      letter,
      vowel: marks.replace(SHADDA, ''),
      isDouble: marks.includes(SHADDA),
    }),
  );
}

/** Letters as a word, its marks in the order of NFC. */
export const wordOf = (letters: readonly MarkedLetter[]): string =>
  letters
    .map(({ letter, vowel, isDouble }) => `${letter}${isDouble ? SHADDA : ''}${vowel}`)
    .join('')
    .normalize('NFC');

/** A single letter with its vowel. */
export const marked = (letter: string, vowel = ''): MarkedLetter => ({ letter, vowel, isDouble: false });

/** The same letters, the last one changed. */
export function withLast(letters: readonly MarkedLetter[], change: Partial<MarkedLetter>): MarkedLetter[] {
  const last = letters.at(-1);
  return last === undefined ? [] : [...letters.slice(0, -1), { ...last, ...change }];
}

/** A letter that lengthens the vowel before it. */
export const isLong = (letter: MarkedLetter | undefined): boolean =>
  letter !== undefined && letter.vowel === '' && !letter.isDouble && /[اويى]/.test(letter.letter);
