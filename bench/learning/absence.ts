import { type Comparison, compare, median } from './comparison.ts';
import type { Outcome } from './outcome.ts';

const FROM = 90;
const UNTIL = 104;
const WEEK = 7;

/** How a pile of a fortnight goes: the words waiting after the first day back, the days until none was left over, and who managed. */
export type Absence = { name: string; pile: number; days: number; clearedInAWeek: number };

/** The same learners, all away for days 90 to 103, with the minutes they always have; the pile may take no more than those. */
export function afterAbsence(comparison: Comparison): Absence[] {
  const circumstances = {
    ...comparison.circumstances,
    days: UNTIL + 2 * WEEK,
    absence: [FROM, UNTIL] as [number, number],
  };
  return compare({ ...comparison, circumstances }).map(({ model, rival, outcomes }) => {
    const days = outcomes.map(daysToClear);
    return {
      name: `${model.name}, ${rival.name} in the ${rival.session.name} session`,
      pile: median(outcomes.map(({ leftDue }) => leftDue[UNTIL] ?? 0)),
      days: median(days),
      clearedInAWeek: days.filter(count => count <= WEEK).length / days.length,
    };
  });
}

/** Days of study, the first one back included, until no more was left over in the evening than before the absence. */
export function daysToClear({ leftDue }: Pick<Outcome, 'leftDue'>): number {
  const usual = Math.max(...leftDue.slice(FROM - 2 * WEEK, FROM));
  const after = [...leftDue.slice(UNTIL)];
  const day = after.findIndex(left => left >= 0 && left <= usual);
  return day < 0 ? Number.POSITIVE_INFINITY : day + 1;
}
