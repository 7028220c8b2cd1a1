import { isShelf, SHELVES } from '#contract/shelves.ts';
import { isOneEmojiOrNone } from './check-word.ts';
import type { TableRow } from './table.ts';

/** What is wrong with a row of categories.tsv: `[column, problem]` pairs; empty when nothing is. */
export function checkCategory({ cells }: TableRow): [string, string][] {
  const { shelf = '', emoji = '' } = cells;
  const problems: [string, string][] = [];
  if (!isShelf(shelf)) problems.push(['shelf', `is no shelf; use one of: ${SHELVES.join(' ')}`]);
  if (emoji === '' || !isOneEmojiOrNone(emoji)) problems.push(['emoji', 'is not a single emoji; write one']);
  return problems;
}
