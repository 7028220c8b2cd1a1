import { MOST_QUESTIONS } from '#contract/test-types.ts';
import type { WordStates } from './states.ts';
import { isDue, isQueued, type LearningSettings, type WordState } from './word-state.ts';

/** With more words due than this, a new one would only add to the debt. */
const MOST_DUE_BEFORE_NEW = 60;
/** Days over which a pile is spread. */
const SPREAD_DAYS = 7;
export const FORECAST_DAYS = 14;
/** So many days without an answer are an absence. */
const ABSENCE_DAYS = 3;

export type TodayPlan = {
  /** The size of the next packet of due words. */
  now: number;
  /** Due words left for today, after spreading a pile. */
  left: number;
  /** New words left for today. */
  newLeft: number;
  /** Words to review today and on the 13 days after it, the pile spread among them. */
  forecast: number[];
};

/** What a plan depends on besides the days of study: few numbers, which a database counts as well as a list of states does. */
export type TodayCounts = {
  /** Words due today or earlier. */
  due: number;
  /** Words that had been begun before and were answered today. */
  reviewedToday: number;
  /** Words answered for the first time today. */
  begunToday: number;
  /** How many words are due in so many days, for the 13 days after today. */
  ahead: ReadonlyMap<number, number>;
};

/** How many days back an absence is looked for. */
const LOOKS_BACK_DAYS = SPREAD_DAYS + ABSENCE_DAYS;

export function countToday(states: WordStates, day: number): TodayCounts {
  const counts = { due: 0, reviewedToday: 0, begunToday: 0 };
  const ahead = new Map<number, number>();
  for (const state of states.values()) {
    const days = (state.dueDay ?? 0) - day;
    if (isDue(state, day)) counts.due += 1;
    else if (isQueued(state) && days < FORECAST_DAYS) ahead.set(days, (ahead.get(days) ?? 0) + 1);
    if (state.lastDay === day && state.reps > 1) counts.reviewedToday += 1;
    if (isBegunOn(day, state)) counts.begunToday += 1;
  }
  return { ...counts, ahead };
}

/**
 * What today asks for: never the whole pile that gathered while somebody was away, but its share of a week. `studied` are the local
 * days of study of the learning language, in any order.
 */
export function todayPlan(
  counts: TodayCounts,
  studied: Iterable<number>,
  day: number,
  settings: LearningSettings,
): TodayPlan {
  const studiedDays = new Set(studied);
  const left = todayShare(counts.due, counts.reviewedToday, daysLeft(studiedDays, day));
  return {
    now: Math.min(left, MOST_QUESTIONS),
    left,
    newLeft: newLeft(counts, settings),
    forecast: forecastOf({ ...counts, left, studiedDays }, day),
  };
}

/** How many new words today has room for. */
export function newLeft(
  { due, begunToday }: Pick<TodayCounts, 'due' | 'begunToday'>,
  { newPerDay }: LearningSettings,
): number {
  return due > MOST_DUE_BEFORE_NEW ? 0 : Math.max(0, newPerDay - begunToday);
}

/** The same by all states: of a packet's counts only these two. Words that are gone are never asked, so nothing waits for them. */
export function newLeftOn(
  day: number,
  states: WordStates,
  settings: LearningSettings,
  isThere: (wordId: string) => boolean = () => true,
): number {
  const counts = { due: 0, begunToday: 0 };
  for (const [wordId, state] of states) {
    if (isDue(state, day) && isThere(wordId)) counts.due += 1;
    if (isBegunOn(day, state)) counts.begunToday += 1;
  }
  return newLeft(counts, settings);
}

function isBegunOn(day: number, { lastDay, reps }: WordState): boolean {
  return lastDay === day && reps === 1;
}

/** A pile is what new words wait for, too; a smaller number is a normal day. */
function todayShare(due: number, reviewedToday: number, days: number): number {
  const share = Math.max(MOST_DUE_BEFORE_NEW, Math.ceil((due + reviewedToday) / days));
  return Math.min(due, Math.max(0, share - reviewedToday));
}

/** The days that are left of the week after the latest absence; a whole week when there was none. */
function daysLeft(studied: ReadonlySet<number>, day: number): number {
  const back = returnDay(studied, day);
  const left = back === undefined ? SPREAD_DAYS : SPREAD_DAYS - (day - back);
  return left > 0 ? left : SPREAD_DAYS;
}

/** The first day of study after the latest absence; today, when the absence ends now; undefined without one in the last week. */
function returnDay(studied: ReadonlySet<number>, day: number): number | undefined {
  let next = day;
  for (let before = day - 1; before >= day - LOOKS_BACK_DAYS; before -= 1) {
    if (!studied.has(before)) continue;
    if (next - before > ABSENCE_DAYS) return next;
    next = before;
  }
  return next - (day - LOOKS_BACK_DAYS) >= ABSENCE_DAYS ? next : undefined;
}

type Waiting = TodayCounts & { left: number; studiedDays: ReadonlySet<number> };

/** Each coming day asks what its own plan will ask, when every day before it is done: its share, with what falls due meanwhile. */
function forecastOf({ due, ahead, left, studiedDays }: Waiting, day: number): number[] {
  const forecast = [left];
  const studied = new Set(studiedDays);
  let waiting = due - left;
  for (let later = 1; later < FORECAST_DAYS; later += 1) {
    studied.add(day + later - 1);
    waiting += ahead.get(later) ?? 0;
    const share = todayShare(waiting, 0, daysLeft(studied, day + later));
    forecast.push(share);
    waiting -= share;
  }
  return forecast;
}
