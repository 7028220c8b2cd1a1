import type { StateName } from '#contract/word-states.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { standingInTexts } from './word-states.ts';

/**
 * How far somebody knows a text: its content words that have a row, each as often as it stands there. The one measure of reader and
 * analyser. Ignored words do not count.
 */
export type TextCoverage = { known: number; learning: number; total: number };

export function coverageOf(words: Iterable<readonly [state: StateName, times: number]>): TextCoverage {
  const sum = { known: 0, learning: 0, total: 0 };
  for (const [state, times] of words) {
    if (state === 'ignored') continue;
    if (state !== 'new') sum[state] += times;
    sum.total += times;
  }
  return sum;
}

const FURTHEST_FIRST: readonly StateName[] = ['known', 'learning', 'ignored', 'new'];

/**
 * The row of a form that somebody is furthest with: what they know of one row, they know of the form. The likeliest, which comes first,
 * where they have met none; undefined where there is no row.
 */
export function furthestRow(
  rows: readonly string[],
  states: WordStates | undefined,
): { row: string; state: StateName } | undefined {
  const met = rows.map(row => ({ row, state: standingInTexts(states, row)?.state ?? 'new' }));
  return met.toSorted((one, other) => placeOf(one.state) - placeOf(other.state))[0];
}

const placeOf = (state: StateName) => FURTHEST_FIRST.indexOf(state);
