import { DAY_MS, DAY_STARTS_MS, localDay } from './day.ts';
import { gradeAnswer, isGradeOf } from './grade.ts';
import type { Answer } from './log.ts';
import type { Paces } from './pace.ts';

const HOUR_MS = 3_600_000;
/** An answer this far ahead of the server's clock is believed. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** Older answers are kept, but would turn over weeks of what was learned since. */
const STALE_AFTER_MS = 60 * DAY_MS;

export type Arrival = {
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  /** The pace of the person's answers that came before, for rows without a grade. */
  paces: Paces;
};

/**
 * The times of rows that came together, ascending, where the clock that wrote them may run ahead: then what would be in the future ends
 * now, in its order, which tells the first try from the last.
 */
export function setRight(times: readonly number[], now: number, tolerance = 0): number[] {
  const right = [...times];
  const last = times.at(-1);
  if (last === undefined || last <= now + tolerance) return right;
  let [next, nextRight] = [last, now];
  for (let place = times.length - 1; place >= 0; place -= 1) {
    const time = times[place] ?? now;
    nextRight = time === next ? nextRight : Math.min(time, nextRight - 1);
    next = time;
    right[place] = nextRight;
    if (nextRight === time) break;
  }
  return right;
}

/**
 * The row as the log keeps it. A clock that runs ahead is set right. The day is fixed, and so is the grade: the browser's own
 * when such an answer may have it. Server and browser then replay the same row.
 */
export function arrive(answer: Answer, { now, zone, paces }: Arrival): Answer {
  const answeredAt = answer.answeredAt > now + CLOCK_TOLERANCE_MS ? now : answer.answeredAt;
  const day = isDayOf(answer.day, answeredAt) ? answer.day : localDay(answeredAt, zone);
  const stale = now - answeredAt > STALE_AFTER_MS;
  return { ...answer, answeredAt, day, stale, grade: settledGrade(answer, paces) };
}

function settledGrade(answer: Answer, paces: Paces): Answer['grade'] {
  const settled = gradeAnswer(answer, paces);
  const { grade } = answer;
  return settled !== null && grade && isGradeOf(answer, grade) ? grade : settled;
}

/** The browser's day is believed where some zone has it: the learner may have travelled before the answer came. */
function isDayOf(day: Answer['day'], answeredAt: number): day is number {
  if (day === undefined || day === null || !Number.isInteger(day)) return false;
  const dayAt = (offsetHours: number) =>
    Math.floor((answeredAt + offsetHours * HOUR_MS - DAY_STARTS_MS) / DAY_MS);
  return day >= dayAt(-12) && day <= dayAt(14);
}
