import type { Piece } from './language-forms.ts';

/** Letters with their marks, and digits; apostrophes and hyphens join them. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘-][\p{L}\p{M}\p{N}]+)*/gu;
const ONE_WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u;
/** A hyphen with a letter that only sounds (a-t-il) is none. */
const IS_WORD = /^[^-]*[\p{L}\p{N}]/u;

/** Takes a text apart at its words; `within` takes one of them further apart. */
export function splitWords(text: string, within: (word: string) => readonly string[]): Piece[] {
  // Counting a text asks for one word after the other.
  if (ONE_WORD.test(text) && within(text).length === 1) return [{ at: 0, text, isWord: true }];
  const pieces: Piece[] = [];
  let end = 0;
  const add = (piece: string, isWord: boolean) => {
    if (piece !== '') pieces.push({ at: end, text: piece, isWord });
    end += piece.length;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(end, index), false);
    for (const part of within(word)) add(part, IS_WORD.test(part));
  }
  add(text.slice(end), false);
  return pieces;
}

/** The parts of a word with hyphens, unless `isOne` knows it as one word: *well*, *-*, *known*. */
export function hyphenParts(word: string, isOne: (word: string) => boolean): readonly string[] {
  return !word.includes('-') || isOne(word) ? [word] : word.split(/(-)/).filter(part => part !== '');
}
