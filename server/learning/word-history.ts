import { localDay } from '#learning/day.ts';
import type { WordStates } from '#learning/states.ts';
import type { WordState } from '#learning/word-state.ts';

const WEEK = 7;
/** Days of about a month, for histories of more than a year. */
const MONTH = 28;
const MOST_WEEKS = 53;

type Counts = { learning: number; known: number };
type Point = Counts & { day: number };

/** The states, when words were marked as known (milliseconds since 1970), and where the learner's days begin. */
export type History = { states: WordStates; markedAt: ReadonlyMap<string, number>; zone: string };

/**
 * How many of today's words were being learned and known at the end of each week, today last; of each four weeks when the history
 * is longer than a year. Empty before the first word.
 */
export function wordsOverTime(history: History, today: number): Point[] {
  const turns = [...turnsByDay(history)].sort(([one], [other]) => one - other);
  const first = turns[0]?.[0];
  if (first === undefined || first > today) return [];
  const step = today - first > MOST_WEEKS * WEEK ? MONTH : WEEK;
  const points: Point[] = [];
  const sums: Counts = { learning: 0, known: 0 };
  let next = 0;
  for (let day = today - Math.ceil((today - first) / step) * step; day <= today; day += step) {
    for (let turn = turns[next]; turn !== undefined && turn[0] <= day; turn = turns[next]) {
      add(sums, turn[1].learning, turn[1].known);
      next += 1;
    }
    points.push({ day, ...sums });
  }
  return points;
}

/** How many words were begun, and became known, on a day. */
function turnsByDay({ states, markedAt, zone }: History): Map<number, Counts> {
  const turns = new Map<number, Counts>();
  const turn = (day: number, learning: number, known: number) => {
    const before = turns.get(day);
    if (before === undefined) turns.set(day, { learning, known });
    else add(before, learning, known);
  };
  for (const [wordId, state] of states) {
    if (state.state !== 'learning' && state.state !== 'known') continue;
    const known = firstKnown(state, markedAt.get(wordId), zone);
    const begun = state.firstDay !== null && (known === undefined || state.firstDay < known);
    if (begun) turn(state.firstDay ?? 0, 1, 0);
    if (known !== undefined) turn(known, begun ? -1 : 0, 1);
  }
  return turns;
}

/** The day from which a word is known: by its answers or its owner's mark, whichever came first. */
function firstKnown({ state, mark, knownDay }: WordState, markedAt: number | undefined, zone: string) {
  const answered = state === 'known' ? knownDay : null;
  const marked = mark !== 'known' || markedAt === undefined ? null : localDay(markedAt, zone);
  if (answered === null || marked === null) return answered ?? marked ?? undefined;
  return Math.min(answered, marked);
}

function add(sums: Counts, learning: number, known: number): void {
  sums.learning += learning;
  sums.known += known;
}
