import { hasKanji, readingOf } from './reading.ts';
import { type JapaneseToken, lengthenVowels, tokenizeJapanese } from './tokens.ts';

/**
 * Writes Japanese in kana as it is said, for the engine drops kanji or names them "Chinese letter".
 *
 * @param known the known kana reading of the whole text; it wins over the dictionary
 */
export async function respellJapanese(text: string, known: string | undefined): Promise<string> {
  const { reading, tokens } = await readingOf(text, known);
  // The dictionary knows where vowels are long and that は is わ, but kana alone it cuts into words unreliably.
  if (tokens !== undefined && (hasKanji(text) || tokens.length === 1)) return readable(joinTokens(tokens));
  return readable(sayKana(reading, tokens ?? (await tokenizeJapanese(reading))));
}

// These lean on the word before; a space would make the engine stress them as words of their own.
const LEANING = new Set(['助詞', '助動詞', '記号', '接尾']);

function joinTokens(tokens: readonly JapaneseToken[]): string {
  const said = tokens.map(({ surface, pronunciation, partOfSpeech, partOfSpeechSubcategory1 }) => {
    const leans = LEANING.has(partOfSpeech) || LEANING.has(partOfSpeechSubcategory1);
    return `${leans ? '' : ' '}${pronunciation || surface}`;
  });
  return said.join('').replace(/\s+/g, ' ').trim();
}

function sayKana(kana: string, tokens: readonly JapaneseToken[]): string {
  const surfaces = tokens.map((token, index) =>
    isParticle(tokens, index) ? token.pronunciation : token.surface,
  );
  // Tokens lose the spaces between them, which only matter to the engine's stress.
  return lengthenVowels(/\s/.test(kana) ? kana : surfaces.join(''));
}

// A first は, or one after another particle, belongs to a word: はは (mother).
function isParticle(tokens: readonly JapaneseToken[], index: number): boolean {
  const before = tokens[index - 1];
  return tokens[index]?.partOfSpeech === '助詞' && before !== undefined && before.partOfSpeech !== '助詞';
}

const LARGE: Record<string, string> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ヮ: 'ワ',
  ヵ: 'カ',
  ヶ: 'ケ',
  ぁ: 'あ',
  ゎ: 'わ',
};

// A single kana that the engine does not know makes it spell the whole word as "Japanese letter".
function readable(kana: string): string {
  return kana
    .replace(/[・･ゝゞヽヾ]/g, ' ')
    .replace(
      /(?<=[ウう])[ィェォ]|(?<![ァ-ヴぁ-ゔ])[ァィゥェォぁ]|[ヮヵヶゎ]/g,
      small => LARGE[small] ?? small,
    )
    .replace(/(?<![ァ-ヴぁ-ゔー])[ーッっ]+|(?<=[ンんッっ])ー+/g, '')
    .trim();
}
