import { cheapestPath, type Take } from './cheapest-path.ts';
import type { Piece } from './language-forms.ts';

/** A longer run is taken apart in parts: memory stays bounded for any text. */
const LONGEST_RUN = 400;
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * Splits a text of a script without spaces: `run` finds what is written in it, `wordsAt` takes the words that may begin at a place
 * of such a run. Neighbours that nobody knows are one word; the rest of the text is split at its letters.
 */
export function splitSpaceless(
  text: string,
  run: RegExp,
  wordsAt: (run: string, at: number, take: Take) => void,
): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (piece: string, isWord: boolean) => {
    if (piece === '') return;
    pieces.push({ at: end, text: piece, isWord });
    end += piece.length;
  };
  const addOthers = (between: string) => {
    if (between.length === 1) add(between, IS_WORD.test(between));
    else for (const part of between.split(/([\p{L}\p{M}\p{N}]+)/u)) add(part, IS_WORD.test(part));
  };
  for (const { 0: whole, index } of text.matchAll(run)) {
    addOthers(text.slice(end, index));
    for (let start = 0; start < whole.length; start += LONGEST_RUN) {
      const part = whole.slice(start, start + LONGEST_RUN);
      let at = 0;
      let unknown = '';
      for (const length of cheapestPath(part, (place, take) => wordsAt(part, place, take))) {
        const word = part.slice(at, at + Math.abs(length));
        at += word.length;
        if (length < 0) {
          unknown += word;
          continue;
        }
        add(unknown, true);
        unknown = '';
        add(word, true);
      }
      add(unknown, true);
    }
  }
  addOthers(text.slice(end));
  return pieces;
}
