import type { FileResult } from '../deck/deck.ts';

/** 10,000 cards of Quizlet are about a megabyte. */
export const LONGEST_PASTE = 2_000_000;

/** What stands between word and translation, and between cards. */
export type Separators = { between: string; cards: string };

/** What Quizlet proposes; an empty one counts as this. */
export const USUAL: Separators = { between: '\t', cards: '\n' };

/**
 * A pasted list as a table of words and translations, as Quizlet exports one: the first sign between them counts, so a translation may
 * have it too; a line without it is a word alone.
 */
export function readPasted(text: string, given: Separators): FileResult {
  if (text.length > LONGEST_PASTE) return { problem: 'tooLarge' };
  const between = given.between || USUAL.between;
  const cards = given.cards || USUAL.cards;
  const rows = text
    .replaceAll('\r\n', '\n')
    .split(cards)
    .map(card => cellsOf(card, between))
    .filter(cells => cells.some(cell => cell !== ''));
  if (rows.length === 0) return { problem: 'noNotes' };
  return { tables: [{ name: '', header: null, rows: rows.map(cells => ({ cells })) }] };
}

function cellsOf(card: string, between: string): string[] {
  const at = card.indexOf(between);
  if (at === -1) return [card.trim(), ''];
  return [card.slice(0, at).trim(), card.slice(at + between.length).trim()];
}
