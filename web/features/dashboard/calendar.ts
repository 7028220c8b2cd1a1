import type { LearningReport } from '#contract/learning.ts';

type StudyDay = LearningReport['days'][number];

/** As many as the report looks back, the current one included. */
export const WEEKS = 53;
/** The darkest square; 0 is a day without answers. */
export const MOST_LEVEL = 4;
/** So many answers a day are a full square where nobody ever gave more: one packet. */
const FULL_DAY = 20;

/** The day number 0, 1 January 1970, was a Thursday. */
const THURSDAY = 3;

/** The weeks up to today, oldest first, each from its Monday; days to come are missing. */
export function weeksUntil(today: number): number[][] {
  const monday = today - ((((today + THURSDAY) % 7) + 7) % 7);
  return Array.from({ length: WEEKS }, (_, week) => {
    const first = monday - (WEEKS - 1 - week) * 7;
    return Array.from({ length: 7 }, (__, day) => first + day).filter(day => day <= today);
  });
}

/** How dark the square of each day with answers is, 1 to 4, measured by the fullest day. */
export function levelsOf(days: readonly StudyDay[]): Map<number, number> {
  const most = Math.max(FULL_DAY, ...days.map(({ answers }) => answers));
  return new Map(days.map(({ day, answers }) => [day, Math.ceil((MOST_LEVEL * answers) / most)]));
}
