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

/** `body` is paragraphs with an empty line between them. */
export function splitText(title: string, body: string): TextParts {
  const sentences: Sentence[] = [];
  const words: Word[] = [];
  const split = (paragraph: string) =>
    splitSentences(paragraph).map(written => {
      const text = written.trimEnd();
      const sentence = { index: sentences.length, text, pieces: piecesOf(text, words) };
      sentences.push(sentence);
      return sentence;
    });
  const titleParts = split(title);
  const titleLength = words.length;
  const paragraphs = body.split(PARAGRAPH_SEPARATOR).map(split);
  return { title: titleParts, paragraphs, sentences, words, wordCount: words.length - titleLength };
}

/** Adds the words it finds to `words`. What has no letter a-z cannot be asked for and stays plain text. */
function piecesOf(text: string, words: Word[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(TEXT_WORD)) {
    if (cleanWord(match[0]) === '') continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    const word = { index: words.length, text: match[0] };
    words.push(word);
    pieces.push(word);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
