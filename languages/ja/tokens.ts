import { JAPANESE_READINGS } from './corrected-readings.ts';

/** `reading` is the kana spelling, `pronunciation` the kana as said (ガッコー, ワ); both empty for foreign letters. */
export type JapaneseToken = {
  surface: string;
  partOfSpeech: string;
  partOfSpeechSubcategory1: string;
  reading: string;
  pronunciation: string;
};

type Tokenize = (text: string) => JapaneseToken[];

/** The words of a Japanese text. The first call loads the dictionary: half a second and 130 MB, so only in a worker. */
export async function tokenizeJapanese(text: string): Promise<JapaneseToken[]> {
  loading ??= loadTokenizer();
  return (await loading)(text);
}

let loading: Promise<Tokenize> | undefined;

const UNKNOWN = {
  surface: '',
  partOfSpeech: '',
  partOfSpeechSubcategory1: '',
  reading: '',
  pronunciation: '',
};

async function loadTokenizer(): Promise<Tokenize> {
  const { TokenizerBuilder } = await import('lindera-wasm-nodejs-ipadic');
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  // Words that the dictionary does not know come without most of the fields.
  return text => tokenizer.tokenize(text).map((token: Partial<JapaneseToken>) => ({ ...UNKNOWN, ...token }));
}

const LONGEST_READING = 3;

/** Puts the learner's reading in place where tokens spell a word of {@link JAPANESE_READINGS}, the longest first. */
export function correctReadings(tokens: JapaneseToken[]): JapaneseToken[] {
  const corrected: JapaneseToken[] = [];
  for (let start = 0; start < tokens.length; ) {
    const { token, length } = longestReading(tokens, start);
    corrected.push(token);
    start += length;
  }
  return corrected;
}

function longestReading(tokens: JapaneseToken[], start: number): { token: JapaneseToken; length: number } {
  for (let length = LONGEST_READING; length > 0; length -= 1) {
    const surface = tokens
      .slice(start, start + length)
      .map(token => token.surface)
      .join('');
    const reading = JAPANESE_READINGS.get(surface);
    if (reading !== undefined)
      return {
        token: {
          surface,
          partOfSpeech: '名詞',
          partOfSpeechSubcategory1: '一般',
          reading,
          pronunciation: lengthenVowels(reading),
        },
        length,
      };
  }
  return { token: tokens[start] as JapaneseToken, length: 1 };
}

/** おう and the like as the one long vowel they are nearly always. */
export const lengthenVowels = (kana: string) =>
  kana.replace(/([おこそとのほもよろごぞどぼぽょオコソトノホモヨロゴゾドボポョ])[うウ]/g, '$1ー');
