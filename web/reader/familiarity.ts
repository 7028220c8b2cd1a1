import type { Reply } from '#contract/endpoint.ts';
import type { listTextRows } from '#contract/reader.ts';
import { standingOf } from '../marks/word-states.ts';
import type { WordStates } from '../shown-states.ts';

/** The words of a text with the ids of their rows and how often they stand there. */
export type TextRows = Reply<typeof listTextRows>['data']['texts'][string];

/** Of the running words of a text that have a row. */
export type Familiarity = { known: number; learning: number; total: number };

export function familiarityOf(rows: TextRows, states: WordStates): Familiarity {
  const sum = { known: 0, learning: 0, total: 0 };
  for (const [, id, times] of rows) {
    const state = standingOf(states, id)?.state;
    if (state === 'known' || state === 'learning') sum[state] += times;
    sum.total += times;
  }
  return sum;
}
