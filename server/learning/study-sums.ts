import type { StudyDay } from './overview-store.ts';

const MINUTE_MS = 60_000;

/** First tries and minutes of some days, minutes to a tenth. */
export function workOf(days: readonly StudyDay[]): { answers: number; minutes: number } {
  const milliseconds = sum(days, 'milliseconds');
  return { answers: sum(days, 'answers'), minutes: Math.round((10 * milliseconds) / MINUTE_MS) / 10 };
}

/** Right choices apart from recalled flashcards. */
export function recallOf(days: readonly StudyDay[]) {
  return {
    pressed: { answers: sum(days, 'pressed'), right: sum(days, 'pressedRight') },
    recalled: { answers: sum(days, 'recalled'), right: sum(days, 'recalledRight') },
  };
}

function sum(days: readonly StudyDay[], column: Exclude<keyof StudyDay, 'learn'>): number {
  return days.reduce((total, day) => total + day[column], 0);
}
