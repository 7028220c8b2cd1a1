import { toHiragana, toRomaji } from 'wanakana';
import { readingOf } from '../text/japanese-reading.ts';
import type { JapaneseToken } from '../text/japanese-tokens.ts';

/**
 * The kana reading and Hepburn romaji of a Japanese word: "みず · mizu".
 *
 * @param kana the known reading; without one the dictionary's is taken
 */
export async function japaneseTranscription(text: string, kana: string | undefined): Promise<string> {
  const { reading, tokens } = await readingOf(text, kana);
  return `${reading} · ${tokens === undefined ? hepburn(reading) : romajiOf(tokens)}`;
}

// Endings are written together with their word: -masu, -nin, -te.
const ENDING = new Set(['助動詞', '接尾', '接続助詞']);
const NUMBER = '数';

function romajiOf(tokens: readonly JapaneseToken[]): string {
  return tokens
    .map((token, index) => `${isJoined(token, tokens[index - 1]) ? '' : ' '}${tokenRomaji(token)}`)
    .join('')
    .trim();
}

function isJoined(token: JapaneseToken, before: JapaneseToken | undefined): boolean {
  const kinds = [token.partOfSpeech, token.partOfSpeechSubcategory1];
  if (before?.partOfSpeech === '接頭詞' || kinds.some(kind => ENDING.has(kind))) return true;
  return token.partOfSpeechSubcategory1 === NUMBER && before?.partOfSpeechSubcategory1 === NUMBER;
}

// Two vowels that belong to different parts of the word stay two: lake is mizu-umi, calf ko-ushi.
const TWO_VOWELS: ReadonlyMap<string, string> = new Map([
  ['湖', 'mizuumi'],
  ['場合', 'baai'],
  ['雄牛', 'oushi'],
  ['子牛', 'koushi'],
  ['子馬', 'kouma'],
  ['女王', 'joō'],
]);

// 思う is omo-u, a stem and its ending; the う of 学校 only makes the o longer.
function tokenRomaji(token: JapaneseToken): string {
  const parted = TWO_VOWELS.get(token.surface);
  if (parted !== undefined) return parted;
  const said = sayParticle(token);
  const endsInU = token.partOfSpeech === '動詞' && token.surface.endsWith('う');
  return endsInU ? `${hepburn(said.slice(0, -1))}u` : hepburn(said);
}

// は へ を are said わ え お as particles; long vowels stay as they are spelled.
function sayParticle({ reading, pronunciation, surface }: JapaneseToken): string {
  if (reading === '' || reading.length !== pronunciation.length) return reading || surface;
  return [...reading].map((kana, index) => ('ハヘヲ'.includes(kana) ? pronunciation[index] : kana)).join('');
}

// Katakana's newer spellings, which the library reads letter by letter.
const NEWER_SPELLINGS = {
  てぃ: 'ti',
  でぃ: 'di',
  とぅ: 'tu',
  どぅ: 'du',
  でゅ: 'dyu',
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  ふゅ: 'fyu',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔぇ: 've',
  ゔぉ: 'vo',
  つぁ: 'tsa',
  くぁ: 'kwa',
  くぉ: 'kwo',
  しぇ: 'she',
  じぇ: 'je',
  ちぇ: 'che',
  を: 'o',
};

const LONG: Record<string, string> = { aa: 'ā', uu: 'ū', ee: 'ē', oo: 'ō', ou: 'ō' };

function hepburn(kana: string): string {
  const hiragana = toHiragana(kana, { convertLongVowelMark: false });
  const letters = toRomaji(hiragana.replaceAll('ー', '-'), { customRomajiMapping: NEWER_SPELLINGS });
  return letters
    .replace(/([aiueo])-/g, (_, vowel: string) => LONG[vowel + vowel] ?? 'ī')
    .replace(/aa|uu|ee|oo|ou/g, pair => LONG[pair] ?? pair);
}
