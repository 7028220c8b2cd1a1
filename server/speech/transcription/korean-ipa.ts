import { decomposeHangul, type Syllable } from '../text/hangul.ts';
import { prepareKorean } from '../text/prepare-korean.ts';

/** IPA of Korean by its own sound rules; anything that is not Hangul stays as written. */
export function koreanIpa(text: string): string {
  return prepareKorean(text).replace(/[\uAC00-\uD7A3]+/g, word => {
    const syllables = [...word].map(decomposeHangul) as Syllable[];
    return syllables
      .map((syllable, index) => syllableIpa(syllable, syllables[index - 1], syllables[index + 1]))
      .join('');
  });
}

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

function syllableIpa(syllable: Syllable, before: Syllable | undefined, after: Syllable | undefined): string {
  const vowel = VOWELS[syllable.vowel] ?? '';
  // A final consonant before a doubled one of its own kind is that one's closure.
  const closes = after !== undefined && DOUBLED[after.initial] === syllable.final;
  return `${softenS(initialIpa(syllable.initial, before), vowel)}${vowel}${closes ? '' : finalIpa(syllable.final)}`;
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
