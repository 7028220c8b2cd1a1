import type { WordStates } from '#web/platform/offline/outbox/shown-states.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';

/** So many days after today so many of the words come back. */
export type Return = { days: number; count: number };

/** More dates than these say nothing to anybody. */
const MOST_DATES = 3;

/** When the words of a round come back, soonest first; what is due today or was marked has no date. */
export function returnsOf(ids: readonly string[], states: WordStates, today: number): Return[] {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const dueDay = standingOf(states, id)?.dueDay;
    if (dueDay !== undefined && dueDay > today)
      counts.set(dueDay - today, (counts.get(dueDay - today) ?? 0) + 1);
  }
  const returns = [...counts].map(([days, count]) => ({ days, count }));
  return returns.sort((one, other) => one.days - other.days).slice(0, MOST_DATES);
}
