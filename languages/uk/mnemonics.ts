import type { Phoneme } from '../phonemes.ts';

/** Ukrainian phonemes in the engine's notation; undefined when one of them is not Ukrainian. */
export function ukrainianMnemonics(phonemes: readonly Phoneme[]): string | undefined {
  const sounds = phonemes.flatMap(readSound);
  if (sounds.some(({ base }) => !(base in ENGINE_VOWELS || base in ENGINE_CONSONANTS))) return undefined;
  const written = sounds
    .map((sound, index) => mnemonicOf(sound, sounds[index - 1], sounds[index + 1]))
    .join('');
  // Where no stress is known the engine finds one, but not in a word with pauses.
  const isStressed = sounds.filter(sound => sound.isVowel).length < 2 || written.includes("'");
  return isStressed ? written : written.replaceAll(KEEP_VOICED, '');
}

/** A phoneme without length and softness; a long one is two sounds. */
type Sound = { base: string; isVowel: boolean; isSoft: boolean; isStressed: boolean };

function readSound({ ipa, isVowel, stress }: Phoneme, index: number, all: readonly Phoneme[]): Sound[] {
  const base = ipa.replace(/[ʲː]/g, '');
  const isHalfSoft = HALF_SOFT_BEFORE_I.has(base) && all[index + 1]?.ipa === 'i';
  const sound = {
    base,
    isVowel,
    isSoft: ipa.includes('ʲ') || isHalfSoft,
    isStressed: stress !== '',
  };
  return ipa.includes('ː') ? [sound, sound] : [sound];
}

const ENGINE_VOWELS: Record<string, string> = { ɑ: 'a', ɛ: 'E', ɪ: 'I', i: 'i', ɔ: 'o', u: 'u' };

const ENGINE_CONSONANTS: Record<string, string> = {
  b: 'b',
  ʋ: 'B',
  w: 'w',
  ɦ: 'h',
  ɡ: 'g',
  d: 'd',
  dʒ: 'dZ',
  dz: 'dz',
  ʒ: 'Z',
  z: 'z',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'p',
  r: 'R',
  s: 's',
  t: 't',
  f: 'f',
  x: 'x',
  ts: 'ts',
  tʃ: 'tS',
  ʃ: 'S',
};

const VOICELESS = new Set(['k', 'p', 's', 't', 'f', 'x', 'ts', 'tʃ', 'ʃ']);
const VOICED_OBSTRUENTS = new Set(['b', 'ɦ', 'ɡ', 'd', 'dʒ', 'dz', 'ʒ', 'z']);
// Before i the engine softens these enough by itself; more would sound like j.
const SOFTENED_BY_I = new Set(['b', 'ʋ', 'ɦ', 'ɡ', 'k', 'm', 'p', 'f', 'x']);
// The engine's soft hushing sounds are the Polish ones.
const ALWAYS_HARD = new Set(['ʒ', 'tʃ', 'ʃ', 'dʒ', 'j', 'w']);
// Softened before i, which is not shown.
const HALF_SOFT_BEFORE_I = new Set(['ʒ', 'tʃ', 'ʃ', 'dʒ']);
// The engine leaves softness out where no vowel follows: сіль, день, мати and мать would end alike.
const PALATALS: Record<string, string> = { l: 'l^', n: 'n^', t: 'c', d: 'J' };
// The shortest pause stops the engine's devoicing (казка as "kaska"), which Ukrainian does not have.
const KEEP_VOICED = '_|';
const SEPARATOR = '|';

function mnemonicOf(sound: Sound, before: Sound | undefined, after: Sound | undefined): string {
  if (sound.isVowel) return `${sound.isStressed ? "'" : ''}${ENGINE_VOWELS[sound.base]}`;
  const hard = hardMnemonic(sound, before);
  return `${isAudiblySoft(sound, after) ? softMnemonic(sound, hard, after) : hard}${border(sound, after)}`;
}

// Side by side in the engine's letters d and ʒ would be the one sound dʒ, which a prefix has not: відживати.
const border = ({ base }: Sound, after: Sound | undefined) => {
  if (VOICED_OBSTRUENTS.has(base) && VOICELESS.has(after?.base ?? '')) return KEEP_VOICED;
  return ['d', 't'].includes(base) && ['ʒ', 'z', 'ʃ', 's'].includes(after?.base ?? '') ? SEPARATOR : '';
};

// The engine's soft в would make a voiceless consonant before it voiced: шв as "жв".
const hardMnemonic = ({ base }: Sound, before: Sound | undefined): string =>
  base === 'ʋ' && VOICELESS.has(before?.base ?? '') ? 'v' : (ENGINE_CONSONANTS[base] ?? '');

function isAudiblySoft({ base, isSoft }: Sound, after: Sound | undefined): boolean {
  if (!isSoft || ALWAYS_HARD.has(base)) return false;
  return !(after?.base === 'i' && SOFTENED_BY_I.has(base));
}

function softMnemonic({ base }: Sound, hard: string, after: Sound | undefined): string {
  const palatal = after?.isVowel || after?.isSoft ? undefined : PALATALS[base];
  return palatal ?? `${hard};`;
}
