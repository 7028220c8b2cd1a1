import type { ArabicSound } from './arabic-sounds.ts';
import { arabicWords } from './arabic-words.ts';

/**
 * Writes vocalised Arabic in the engine's phonemes: it loses the vowel beside a shadda and says every ة as t.
 * Words without vowel marks stay letters, for which it has a dictionary.
 */
export function prepareArabic(text: string): string {
  return arabicWords(text)
    .map(({ written, before, sounds, after }) =>
      sounds === undefined ? written : `${before}[[${phonemes(sounds)}]]${after}`,
    )
    .join(' ');
}

const CONSONANTS: Record<string, string> = {
  ء: '?',
  ب: 'b',
  ت: 't',
  ث: 'T',
  ج: 'dZ',
  ح: 'H',
  خ: 'X',
  د: 'd',
  ذ: 'D',
  ر: 'R',
  ز: 'z',
  س: 's',
  ش: 'S',
  ص: 's[',
  ض: 'dH',
  ط: 't[',
  ظ: 'Z',
  ع: 'A',
  غ: 'gH',
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

// These darken the vowel after them.
const EMPHATIC = new Set(['ص', 'ض', 'ط', 'ظ']);

function phonemes(sounds: readonly ArabicSound[]): string {
  return sounds
    .map((sound, index) => `${border(sound, sounds[index - 1])}${phoneme(sound, sounds[index - 1])}`)
    .join('');
}

// Side by side in the engine's letters these would be one phoneme: دح would be ض.
const MERGING = new Set(['دح', 'دظ', 'تش']);

const border = ({ sound }: ArabicSound, before: ArabicSound | undefined) =>
  MERGING.has(`${before?.sound}${sound}`) ? '|' : '';

function phoneme(
  { sound, isVowel, isLong, isStressed }: ArabicSound,
  before: ArabicSound | undefined,
): string {
  if (!isVowel) return CONSONANTS[sound] ?? '';
  const dark = EMPHATIC.has(before?.sound ?? '') ? '.' : '';
  return `${isStressed ? "'" : ''}${sound}${dark}${isLong ? ':' : ''}`;
}
