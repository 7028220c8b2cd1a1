import { oncePerWord } from '../word-forms/once-per-rows.ts';

/** A piece of a suffix as the letters that it may be, and whether it comes and goes. */
export type Letter = { sign: string; isLoose: boolean };

/**
 * The letters of a suffix. A stands for a or e, I for ı, i, u or ü, D for d or t, C for c or ç, K for k or ğ; a letter in brackets stands
 * only where it parts two vowels (y, s, n) or two consonants (I, A).
 */
export const lettersOf = oncePerWord((shape: string): readonly Letter[] =>
  [...shape.matchAll(/\((.)\)|(.)/g)].map(({ 1: loose, 2: fixed }) => ({
    sign: loose ?? fixed ?? '',
    isLoose: loose !== undefined,
  })),
);

export const BACK = new Set('aıou');
export const VOWELS = new Set('aeıioöuüâîû');
export const VOICELESS = new Set('fstkçşhp');
/** The narrow vowel that follows each vowel. */
export const NARROW: Record<string, string> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
  â: 'ı',
  î: 'i',
  û: 'u',
};
/** What a vowel behind the last one of a loan like saat takes it for. */
const LIGHT: Record<string, string> = { a: 'e', ı: 'i', o: 'ö', u: 'ü' };

export function lastVowel(word: string, end: number): string {
  for (let at = end - 1; at >= 0; at--) {
    const letter = word[at] ?? '';
    if (VOWELS.has(letter)) return letter;
  }
  return '';
}

export const isBack = (vowel: string) => BACK.has(vowel) || vowel === 'â' || vowel === 'û';

/** Whether a suffix begins with a vowel behind this stem. */
export function beginsWithVowel(shape: string, stem: string): boolean {
  const [first, second] = lettersOf(shape);
  const isAfterVowel = VOWELS.has(stem.at(-1) ?? '');
  const begins = first?.isLoose && isLeftOut(first, isAfterVowel) ? second : first;
  return /[AI]/.test(begins?.sign ?? '') || VOWELS.has(begins?.sign ?? '');
}

/** A loose vowel goes behind a vowel, a loose consonant behind a consonant. */
const isLeftOut = ({ sign }: Letter, isAfterVowel: boolean) =>
  /[AI]/.test(sign) ? isAfterVowel : !isAfterVowel;

/** A stem with a suffix, by the harmony of its vowels and the hardness of its end; `isLight` is that of saat, whose endings are those of e. */
export function attach(stem: string, shape: string, isLight = false): string {
  let suffix = '';
  for (const letter of lettersOf(shape)) {
    const word = stem + suffix;
    if (letter.isLoose && isLeftOut(letter, VOWELS.has(word.at(-1) ?? ''))) continue;
    const last = lastVowel(word, word.length);
    const vowel = isLight && lastVowel(suffix, suffix.length) === '' ? (LIGHT[last] ?? last) : last;
    if (letter.sign === 'A') suffix += isBack(vowel) ? 'a' : 'e';
    else if (letter.sign === 'I') suffix += NARROW[vowel] ?? '';
    else if (letter.sign === 'D') suffix += VOICELESS.has(word.at(-1) ?? '') ? 't' : 'd';
    else suffix += letter.sign;
  }
  return stem + suffix;
}
