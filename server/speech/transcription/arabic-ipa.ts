import type { ArabicSound } from '../text/arabic-sounds.ts';
import { arabicWords } from '../text/arabic-words.ts';
import { type Segment, writeSegments } from './segments.ts';

/** IPA of vocalised Arabic in its pausal form; undefined when a word of it has no vowel marks. */
export function arabicIpa(text: string): string | undefined {
  const words = arabicWords(text).map(word => word.sounds);
  if (words.some(sounds => sounds === undefined)) return undefined;
  return words.map(sounds => writeSegments((sounds ?? []).map(toSegment))).join(' ');
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

function toSegment({ sound, isVowel, isLong, isStressed }: ArabicSound): Segment {
  const ipa = isVowel ? `${sound}${isLong ? 'ː' : ''}` : (CONSONANTS[sound] ?? '');
  return { ipa, isVowel, stress: isStressed ? 'ˈ' : '' };
}
