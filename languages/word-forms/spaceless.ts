import { cheapestPath, LONGEST_RUN, type TakeWords } from './cheapest-path.ts';
import type { KnownWords, LanguageForms, Piece, VisitPiece } from './language-forms.ts';
import { oncePerUnit } from './once-per-unit.ts';

/** Halves of surrogate pairs may be letters together. */
const mayBeLetter = oncePerUnit(/[\p{L}\p{M}\p{N}\p{Cs}]/u);
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * How texts of a script without spaces are split: runs of its signs by what `wordsAt` makes of our rows, the rest of a text at its
 * letters.
 *
 * @param signs the signs of the script, as a class of a regular expression has them
 */
export function spaceless(
  signs: string,
  wordsAt: (known: KnownWords) => TakeWords,
): Required<Pick<LanguageForms, 'split' | 'visitPieces'>> {
  const sign = new RegExp(`^[${signs}]`, 'u');
  const isSign = oncePerUnit(sign);
  /** How many units the sign of the script has that is at a place; 0 where another one is. */
  const signAt = (text: string, at: number): number => {
    const unit = text.charCodeAt(at);
    if (isSign(unit)) return 1;
    return unit >= 0xd800 && unit <= 0xdbff && sign.test(text.slice(at, at + 2)) ? 2 : 0;
  };
  const visitPieces = (text: string, known: KnownWords, visit: VisitPiece): void => {
    const takeWords = wordsAt(known);
    for (let at = 0; at < text.length; ) {
      let runEnd = at;
      for (let length = 1; length > 0 && runEnd < text.length; runEnd += length)
        length = signAt(text, runEnd);
      for (; at < runEnd; at = Math.min(runEnd, at + LONGEST_RUN))
        cheapestPath(text, at, Math.min(runEnd, at + LONGEST_RUN), takeWords, visit);
      let end = at;
      while (end < text.length && signAt(text, end) === 0) end += 1;
      visitOthers(text, at, end, visit);
      at = end;
    }
  };
  return {
    visitPieces,
    split: (text, known) => {
      const pieces: Piece[] = [];
      visitPieces(text, known, (at, end, isWord) => {
        pieces.push({ at, text: text.slice(at, end), isWord });
      });
      return pieces;
    },
  };
}

function visitOthers(text: string, start: number, end: number, visit: VisitPiece): void {
  if (start === end) return;
  let at = start;
  while (at < end && !mayBeLetter(text.charCodeAt(at))) at += 1;
  if (at === end) {
    visit(start, end, false);
    return;
  }
  at = start;
  for (const part of text.slice(start, end).split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (part !== '') visit(at, at + part.length, IS_WORD.test(part));
    at += part.length;
  }
}
