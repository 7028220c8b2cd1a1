import { toHiragana, toRomaji } from 'wanakana';
import { readingOf } from './reading.ts';
import type { JapaneseToken } from './tokens.ts';

/**
 * The kana reading and Hepburn romaji of a Japanese word: "みず · mizu".
 *
 * @param kana the known reading; without one the dictionary's is taken
 */
export async function japaneseTranscription(text: string, kana: string | undefined): Promise<string> {
  const { reading, tokens } = await readingOf(text, kana);
  return `${reading} · ${tokens === undefined ? hepburn(reading) : romajiOf(tokens)}`;
}

// Endings are written together with their word: -masu, -nin, -te. The copula is not: genki desu.
const ENDING = new Set(['助動詞', '接尾', '接続助詞']);
const COPULA = /^(です|でし|でしょ|だ|だっ|だろ|で|な)$/;
const NUMBER = '数';

/** Parts a word where two vowels meet that are not one long vowel. */
const PARTING = '|';

/** Words that the dictionary takes apart, as readers do not. */
const WRITTEN_AS_ONE = new Set(
  'ラマダン 刑務所長 修道女 観光客 引用文 朝ご飯 昼ご飯 晩ご飯 放り投げる 打ち負かす 火鍋 覗き見 霊能者'.split(
    ' ',
  ),
);

/** Words in kana of which it knows the parts alone. */
const KANA_WORDS =
  'アミナ ええと オークション こぶ さいころ ストラップ そなた ちぇっ にゃあ ポキッと モーテル'.split(' ');

function romajiOf(tokens: readonly JapaneseToken[]): string {
  const isOne = WRITTEN_AS_ONE.has(tokens.map(token => token.surface).join(''));
  const inside = insideKanaWords(tokens);
  const kana = tokens.map((token, index) => {
    const before = inside.has(index) ? '' : isOne ? PARTING : border(token, tokens[index - 1]);
    return `${before}${tokenKana(token)}`;
  });
  return hepburn(kana.join('').trim()).replaceAll(PARTING, '');
}

/** The tokens that go on with a word of {@link KANA_WORDS}. */
function insideKanaWords(tokens: readonly JapaneseToken[]): Set<number> {
  const text = tokens.map(token => token.surface).join('');
  const inside = new Set<number>();
  for (const word of KANA_WORDS) {
    const start = text.indexOf(word);
    let at = 0;
    for (const [index, { surface }] of tokens.entries()) {
      if (start >= 0 && at > start && at < start + word.length) inside.add(index);
      at += surface.length;
    }
  }
  return inside;
}

function border(token: JapaneseToken, before: JapaneseToken | undefined): string {
  // っ doubles the next consonant, and the う of ましょう makes the vowel long: neither stands apart.
  const isOneSound = /[っッ]$/.test(before?.reading ?? '') || (token.surface === 'う' && isEnding(token));
  if (isOneSound) return '';
  return isJoined(token, before) ? PARTING : ' ';
}

function isJoined(token: JapaneseToken, before: JapaneseToken | undefined): boolean {
  if (token.surface.startsWith('ござい')) return false;
  if (before?.partOfSpeech === '接頭詞' || (isEnding(token) && !isCopula(token, before))) return true;
  return token.partOfSpeechSubcategory1 === NUMBER && before?.partOfSpeechSubcategory1 === NUMBER;
}

// After a verb だ is the past: 死んだ.
const isCopula = (token: JapaneseToken, before: JapaneseToken | undefined) =>
  COPULA.test(token.surface) && before?.partOfSpeech !== '動詞';

const isEnding = ({ partOfSpeech, partOfSpeechSubcategory1 }: JapaneseToken) =>
  ENDING.has(partOfSpeech) || ENDING.has(partOfSpeechSubcategory1);

// Two vowels that belong to different parts of the word stay two: lake is mizu-umi, calf ko-ushi. What the dictionary has as
// one word, and readers as several, is spaced here.
const PARTED_WORDS: ReadonlyMap<string, string> = new Map([
  ['湖', 'みず|うみ'],
  ['場合', 'ば|あい'],
  ['雄牛', 'お|うし'],
  ['子牛', 'こ|うし'],
  ['女王', 'じょ|おう'],
  ['邪悪', 'じゃ|あく'],
  ['役に立つ', 'やく に たつ'],
  ['ついて行く', 'ついて いく'],
  ['分の', 'ぶん の'],
  ['不運', 'ふ|うん'],
  ['安売り', 'やす|うり'],
  ['その間', 'その あいだ'],
  ['一番上', 'いちばん うえ'],
  ['一番下', 'いちばん した'],
  ['主な', 'おも な'],
  ['主に', 'おも に'],
  ['額に入れる', 'がく に いれる'],
  ['札を付ける', 'ふだ を つける'],
]);

// 思う is omo-u, a stem and its ending; the う of 学校 only makes the o longer.
function tokenKana(token: JapaneseToken): string {
  const parted = PARTED_WORDS.get(token.surface);
  if (parted !== undefined) return parted;
  const said = sayParticle(token);
  const endsInU = token.partOfSpeech === '動詞' && token.surface.endsWith('う');
  return endsInU ? `${said.slice(0, -1)}${PARTING}う` : said;
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
  // The library doubles the consonant of the old spellings only.
  const plain = hiragana.replaceAll('ー', '-').replaceAll('っ', DOUBLING);
  return toRomaji(plain, { customRomajiMapping: NEWER_SPELLINGS })
    .replace(/~(ch|[a-z])?/g, (_, next: string | undefined) => doubled(next ?? ''))
    .replace(/([aiueo])-/g, (_, vowel: string) => LONG[vowel + vowel] ?? 'ī')
    .replace(/aa|uu|ee|oo|ou/g, pair => LONG[pair] ?? pair);
}

const DOUBLING = '~';

const doubled = (consonant: string) => `${consonant === 'ch' ? 't' : consonant}${consonant}`;
