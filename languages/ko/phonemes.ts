import type { Piece, Utterance } from '../language.ts';
import type { Phoneme } from '../phonemes.ts';
import { decomposeHangul, type Syllable } from './hangul.ts';
import { respellKorean } from './respelling.ts';

/**
 * Korean by its own sound rules. The engine reads Hangul that is written as it is said better than phonemes, for it knows
 * everything but the assimilation between syllables.
 */
export function pronounceKorean({ text, spoken }: Utterance): Piece[] {
  const said = respellKorean(spoken ?? text);
  return [...said.matchAll(/[\uAC00-\uD7A3]+|[^\uAC00-\uD7A3]+/g)].map(([letters]) => {
    const syllables = [...letters].map(decomposeHangul);
    if (syllables[0] === undefined) return { letters };
    return { letters, phonemes: phonemesOf(syllables as Syllable[]), isSaidFromLetters: true };
  });
}

const phonemesOf = (syllables: readonly Syllable[]): Phoneme[] =>
  syllables.flatMap((syllable, index) =>
    syllablePhonemes(syllable, syllables[index - 1], syllables[index + 1]),
  );

const VOWELS: Record<string, string> = {
  ㅏ: 'ɐ',
  ㅐ: 'ɛ',
  ㅑ: 'jɐ',
  ㅒ: 'jɛ',
  ㅓ: 'ʌ',
  ㅔ: 'e',
  ㅕ: 'jʌ',
  ㅖ: 'je',
  ㅗ: 'o',
  ㅘ: 'wɐ',
  ㅙ: 'wɛ',
  ㅚ: 'we',
  ㅛ: 'jo',
  ㅜ: 'u',
  ㅝ: 'wʌ',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'ju',
  ㅡ: 'ɯ',
  ㅢ: 'ɰi',
  ㅣ: 'i',
};

const PLAIN: Record<string, string> = { ㄱ: 'k', ㄷ: 't', ㅂ: 'p', ㅈ: 'tɕ', ㅅ: 's' };
const VOICED: Record<string, string> = { ㄱ: 'ɡ', ㄷ: 'd', ㅂ: 'b', ㅈ: 'dʑ' };
const TENSE: Record<string, string> = { ㄱ: 'k͈', ㄷ: 't͈', ㅂ: 'p͈', ㅈ: 't͈ɕ', ㅅ: 's͈' };
const DOUBLED: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅉ: 'ㅈ', ㅆ: 'ㅅ' };
const OTHERS: Record<string, string> = {
  ㄴ: 'n',
  ㄹ: 'ɾ',
  ㅁ: 'm',
  ㅊ: 'tɕʰ',
  ㅋ: 'kʰ',
  ㅌ: 'tʰ',
  ㅍ: 'pʰ',
  ㅎ: 'h',
};

// Only seven sounds end a syllable; which of them each final letter is.
const SONOROUS_FINALS: Record<string, string> = {
  ㄴ: 'n',
  ㄵ: 'n',
  ㄶ: 'n',
  ㄹ: 'l',
  ㄼ: 'l',
  ㄽ: 'l',
  ㄾ: 'l',
  ㅀ: 'l',
  ㅁ: 'm',
  ㄻ: 'm',
  ㅇ: 'ŋ',
};
const STOPPED_FINALS: Record<string, string> = {
  ㄱ: 'k',
  ㄲ: 'k',
  ㄳ: 'k',
  ㄺ: 'k',
  ㅋ: 'k',
  ㅂ: 'p',
  ㅄ: 'p',
  ㅍ: 'p',
  ㄿ: 'p',
};

function syllablePhonemes(
  syllable: Syllable,
  before: Syllable | undefined,
  after: Syllable | undefined,
): Phoneme[] {
  const vowel = VOWELS[syllable.vowel] ?? '';
  // A final consonant before a doubled one of its own kind is that one's closure.
  const closes = after !== undefined && DOUBLED[after.initial] === syllable.final;
  const initial = softenS(initialIpa(syllable.initial, before), vowel);
  const sounds = [initial, withoutGlide(vowel, initial), closes ? '' : finalIpa(syllable.final)];
  return sounds.flatMap((ipa, place) =>
    ipa === '' ? [] : [{ ipa, isVowel: place === 1, stress: '' as const }],
  );
}

function finalIpa(final: string): string {
  if (final === '') return '';
  return SONOROUS_FINALS[final] ?? `${STOPPED_FINALS[final] ?? 't'}\u031A`;
}

function initialIpa(initial: string, before: Syllable | undefined): string {
  const doubled = DOUBLED[initial];
  if (doubled !== undefined) return TENSE[doubled] ?? '';
  if (initial === 'ㄹ' && before !== undefined && SONOROUS_FINALS[before.final] === 'l') return 'l';
  if (!(initial in PLAIN)) return OTHERS[initial] ?? '';
  if (before === undefined) return PLAIN[initial] ?? '';
  if (before.final !== '' && !(before.final in SONOROUS_FINALS)) return TENSE[initial] ?? '';
  return VOICED[initial] ?? PLAIN[initial] ?? '';
}

const softenS = (consonant: string, vowel: string) =>
  /^(?:[ij]|wi)/.test(vowel) ? consonant.replace('s', 'ɕ') : consonant;

// These have j in them already: 져 is said 저.
const withoutGlide = (vowel: string, initial: string) =>
  /[ɕʑ]/.test(initial) ? vowel.replace(/^j/, '') : vowel;
