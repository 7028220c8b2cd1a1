/** Two days off need no saving up; every fifth day of study earns another. */
const FIRST_FREEZE_DAYS = 2;
const STUDY_DAYS_PER_FREEZE = 5;
const MOST_FREEZE_DAYS = 5;

export type Streak = {
  /** Days of study in the run that is still on; days off that a freeze day covers neither count nor end it. */
  length: number;
  longest: number;
  /** Days that may be missed from now on. */
  freezeDays: number;
  hasStudiedToday: boolean;
};

/** The streak on a local day, from the local days of study in any order. A day that is not over yet is no day off. */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const studied = [...new Set(days)].filter(day => day <= today).sort((one, other) => one - other);
  let run = { length: 0, freezeDays: FIRST_FREEZE_DAYS };
  let longest = 0;
  let last: number | undefined;
  for (const day of studied) {
    run = withStudy(last === undefined ? run : afterBreak(run, day - last - 1));
    longest = Math.max(longest, run.length);
    last = day;
  }
  const hasStudiedToday = last === today;
  if (last !== undefined && !hasStudiedToday) run = afterBreak(run, today - last - 1);
  return { ...run, longest, hasStudiedToday };
}

type Run = { length: number; freezeDays: number };

function withStudy({ length, freezeDays }: Run): Run {
  const earned = (length + 1) % STUDY_DAYS_PER_FREEZE === 0 ? 1 : 0;
  return { length: length + 1, freezeDays: Math.min(freezeDays + earned, MOST_FREEZE_DAYS) };
}

function afterBreak(run: Run, daysOff: number): Run {
  if (daysOff > run.freezeDays) return { length: 0, freezeDays: FIRST_FREEZE_DAYS };
  return { ...run, freezeDays: run.freezeDays - daysOff };
}
