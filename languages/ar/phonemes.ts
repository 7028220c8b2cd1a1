import type { Piece } from '../language.ts';
import type { Phoneme } from '../phonemes.ts';
import type { ArabicSound } from './sounds.ts';
import { arabicWords } from './words.ts';

/** Vocalised Arabic with its sounds, in the pausal form; words without vowel marks stay letters, which the engine's dictionary has. */
export function pronounceArabic(text: string): Piece[] {
  const words = arabicWords(text).map(({ written, before, sounds, after }): Piece[] => {
    if (sounds === undefined) return [{ letters: written }];
    const bare = written.slice(before.length, written.length - after.length);
    return [{ letters: before }, { letters: bare, phonemes: toPhonemes(sounds) }, { letters: after }];
  });
  return words
    .flatMap((pieces, index) => (index === 0 ? pieces : [{ letters: ' ' }, ...pieces]))
    .filter(piece => piece.letters !== '');
}

const CONSONANTS: Record<string, string> = {
  ء: 'ʔ',
  ب: 'b',
  ت: 't',
  ث: 'θ',
  ج: 'dʒ',
  ح: 'ħ',
  خ: 'x',
  د: 'd',
  ذ: 'ð',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'ʃ',
  ص: 'sˤ',
  ض: 'dˤ',
  ط: 'tˤ',
  ظ: 'ðˤ',
  ع: 'ʕ',
  غ: 'ɣ',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'j',
};

// A syllable begins with one consonant, whatever two stand before its vowel.
const toPhonemes = (sounds: readonly ArabicSound[]): Phoneme[] =>
  sounds.map((sound, index) => ({
    ...toPhoneme(sound),
    isOnset: (!sound.isVowel && sounds[index + 1]?.isVowel) || undefined,
  }));

function toPhoneme({ sound, isVowel, isLong, isStressed }: ArabicSound): Phoneme {
  const ipa = isVowel ? `${sound}${isLong ? 'ː' : ''}` : (CONSONANTS[sound] ?? '');
  return { ipa, isVowel, stress: isStressed ? 'ˈ' : '' };
}
