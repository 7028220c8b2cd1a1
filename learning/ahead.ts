import type { WordStates } from './states.ts';
import { isQueued, type LearningSettings, NEW_WORD, recallOn } from './word-state.ts';

/** How many days a learner is provided for. */
export const DAYS_AHEAD = 7;
/** Ten packets of what is due, two days of new words. */
const MOST_DUE_AHEAD = 200;
const MOST_NEW_AHEAD = 40;
const DAYS_OF_NEW = 2;

/** The words that packets of the next days are made of: what is due by then, soonest first, then new ones in the order of the source. */
export function wordsAhead(
  source: readonly string[],
  states: WordStates,
  { day, settings }: { day: number; settings: LearningSettings },
): string[] {
  const ids = [...new Set(source)];
  const due = ids
    .flatMap(wordId => {
      const state = states.get(wordId);
      if (state === undefined || !isQueued(state) || state.dueDay === null) return [];
      const dueDay = Math.max(state.dueDay, day);
      return dueDay < day + DAYS_AHEAD ? [{ wordId, dueDay, recall: recallOn(state, day) }] : [];
    })
    .sort((one, other) => one.dueDay - other.dueDay || other.recall - one.recall)
    .slice(0, MOST_DUE_AHEAD);
  const fresh = ids.filter(wordId => (states.get(wordId) ?? NEW_WORD).state === 'new');
  const most = Math.min(MOST_NEW_AHEAD, DAYS_OF_NEW * settings.newPerDay);
  return [...due.map(({ wordId }) => wordId), ...fresh.slice(0, most)];
}
