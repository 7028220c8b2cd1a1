import { standardizePronunciation } from 'es-hangul';
import { sayAcrossWords } from './across-words.ts';
import { KOREAN_TENSED, KOREAN_TENSING_STEMS, KOREAN_WITH_N } from './exceptions.ts';
import { composeHangul, decomposeHangul } from './hangul.ts';

/**
 * Writes Korean as it is said (감사합니다 as 감사함니다); the engine knows no assimilation between syllables.
 * Regular tensing is left to the engine.
 */
export function respellKorean(text: string): string {
  const tensed = sayAcrossWords(syllabic(text)).replace(
    TENSING,
    (_, stem: string) => `${KOREAN_TENSING_STEMS.get(stem)}따`,
  );
  const said = tensed.replace(TENSED, written => KOREAN_TENSED.get(written) ?? written);
  return linkKorean(said.replace(/[희늬띄씌틔]/g, sayPlainI));
}

// After a consonant of its own syllable ㅢ is ㅣ: 희망 is said 히망.
function sayPlainI(written: string): string {
  const syllable = decomposeHangul(written);
  return syllable === undefined ? written : composeHangul({ ...syllable, vowel: 'ㅣ' });
}

/** The same without irregular tensing, which romanisation does not show. */
export function linkKorean(text: string): string {
  const parted = syllabic(text).replace(WITH_N, written => KOREAN_WITH_N.get(written) ?? written);
  return linkSyllables(parted).map(standardise).join('');
}

// The ending ㄹ alone, as dictionaries write it, is said as it is after a consonant.
const syllabic = (text: string) => text.replaceAll('ㄹ', '을');

const TENSING = new RegExp(`(${[...KOREAN_TENSING_STEMS.keys()].join('|')})다(?![가-힣])`, 'g');
const TENSED = new RegExp([...KOREAN_TENSED.keys()].join('|'), 'g');
const WITH_N = new RegExp([...KOREAN_WITH_N.keys()].join('|'), 'g');

const standardise = (text: string) => standardizePronunciation(text, { hardConversion: false });

// Before 이 야 여 요 유 the library always inserts ㄴ, which only some compounds have: 생일 would be "saengnil".
const INSERTING = new Set(['ㅣ', 'ㅑ', 'ㅕ', 'ㅛ', 'ㅠ', 'ㅒ', 'ㅖ']);
// These may be moved over to the next syllable as they are. ㄷ and ㅌ change there, which the library knows.
const MOVABLE = new Set(['ㄱ', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅂ', 'ㅅ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅍ']);

/** Links syllables that the library would part, and cuts the text after ㅇ, which cannot be moved. */
function linkSyllables(text: string): string[] {
  const pieces: string[] = [''];
  const letters = [...text];
  for (let index = 0; index < letters.length; index += 1) {
    const syllable = decomposeHangul(letters[index] ?? '');
    const next = decomposeHangul(letters[index + 1] ?? '');
    const isLinked = syllable !== undefined && next?.initial === 'ㅇ' && INSERTING.has(next.vowel);
    if (syllable === undefined || !isLinked || next === undefined || !isLinkable(syllable.final)) {
      pieces.push(`${pieces.pop()}${letters[index]}`);
    } else if (syllable.final === 'ㅇ') {
      pieces.push(`${pieces.pop()}${letters[index]}`, '');
    } else {
      pieces.push(`${pieces.pop()}${composeHangul({ ...syllable, final: '' })}`);
      letters[index + 1] = composeHangul({ ...next, initial: syllable.final });
    }
  }
  return pieces;
}

const isLinkable = (final: string) => final === 'ㅇ' || MOVABLE.has(final);
