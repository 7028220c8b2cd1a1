import type { Phoneme } from '../phonemes.ts';
import { LOANS_IN_K, MARKED_WORDS, WITH_DIPHTHONG, WITHOUT_DIPHTHONG } from './words.ts';

/** The sounds of an Indonesian word; undefined when it has other letters than those of the alphabet. */
export function indonesianPhonemes(word: string): Phoneme[] | undefined {
  const lower = word.normalize('NFC').toLowerCase();
  if (!/^[a-z]+$/.test(lower)) return undefined;
  const marked = MARKED_WORDS.get(lower) ?? lower;
  const letters = [...marked.matchAll(spellingOf(lower))].map(([letter]) => letter);
  const sounds = letters.map((letter, index) => soundOf(letter, letters.slice(index + 1)));
  return stressed(openedEs(withGlottalStop(sounds, lower)));
}

const CONSONANTS = 'n[gy]|n(?=k)|kh|sy';
const ENDING_DIPHTHONG = new RegExp(`${CONSONANTS}|a[iu](?=$|kan$|an$|nya$|lah$)|\\p{L}`, 'gu');
const INNER_DIPHTHONG = new RegExp(`${CONSONANTS}|a[iu]|\\p{L}`, 'gu');
const NO_DIPHTHONG = new RegExp(`${CONSONANTS}|\\p{L}`, 'gu');

function spellingOf(word: string): RegExp {
  if (WITH_DIPHTHONG.has(word)) return INNER_DIPHTHONG;
  return WITHOUT_DIPHTHONG.has(word) ? NO_DIPHTHONG : ENDING_DIPHTHONG;
}

const SOUNDS: Record<string, string> = {
  ê: 'ə',
  é: 'e',
  ai: 'aɪ',
  au: 'aʊ',
  ng: 'ŋ',
  ny: 'ɲ',
  kh: 'x',
  sy: 'ʃ',
  c: 'tʃ',
  j: 'dʒ',
  y: 'j',
  g: 'ɡ',
  q: 'k',
  x: 'ks',
};

const VOWEL = /^[aeiouêé]/;

function soundOf(letter: string, following: readonly string[]): Phoneme {
  const isVowel = VOWEL.test(letter);
  const isVelarised = letter === 'n' && following[0] === 'k';
  const isLast = !following.some(other => VOWEL.test(other));
  const ipa = isVelarised ? 'ŋ' : letter === 'e' && !isLast ? 'ə' : (SOUNDS[letter] ?? letter);
  return { ipa, isVowel, stress: '' };
}

/** What is added to a word leaves its last k as it is: baiklah, miliknya, memasukkan. */
const AFTER_K = /k(?:[lk]ah|nya|mu|ku|kan)$/;

function withGlottalStop(sounds: readonly Phoneme[], word: string): Phoneme[] {
  const ending = word.match(AFTER_K)?.[0] ?? (word.endsWith('k') && !LOANS_IN_K.has(word) ? 'k' : undefined);
  if (ending === undefined) return [...sounds];
  const stop = sounds.length - ending.replace('ny', 'ɲ').length;
  return sounds.map((sound, index) =>
    index === stop && sounds[index - 1]?.isVowel ? { ...sound, ipa: 'ʔ' } : sound,
  );
}

// A consonant that closes the syllable opens the vowel: karɛt, but medʒa.
const openedEs = (sounds: readonly Phoneme[]): Phoneme[] =>
  sounds.map((sound, index) => {
    const [next, afterNext] = sounds.slice(index + 1, index + 3);
    const isClosed = next !== undefined && !next.isVowel && !afterNext?.isVowel;
    return sound.ipa === 'e' && isClosed ? { ...sound, ipa: 'ɛ' } : sound;
  });

// The last syllable but one, unless its vowel is neutral.
function stressed(sounds: readonly Phoneme[]): Phoneme[] {
  const vowels = sounds.flatMap(({ isVowel }, index) => (isVowel ? [index] : []));
  const last = vowels.at(-1);
  const beforeLast = vowels.at(-2);
  const isNeutral = beforeLast !== undefined && sounds[beforeLast]?.ipa === 'ə';
  const place = isNeutral ? last : (beforeLast ?? last);
  return sounds.map((sound, index) => (index === place ? { ...sound, stress: 'ˈ' } : sound));
}
