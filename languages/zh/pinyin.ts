import { convert, customPinyin, pinyin } from 'pinyin-pro';
import { CHINESE_SINGLE_READINGS, CHINESE_WORD_READINGS } from './readings.ts';
import { ADVERB_IN_DE, COLOURING_R } from './respelling.ts';

customPinyin(CHINESE_WORD_READINGS);

/** Pinyin with tone marks, a syllable at a time; neutral tones and the colouring -r as dictionaries give them. */
export function chinesePinyin(text: string, pos?: string): string {
  if (pos === 'adverb' && ADVERB_IN_DE.test(text)) return `${chinesePinyin(text.slice(0, -1))} de`;
  if (NEUTRAL_BU.has(text)) return syllables(text).replace(' bù ', ' bu ');
  const single = CHINESE_SINGLE_READINGS.get(text);
  if (single !== undefined) return convert(single);
  return text
    .split(COLOURING_R)
    .map(part => (part === '' ? '' : syllables(part)))
    .join('r ')
    .trim();
}

// Between a verb and what it achieves 不 is light.
const NEUTRAL_BU = new Set(['对不起', '看不见']);

function syllables(text: string): string {
  const read = pinyin(text, { toneType: 'symbol', toneSandhi: false, nonZh: 'consecutive', type: 'all' });
  return read
    .map(({ origin, pinyin: syllable }, index) => (isSuffix(read, index) ? 'zi' : syllable || origin))
    .join(' ')
    .replace(/\s*([^\p{L}\p{M}\p{N}\s’']+)\s*/gu, ' ')
    .trim();
}

// 子 that keeps its tone is a word of its own: 王子 is a king's son, 桌子 only a table.
const FULL_ZI_AFTER = new Set('王女男电原分中质量瓜莲弟父母才太天公鱼松孔孟君'.split(''));

function isSuffix(read: readonly { origin: string }[], index: number): boolean {
  const before = read[index - 1]?.origin;
  return read[index]?.origin === '子' && before !== undefined && !FULL_ZI_AFTER.has(before);
}
