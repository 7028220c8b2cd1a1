import type { Span, StretchReading, Text, Token } from '#contract/reader.ts';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { splitSentences } from '#contract/split-sentences.ts';
import { cleanWord, TEXT_WORD } from '#contract/text-words.ts';
import { DEFAULT_LANGUAGE, type Language } from '#languages/index.ts';

/** A word that can be asked for; `index` counts over title and body. */
export type Word = {
  index: number;
  text: string;
  /** Which of the words of the text's reading it is; undefined where none came with the text. */
  token?: number;
  /** How parts of it are read in this text, by their places in it. */
  said?: readonly StretchReading[];
  /** The number that it shares with the words that make one unit with it. */
  unit?: number;
};

/** What is between words is plain text. */
export type Piece = string | Word;

export type Sentence = {
  index: number;
  text: string;
  pieces: Piece[];
  /** How names are read, which are no words to tap: by the place of the piece that they are in. */
  saidBetween: ReadonlyMap<number, readonly StretchReading[]>;
  /** What parts it from the next one; nothing in Chinese and Japanese. */
  gap: string;
};

/** A text cut up for the screen: title, paragraphs, and all their sentences and words in the order of reading. */
export type TextParts = {
  title: Sentence[];
  paragraphs: Sentence[][];
  sentences: Sentence[];
  words: Word[];
  /** Those of the body alone. */
  bodyWords: Word[];
};

/** Cuts up a text at its sentences and words, those of English by the specification's rule, others where the server found them. */
export function splitText({
  title,
  body,
  spans,
  said,
  reading,
}: Pick<Text, 'title' | 'body' | 'spans' | 'said' | 'reading'>): TextParts {
  const sentences: Sentence[] = [];
  const words: Word[] = [];
  const split = (
    paragraph: string,
    start: number,
    given: readonly Span[] | undefined,
    { said = [], tokens = [] }: { said?: readonly StretchReading[]; tokens?: readonly Token[] },
  ) => {
    const tokenAt = tokenFinder(tokens);
    let at = start;
    return splitSentences(paragraph).map(written => {
      const text = written.trimEnd();
      const places = given === undefined ? englishWords(text) : spansWithin(given, at, text.length);
      const begun = at;
      const pieces = piecesOf(text, places, words, (place, length) => ({
        token: tokenAt(begun + place),
        said: saidWithin(said, begun + place, length),
      }));
      const saidBetween = betweenWords(pieces, said, begun);
      const sentence = {
        index: sentences.length,
        text,
        pieces,
        saidBetween,
        gap: written.slice(text.length),
      };
      sentences.push(sentence);
      at += written.length;
      return sentence;
    });
  };
  const titleParts = split(title, 0, spans?.title, { said: said?.title, tokens: reading?.title });
  const titleLength = words.length;
  let at = 0;
  const paragraphs = body.split(PARAGRAPH_SEPARATOR).map(paragraph => {
    const start = at;
    at += paragraph.length + PARAGRAPH_SEPARATOR.length;
    return split(paragraph, start, spans?.body, { said: said?.body, tokens: reading?.body });
  });
  return { title: titleParts, paragraphs, sentences, words, bodyWords: words.slice(titleLength) };
}

/** The words that make one unit with a word, in the order of reading: *steht … auf*; undefined where it is one alone. */
export function unitOf({ index, unit }: Word, words: readonly Word[], learn: Language): string | undefined {
  if (unit === undefined) return undefined;
  const together = words.filter(word => word.unit === unit);
  const first = together[0]?.index ?? index;
  const isRun = together.every((word, place) => word.index === first + place);
  const between = !isRun ? ' … ' : hasSpaces(learn) ? ' ' : '';
  return together.map(({ text }) => text).join(between);
}

const hasSpaces = (learn: Language) => learn !== 'zh' && learn !== 'ja';

/** The sentence that a word is in, and how many UTF-16 units of it come before the word. */
export function sentenceWith(
  { index }: Word,
  sentences: readonly Sentence[],
): { sentence: Sentence; place: number } | undefined {
  for (const sentence of sentences) {
    let place = 0;
    for (const piece of sentence.pieces) {
      if (typeof piece !== 'string' && piece.index === index) return { sentence, place };
      place += typeof piece === 'string' ? piece.length : piece.text.length;
    }
  }
  return undefined;
}

/** What has no letter a-z cannot be asked for and stays plain text. */
function englishWords(text: string): Span[] {
  const found = [...text.matchAll(TEXT_WORD)].filter(([word]) => cleanWord(word) !== '');
  return found.map(match => [match.index, match[0].length]);
}

function spansWithin(spans: readonly Span[], start: number, length: number): Span[] {
  const inside = spans.filter(([at]) => at >= start && at < start + length);
  return inside.map(([at, many]) => [at - start, many]);
}

function betweenWords(
  pieces: readonly Piece[],
  said: readonly StretchReading[],
  start: number,
): Sentence['saidBetween'] {
  const found = new Map<number, StretchReading[]>();
  if (said.length === 0) return found;
  let at = start;
  for (const [place, piece] of pieces.entries()) {
    const { length } = typeof piece === 'string' ? piece : piece.text;
    const readings = typeof piece === 'string' ? saidWithin(said, at, length) : [];
    if (readings.length > 0) found.set(place, readings);
    at += length;
  }
  return found;
}

/** Those that lie within a piece, by their places in it; the list is in the order of the text. */
function saidWithin(said: readonly StretchReading[], start: number, length: number): StretchReading[] {
  let [low, high] = [0, said.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((said[middle]?.[0] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const inside: StretchReading[] = [];
  for (const [at, long, reading] of said.slice(low, low + length)) {
    if (at + long > start + length) break;
    inside.push([at - start, long, reading]);
  }
  return inside;
}

/**
 * Makes the function that finds the token which covers a place. English words by the specification may be parts of a token:
 * *well* of *well-known*.
 */
function tokenFinder(tokens: readonly Token[]): (place: number) => Token | undefined {
  return place => {
    let [low, high] = [0, tokens.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((tokens[middle]?.[0] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    const found = tokens[low];
    return found !== undefined && place >= found[0] && place < found[0] + found[1] ? found : undefined;
  };
}

/** Adds the words to `words`. */
function piecesOf(
  text: string,
  places: readonly Span[],
  words: Word[],
  knownAt: (place: number, length: number) => { token: Token | undefined; said: StretchReading[] },
): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [at, length] of places) {
    if (at > end) pieces.push(text.slice(end, at));
    const { token: found, said } = knownAt(at, length);
    const [, , token, unit] = found ?? [];
    const word: Word = {
      index: words.length,
      text: text.slice(at, at + length),
      ...(token !== undefined && { token }),
      ...(unit !== undefined && { unit }),
      ...(said.length > 0 && { said }),
    };
    words.push(word);
    pieces.push(word);
    end = at + length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The language of a text; those of the specification, which name none, are English. */
export function languageOf({ learn }: { learn?: Language | undefined }): Language {
  return learn ?? DEFAULT_LANGUAGE;
}
