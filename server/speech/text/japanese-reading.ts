import { correctReadings, type JapaneseToken, tokenizeJapanese } from './japanese-tokens.ts';

/** The reading in kana, and the words it is made of where the dictionary reads the text the same way. */
export type JapaneseReading = { reading: string; tokens: JapaneseToken[] | undefined };

/**
 * How a Japanese text is read.
 *
 * @param known the reading where it is known, in kana; the dictionary's otherwise
 */
export async function readingOf(text: string, known: string | undefined): Promise<JapaneseReading> {
  const tokens = await tokenizeJapanese(text);
  if (known !== undefined && spelling(tokens) !== toKatakana(known))
    return { reading: known, tokens: undefined };
  const corrected = known === undefined ? correctReadings(tokens) : tokens;
  return { reading: known ?? (hasKanji(text) ? spelling(corrected) : text), tokens: corrected };
}

export const hasKanji = (text: string) => /[\p{Script=Han}々]/u.test(text);

const spelling = (tokens: readonly JapaneseToken[]) =>
  tokens.map(token => token.reading || token.surface).join('');

/** Hiragana as katakana, without spaces: the spelling of the dictionary. */
function toKatakana(kana: string): string {
  return kana
    .replace(/\s+/g, '')
    .replace(/[\u3041-\u3096]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}
