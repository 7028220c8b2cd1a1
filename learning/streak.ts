/** Two days off need no saving up; every fifth day of study earns another. Counted in fifths: nothing earned is lost. */
const FIFTHS_OF_A_FREEZE_DAY = 5;
const FIRST_FIFTHS = 2 * FIFTHS_OF_A_FREEZE_DAY;
const MOST_FIFTHS = 5 * FIFTHS_OF_A_FREEZE_DAY;

export type Streak = {
  /** Days of study in the run that is still on; days off that a freeze day covers neither count nor end it. */
  length: number;
  longest: number;
  /** Days that may be missed from now on. */
  freezeDays: number;
  hasStudiedToday: boolean;
};

/**
 * The streak on a local day, from the local days of study in any order. A day that is not over yet is no day off. A streak may
 * begin on any day of study, and the longest that is still on counts: a run from further back that has spent its freeze days
 * never takes a shorter one with it.
 */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const studied = [...new Set(days)].filter(day => day <= today).sort((one, other) => one - other);
  let runs: Run[] = [];
  let longest = 0;
  let last: number | undefined;
  for (const day of studied) {
    runs = [...afterBreak(runs, last === undefined ? 0 : day - last - 1), NEW_RUN].map(withStudy);
    runs = runs.filter(
      (run, index) => !runs.some((other, place) => place < index && other.fifths >= run.fifths),
    );
    longest = Math.max(longest, runs[0]?.length ?? 0);
    last = day;
  }
  const hasStudiedToday = last === today;
  if (last !== undefined && !hasStudiedToday) runs = afterBreak(runs, today - last - 1);
  const { length, fifths } = runs[0] ?? NEW_RUN;
  return { length, longest, freezeDays: Math.floor(fifths / FIFTHS_OF_A_FREEZE_DAY), hasStudiedToday };
}

/** Runs are in the order of their beginnings, so the longest is the first. */
type Run = { length: number; fifths: number };

const NEW_RUN: Run = { length: 0, fifths: FIRST_FIFTHS };

function withStudy({ length, fifths }: Run): Run {
  return { length: length + 1, fifths: Math.min(fifths + 1, MOST_FIFTHS) };
}

function afterBreak(runs: Run[], daysOff: number): Run[] {
  return runs
    .map(run => ({ ...run, fifths: run.fifths - daysOff * FIFTHS_OF_A_FREEZE_DAY }))
    .filter(({ fifths }) => fifths >= 0);
}
