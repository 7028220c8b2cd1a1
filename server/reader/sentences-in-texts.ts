import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { splitSentences } from '#contract/split-sentences.ts';
import type { EntrySentence } from '#contract/word-entry.ts';
import type { Language } from '#languages/index.ts';
import type { TextTokens } from '#languages/word-forms/text-tokens.ts';
import type { ReaderText } from './take-apart.ts';

/** A line of a slip. */
const LONGEST = 110;
/** A sentence of fewer characters shows little of how a word is used. */
const SHORTEST = 12;
/** Of one row. */
const MOST = 2;

/** Finds sentences of the built-in texts with a row, the easiest texts first: at most two, the form in square brackets. */
export type SentencesInTexts = (learn: Language, row: string) => Promise<readonly EntrySentence[]>;

type ByRow = Record<string, EntrySentence[]>;
type TokensOf = (text: ReaderText) => Promise<TextTokens>;

/** Reads the texts of a language when it is first asked for one of its words. */
export function sentencesInTexts(texts: readonly ReaderText[], tokensOf: TokensOf): SentencesInTexts {
  const found = new Map<Language, Promise<ByRow>>();
  return async (learn, row) => {
    const reading = found.get(learn) ?? sentencesByRow(texts, learn, tokensOf);
    found.set(learn, reading);
    return (await reading)[row] ?? [];
  };
}

/** The same of what the build has read: a language takes up to half a second. Decoded when it is first asked for. */
export function builtSentences(bytes: Buffer): SentencesInTexts {
  let decoded: Partial<Record<Language, ByRow>> | undefined;
  return async (learn, row) => {
    decoded ??= JSON.parse(String(bytes)) as Partial<Record<Language, ByRow>>;
    return decoded[learn]?.[row] ?? [];
  };
}

/** The sentences of the texts of a language, by the rows that they show. */
export async function sentencesByRow(
  texts: readonly ReaderText[],
  learn: Language,
  tokensOf: TokensOf,
): Promise<ByRow> {
  const byRow = new Map<string, EntrySentence[]>();
  for (const text of texts.filter(text => text.learn === learn)) collect(byRow, text, await tokensOf(text));
  return Object.fromEntries(byRow);
}

function collect(
  byRow: Map<string, EntrySentence[]>,
  { id, title, body }: ReaderText,
  { parts: [, tokens = []], words }: TextTokens,
): void {
  const sentences = sentencesOf(body);
  let place = 0;
  for (const [at, length, word, ...units] of tokens) {
    while (sentences[place] !== undefined && at >= (sentences[place]?.end ?? 0)) place += 1;
    const sentence = sentences[place];
    const row = onlyRow(words[word]);
    // Of a unit of several words (steht … auf) one word alone would be marked.
    if (sentence === undefined || row === undefined || units.length > 0 || !isShowable(sentence.text))
      continue;
    const known = byRow.get(row) ?? [];
    if (known.length === MOST || known.some(({ from }) => from?.id === id)) continue;
    const within = at - sentence.start;
    const { text } = sentence;
    const marked = `${text.slice(0, within)}[${text.slice(within, within + length)}]${text.slice(within + length)}`;
    byRow.set(row, [...known, { text: marked.trim(), from: { id, title } }]);
  }
}

/** The row of a word that can be no other: what is shown as an example has to be one. */
function onlyRow(word: TextTokens['words'][number] | undefined): string | undefined {
  const rows = new Set(word?.readings.flatMap(reading => reading.rows));
  const [row] = rows;
  return rows.size === 1 ? row : undefined;
}

function sentencesOf(body: string): { text: string; start: number; end: number }[] {
  let start = 0;
  return body.split(PARAGRAPH_SEPARATOR).flatMap(paragraph => {
    const sentences = splitSentences(paragraph).map(text => {
      const sentence = { text, start, end: start + text.length };
      start = sentence.end;
      return sentence;
    });
    start += PARAGRAPH_SEPARATOR.length;
    return sentences;
  });
}

/** Brackets mark the form; of a quotation that goes on in the next sentence only half would be there. */
function isShowable(text: string): boolean {
  const quotes = text.match(/["“”„«»「」『』]/g)?.length ?? 0;
  return text.length <= LONGEST && text.length >= SHORTEST && !/[[\]\n]/.test(text) && quotes % 2 === 0;
}
