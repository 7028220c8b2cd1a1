import type { Phoneme } from '../phonemes.ts';
import type { WordInText } from '../word-by-word.ts';
import { type PolishLetter, readPolish } from './spelling.ts';
import { stressedFromEnd } from './stress.ts';
import { endBefore, voicePolish, type WordEnd } from './voicing.ts';

/** The sounds of a Polish word in its place; undefined for what is not spelled in Polish. */
export function pronouncePolish({ word, after }: WordInText): Phoneme[] | undefined {
  const letters = readPolish(word);
  const isProclitic = PROCLITICS.has(word.toLowerCase()) && (after !== undefined || word.length === 1);
  if (letters === undefined || !(isProclitic || letters.some(letter => letter.isVowel))) return undefined;
  const next = after === undefined || /^[wz]$/i.test(after) ? undefined : endBefore(readPolish(after));
  const end: WordEnd = next ?? (isProclitic ? 'kept' : 'voiceless');
  const sounds = assimilateN(sayNasals(voicePolish(letters, end)));
  return toPhonemes(sounds, stressedFromEnd(word));
}

/** Prepositions that are said with the next word: their end is not that of a word. */
const PROCLITICS = new Set('w z bez nad od pod przed przez we ze'.split(' '));

const FRICATIVE = /^[szʂʐɕʑfvx]$/;

/** ą and ę are a nasal vowel before fricatives alone; before stops a vowel and n, at the end ę has lost its nose. */
function sayNasals(letters: readonly PolishLetter[]): PolishLetter[] {
  return letters.flatMap((letter, index) => {
    if (letter.ipa !== 'ą' && letter.ipa !== 'ę') return [letter];
    const plain = letter.ipa === 'ą' ? 'ɔ' : 'ɛ';
    const next = letters[index + 1]?.ipa;
    if (next === undefined) return [{ ...letter, ipa: letter.ipa === 'ą' ? 'ɔ̃' : 'ɛ' }];
    if (FRICATIVE.test(next)) return [{ ...letter, ipa: `${plain}\u0303` }];
    const nasal = nasalBefore(next);
    return [
      { ...letter, ipa: plain },
      ...(nasal === '' ? [] : [{ ipa: nasal, isVowel: false, isRz: false }]),
    ];
  });
}

function nasalBefore(next: string): string {
  if (/^[pb]/.test(next)) return 'm';
  if (/^[kɡ]/.test(next)) return 'ŋ';
  if (next === 'tɕ' || next === 'dʑ') return 'ɲ';
  return /^[td]/.test(next) ? 'n' : '';
}

const assimilateN = (letters: readonly PolishLetter[]): PolishLetter[] =>
  letters.map((letter, index) =>
    letter.ipa === 'n' && /^[kɡ]$/.test(letters[index + 1]?.ipa ?? '') ? { ...letter, ipa: 'ŋ' } : letter,
  );

function toPhonemes(letters: readonly PolishLetter[], fromEnd: number): Phoneme[] {
  const vowels = letters.flatMap((letter, index) => (letter.isVowel ? [index] : []));
  const stressed = vowels.at(-Math.min(fromEnd, vowels.length));
  return letters.map(({ ipa, isVowel }, index) => ({
    ipa: ipa.normalize('NFC'),
    isVowel,
    stress: index === stressed ? 'ˈ' : '',
    isOnset: beginsSyllable(letters, index) || undefined,
  }));
}

// Before j and rz a consonant is of the same syllable: pa-miętać, u-przejmy.
function beginsSyllable(letters: readonly PolishLetter[], index: number): boolean {
  const [letter, next, last] = letters.slice(index, index + 3);
  if (letter === undefined || letter.isVowel || next === undefined || last === undefined) return false;
  if (!last.isVowel || letter.ipa === 'j') return false;
  return next.ipa === 'j' ? letter.ipa !== 'r' : next.isRz && /^[pbtdkɡx]$/.test(letter.ipa);
}
