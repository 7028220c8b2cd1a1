import type { Span, Text } from '#contract/reader.ts';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { cleanWord, TEXT_WORD } from '#contract/text-words.ts';
import { splitSentences } from './sentences.ts';

/** A word that can be asked for; `index` counts over title and body. */
export type Word = { index: number; text: string };

/** What stands between words is plain text. */
export type Piece = string | Word;

export type Sentence = { index: number; text: string; pieces: Piece[] };

/** A text cut up for the screen: title, paragraphs, and all their sentences and words in the order of reading. */
export type TextParts = {
  title: Sentence[];
  paragraphs: Sentence[][];
  sentences: Sentence[];
  words: Word[];
  /** Words of the body alone. */
  wordCount: number;
};

/** Cuts up a text at its sentences and words, those of English by the specification's rule, others where the server found them. */
export function splitText({ title, body, spans }: Pick<Text, 'title' | 'body' | 'spans'>): TextParts {
  const sentences: Sentence[] = [];
  const words: Word[] = [];
  const split = (paragraph: string, start: number, given: readonly Span[] | undefined) => {
    let at = start;
    return splitSentences(paragraph).map(written => {
      const text = written.trimEnd();
      const places = given === undefined ? englishWords(text) : spansWithin(given, at, text.length);
      const sentence = { index: sentences.length, text, pieces: piecesOf(text, places, words) };
      sentences.push(sentence);
      at += written.length;
      return sentence;
    });
  };
  const titleParts = split(title, 0, spans?.title);
  const titleLength = words.length;
  let at = 0;
  const paragraphs = body.split(PARAGRAPH_SEPARATOR).map(paragraph => {
    const start = at;
    at += paragraph.length + PARAGRAPH_SEPARATOR.length;
    return split(paragraph, start, spans?.body);
  });
  return { title: titleParts, paragraphs, sentences, words, wordCount: words.length - titleLength };
}

/** The text of the sentence in which a word stands. */
export function sentenceWith({ index }: Word, sentences: readonly Sentence[]): string {
  return (
    sentences.find(({ pieces }) => pieces.some(piece => typeof piece !== 'string' && piece.index === index))
      ?.text ?? ''
  );
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

/** Adds the words to `words`. */
function piecesOf(text: string, places: readonly Span[], words: Word[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [at, length] of places) {
    if (at > end) pieces.push(text.slice(end, at));
    const word = { index: words.length, text: text.slice(at, at + length) };
    words.push(word);
    pieces.push(word);
    end = at + length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
