import { localDay } from '#learning/day.ts';
import type { WordHistory } from './report-store.ts';

const WEEK = 7;
/** Days of about a month, for histories of more than a year. */
const MONTH = 28;
const MOST_WEEKS = 53;

type Point = { day: number; learning: number; known: number };

/**
 * How many of today's words were being learned and known at the end of each week, today last; of each four weeks when the history
 * is longer than a year. Empty before the first word.
 */
export function wordsOverTime(histories: readonly WordHistory[], today: number, zone: string): Point[] {
  const turns = histories.flatMap(history => turnsOf(history, zone));
  const first = turns.reduce((earliest, { day }) => Math.min(earliest, day), Number.POSITIVE_INFINITY);
  if (first > today) return [];
  const step = today - first > MOST_WEEKS * WEEK ? MONTH : WEEK;
  const points: Point[] = [];
  for (let day = today - Math.ceil((today - first) / step) * step; day <= today; day += step) {
    const until = turns.filter(turn => turn.day <= day);
    points.push({
      day,
      learning: until.reduce((sum, turn) => sum + turn.learning, 0),
      known: until.reduce((sum, turn) => sum + turn.known, 0),
    });
  }
  return points;
}

/** What a group of words adds to the counts from which day on. */
function turnsOf({ firstDay, knownDay, markedAt, words }: WordHistory, zone: string): Point[] {
  const marked = markedAt === null ? null : localDay(markedAt, zone);
  const known = [knownDay, marked].filter(day => day !== null).sort((one, other) => one - other)[0];
  const begun = firstDay !== null && (known === undefined || firstDay < known);
  const turns: Point[] = [];
  if (begun) turns.push({ day: firstDay, learning: words, known: 0 });
  if (known !== undefined) turns.push({ day: known, learning: begun ? -words : 0, known: words });
  return turns;
}
