import { correctReadings, type JapaneseToken, lengthenVowels, tokenizeJapanese } from './tokens.ts';

/** The reading in kana, and the words it is made of where the dictionary reads the text the same way. */
export type JapaneseReading = { reading: string; tokens: JapaneseToken[] | undefined };

/**
 * How a Japanese text is read.
 *
 * @param known the reading where it is known, in kana; the dictionary's otherwise
 */
export async function readingOf(text: string, known: string | undefined): Promise<JapaneseReading> {
  const tokens = await tokenizeJapanese(text);
  const corrected = correctReadings(tokens);
  if (known !== undefined) {
    const wanted = toKatakana(known);
    const fit =
      fitReadings(tokens, wanted) ?? fitReadings(corrected, wanted) ?? alignReadings(tokens, wanted);
    return { reading: known, tokens: fit };
  }
  return { reading: hasKanji(text) ? spelling(corrected) : text, tokens: corrected };
}

/**
 * The tokens as the known reading has them, where they spell it but for one: 何 is なに alone and なん in 何ですか.
 * Undefined where more differs, or where a single word is read in another way altogether.
 */
function fitReadings(tokens: readonly JapaneseToken[], known: string): JapaneseToken[] | undefined {
  const readings = tokens.map(token => token.reading || token.surface);
  const isRight = (index: number) => known.startsWith(readings.slice(0, index + 1).join(''));
  const odd = readings.findIndex((_, index) => !isRight(index));
  if (odd === -1) return readings.join('') === known ? [...tokens] : undefined;
  const [before, after] = [readings.slice(0, odd).join(''), readings.slice(odd + 1).join('')];
  const reading = known.slice(before.length, known.length - after.length);
  if (tokens.length === 1 || reading === '' || !known.endsWith(after)) return undefined;
  return tokens.map((token, index) => (index === odd ? readAs(token, reading) : token));
}

/**
 * The tokens of a sentence as the known reading has them, wherever its words in kanji are read in another way: kana is itself, and each
 * run of kanji takes what is between, the reading of the dictionary first. Undefined where they cannot be the same text.
 */
function alignReadings(tokens: readonly JapaneseToken[], known: string): JapaneseToken[] | undefined {
  if (tokens.length === 1) return undefined;
  const parts = tokens.map(({ surface, reading }) =>
    hasKanji(surface)
      ? `(${reading === '' ? '' : `${escaped(reading)}|`}.+?)`
      : `(${escaped(toKatakana(surface))})`,
  );
  const found = new RegExp(`^${parts.join('')}$`, 'u').exec(known);
  if (found === null) return undefined;
  return tokens.map((token, index) => {
    const reading = found[index + 1] ?? '';
    return !hasKanji(token.surface) || reading === token.reading ? token : readAs(token, reading);
  });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function readAs(token: JapaneseToken, reading: string): JapaneseToken {
  const read = { ...token, reading, pronunciation: lengthenVowels(reading) };
  // The first sound is voiced in the second part of a compound: とけい is どけい in めざましどけい.
  const isSecondPart = withoutVoicing(reading) === token.reading;
  return isSecondPart ? { ...read, partOfSpeechSubcategory1: '接尾' } : read;
}

/** With the first kana unvoiced. */
const withoutVoicing = (kana: string) => kana.slice(0, 1).normalize('NFD').slice(0, 1) + kana.slice(1);

export const hasKanji = (text: string) => /[\p{Script=Han}々]/u.test(text);

// As a reader would write it: in hiragana what is kanji, and all else as it stands.
const spelling = (tokens: readonly JapaneseToken[]) =>
  tokens.map(token => (hasKanji(token.surface) ? spellKanji(token) : token.surface)).join('');

function spellKanji({ surface, reading }: JapaneseToken): string {
  const katakana = surface.match(/[\p{Script=Katakana}ー]+/gu) ?? [];
  return (
    katakana.reduce((spelled, part) => spelled.replace(toHiragana(part), part), toHiragana(reading)) ||
    surface
  );
}

const toHiragana = (katakana: string) =>
  katakana.replace(/[\u30a1-\u30f6]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** Hiragana as katakana, without spaces: the spelling of the dictionary. */
function toKatakana(kana: string): string {
  return kana
    .replace(/\s+/g, '')
    .replace(/[\u3041-\u3096]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}
