import { INDONESIAN_WORDS } from './indonesian-words.ts';

/** One sound in the engine's letters and in IPA. */
export type IndonesianSound = { phoneme: string; ipa: string; isVowel: boolean; isStressed: boolean };

/** The sounds of a word whose e the engine would misread; undefined for all others. */
export function indonesianSounds(word: string): IndonesianSound[] | undefined {
  const marked = INDONESIAN_WORDS.get(word.toLowerCase());
  if (marked === undefined) return undefined;
  const spelled = [...marked.matchAll(SPELLING)].map(([letters]) => soundOf(letters));
  const vowels = spelled.flatMap((sound, index) => (sound.isVowel ? [index] : []));
  const last = vowels.at(-1);
  const beforeLast = vowels.at(-2);
  // The neutral vowel is passed over by the stress.
  const isNeutral = beforeLast !== undefined && spelled[beforeLast]?.ipa === 'ə';
  const stressed = isNeutral ? last : (beforeLast ?? last);
  return spelled.map((sound, index) => ({ ...sound, isStressed: index === stressed }));
}

const SPELLING = /n[gy]|kh|sy|a[iu](?=$|kan)|\p{L}/gu;

const SOUNDS: Record<string, readonly [phoneme: string, ipa: string]> = {
  ê: ['@', 'ə'],
  ai: ['aI', 'aɪ'],
  au: ['aU', 'aʊ'],
  ng: ['N', 'ŋ'],
  ny: ['n^', 'ɲ'],
  kh: ['x', 'x'],
  sy: ['S', 'ʃ'],
  c: ['tS', 'tʃ'],
  j: ['dZ', 'dʒ'],
  y: ['j', 'j'],
  g: ['g', 'ɡ'],
  r: ['R', 'r'],
};

function soundOf(letters: string): IndonesianSound {
  const [phoneme, ipa] = SOUNDS[letters] ?? [letters, letters];
  return { phoneme, ipa, isVowel: /^[aeiouê]/.test(letters), isStressed: false };
}
