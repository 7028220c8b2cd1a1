import type { Reply } from '#contract/endpoint.ts';
import type { listTextRows } from '#contract/reader.ts';
import type { WordStates } from '#web/platform/offline/outbox/shown-states.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';

/** The rows of all texts in a language, and which of them each text has. */
export type TextRows = Reply<typeof listTextRows>['data'];

/** Of the running words of a text that have a row. */
export type Familiarity = { known: number; learning: number; total: number };

/** How far somebody knows the text with this id; undefined where no rows of it are told. */
export function familiarityOf(
  { rows, texts }: TextRows,
  id: string,
  states: WordStates,
): Familiarity | undefined {
  const found = texts[id];
  if (found === undefined) return undefined;
  const sum = { known: 0, learning: 0, total: 0 };
  for (const [place, times] of found) {
    const state = standingOf(states, rows[place] ?? '')?.state;
    if (state === 'known' || state === 'learning') sum[state] += times;
    sum.total += times;
  }
  return sum;
}
