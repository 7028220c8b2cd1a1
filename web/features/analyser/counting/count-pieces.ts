import type { VisitPiece } from '#languages/word-forms/language-forms.ts';
import { createWordTable, FIRST_HASH, nextHash, nextStart, numberOf } from './word-table.ts';

/** Every different word once, in the order in which they first come, and how often each comes. */
type PieceCounts = { words: string[]; counts: number[] };

/** Counts the words among the pieces of a text that are visited; strings are made of different ones only. */
export function countPieces(text: string, visitPieces: (visit: VisitPiece) => void): PieceCounts {
  const table = createWordTable(text.length);
  const words: string[] = [];
  const counts: number[] = [];
  visitPieces((start, end, isWord) => {
    if (!isWord) return;
    const { letters } = table;
    let next = nextStart(table);
    let hash = FIRST_HASH;
    for (let at = start; at < end; at += 1, next += 1) {
      const unit = text.charCodeAt(at);
      letters[next] = unit;
      hash = nextHash(hash, unit);
    }
    const number = numberOf(table, next, hash);
    // A new word: half a surrogate pair would not come back from the letters as it is.
    if (number === words.length) words.push(text.slice(start, end));
    counts[number] = (counts[number] ?? 0) + 1;
  });
  return { words, counts };
}
