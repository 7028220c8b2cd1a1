import type { Inventory } from '../inventory.ts';
import type { Phoneme } from '../phonemes.ts';

// The engine's own Arabic loses the vowel beside a shadda and says every ة as t.
const CONSONANTS: Inventory = {
  ʔ: '?',
  b: 'b',
  t: 't',
  θ: 'T',
  dʒ: 'dZ',
  ħ: 'H',
  x: 'X',
  d: 'd',
  ð: 'D',
  r: 'R',
  z: 'z',
  s: 's',
  ʃ: 'S',
  sˤ: 's[',
  dˤ: 'dH',
  tˤ: 't[',
  ðˤ: 'Z',
  ʕ: 'A',
  ɣ: 'gH',
  f: 'f',
  q: 'q',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  h: 'h',
  w: 'w',
  j: 'j',
};

// These darken the vowel after them.
const EMPHATIC = new Set(['sˤ', 'dˤ', 'tˤ', 'ðˤ']);

/** Arabic phonemes in the engine's notation; undefined when one of them is not Arabic. */
export function arabicMnemonics(phonemes: readonly Phoneme[]): string | undefined {
  const written = phonemes.map((phoneme, index) => mnemonic(phoneme, phonemes[index - 1]));
  return written.includes(undefined) ? undefined : written.join('');
}

function mnemonic({ ipa, isVowel, stress }: Phoneme, before: Phoneme | undefined): string | undefined {
  if (!isVowel) return CONSONANTS[ipa] && border(ipa, before) + CONSONANTS[ipa];
  const [sound = '', length] = ipa;
  const dark = EMPHATIC.has(before?.ipa ?? '') ? '.' : '';
  return `${stress === '' ? '' : "'"}${sound}${dark}${length === undefined ? '' : ':'}`;
}

// Side by side in the engine's letters these would be one phoneme: دح would be ض.
const MERGING = new Set(['dħ', 'dðˤ', 'tʃ']);

const border = (ipa: string, before: Phoneme | undefined) => (MERGING.has(`${before?.ipa}${ipa}`) ? '|' : '');
