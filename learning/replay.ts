import { advance, intervalOf } from './advance.ts';
import { DAY_MS, DAY_STARTS_MS } from './day.ts';
import { gradeOf } from './grade.ts';
import {
  type Answer,
  compareIds,
  isProduced,
  type Mark,
  standing,
  type Undone,
  type WordMark,
} from './log.ts';
import { RULE } from './scheduler.ts';
import { KNOWN_STABILITY, type LearningSettings, NEW_WORD, type WordState } from './word-state.ts';

export type WordLog = {
  answers: readonly Answer[];
  marks?: readonly WordMark[];
  undone?: readonly Undone[];
};

/**
 * The state of one word from its log. The same rows give the same state in whatever order, and however often, they came: they are
 * taken by (time, id), each id once, and each row already holds its grade and its day.
 */
export function replay(wordId: string, log: WordLog, settings: LearningSettings): WordState {
  const { answers, marks = [], undone = [] } = log;
  let state = NEW_WORD;
  for (const answer of decisiveFirst(standing(answers, undone))) state = counted(state, answer, settings);
  return derived(wordId, { ...state, mark: lastMark(standing(marks, undone)) }, settings);
}

/**
 * The rows of a word by time, but for its first day: of that only the row that decides is left. This is the last produced try, or the
 * first try where none was produced. Rows that say nothing about the memory stay where they are.
 */
export function decisiveFirst(answers: readonly Answer[]): Answer[] {
  const inOrder = [...answers].sort(byTime);
  const first = inOrder.find(isGraded);
  if (first === undefined) return inOrder;
  const isOfFirstDay = (answer: Answer) => isGraded(answer) && dayOf(answer) === dayOf(first);
  const decisive = inOrder.findLast(answer => isOfFirstDay(answer) && isProduced(answer)) ?? first;
  return [decisive, ...inOrder.filter(answer => !isOfFirstDay(answer))];
}

/**
 * The state after one more answer, equal to a replay of everything. Undefined when only a replay can tell: the answer is not
 * newer than the last that counted, it may decide a first day on which others followed, or the state was made by another rule.
 */
export function step(state: WordState, answer: Answer, settings: LearningSettings): WordState | undefined {
  if (state.reps > 0 && state.rule !== (settings.rule ?? RULE).version) return undefined;
  if (state.lastAt !== null && answer.answeredAt <= state.lastAt) return undefined;
  const decidesFirstDay = state.firstDay === dayOf(answer) && isGraded(answer) && isProduced(answer);
  if (decidesFirstDay && state.lastDay !== state.firstDay) return undefined;
  const before = decidesFirstDay ? { ...NEW_WORD, mark: state.mark } : state;
  return derived(answer.wordId, counted(before, answer, settings), settings);
}

/** The same memory under a new mark or a new wanted retention; nothing else depends on these, so nothing is replayed. */
export function derived(wordId: string, state: WordState, settings: LearningSettings): WordState {
  if (state.mark !== 'none') return { ...state, state: state.mark, dueDay: null };
  if (state.lastDay === null) return { ...state, state: 'new', dueDay: null };
  return {
    ...state,
    state: state.stability >= KNOWN_STABILITY ? 'known' : 'learning',
    dueDay: state.lastDay + intervalOf(wordId, state, settings),
  };
}

function counted(state: WordState, answer: Answer, settings: LearningSettings): WordState {
  const grade = gradeOf(answer);
  if (grade === null) return state;
  const day = dayOf(answer);
  // Only the first answer of a day counts, also when a journey west made the same day begin twice.
  if (state.lastDay !== null && day <= state.lastDay) return state;
  const isRecalled = answer.testType === 'flashcards';
  return advance(state, { grade, day, at: answer.answeredAt, isRecalled }, settings);
}

function isGraded(answer: Answer): boolean {
  return gradeOf(answer) !== null;
}

/** Old rows have no day, and their owners had no zone: theirs is the day of UTC. */
function dayOf(answer: Answer): number {
  return answer.day ?? Math.floor((answer.answeredAt - DAY_STARTS_MS) / DAY_MS);
}

function lastMark(marks: readonly WordMark[]): Mark {
  let last: WordMark | undefined;
  for (const mark of marks) {
    if (last === undefined || mark.at > last.at || (mark.at === last.at && compareIds(mark, last) > 0)) {
      last = mark;
    }
  }
  return last?.mark ?? 'none';
}

function byTime(one: Answer, other: Answer): number {
  return one.answeredAt - other.answeredAt || compareIds(one, other);
}
