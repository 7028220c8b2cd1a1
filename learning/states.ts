import type { Answer } from './log.ts';
import { replay, step, type WordLog } from './replay.ts';
import { type LearningSettings, NEW_WORD, type WordState } from './word-state.ts';

/** The states of one learning language, by word. */
export type WordStates = ReadonlyMap<string, WordState>;

/**
 * The states when these words have been answered today, though nobody knows yet how: neither due nor new, and counted as work of
 * the day.
 */
export function withUnheard(states: WordStates, wordIds: readonly string[], day: number): WordStates {
  if (wordIds.length === 0) return states;
  const after = new Map(states);
  for (const wordId of wordIds) {
    const before = states.get(wordId) ?? NEW_WORD;
    if (before.mark !== 'none' || before.lastDay === day) continue;
    const state = before.state === 'new' ? 'learning' : before.state;
    const firstDay = before.firstDay ?? day;
    after.set(wordId, { ...before, state, firstDay, lastDay: day, dueDay: day + 1, reps: before.reps + 1 });
  }
  return after;
}

/**
 * The states after these answers, in any order; `logOf` gives the whole log of a word, these answers included, and is asked only
 * for words that one step cannot bring up to date.
 */
export function withAnswers(
  states: WordStates,
  answers: readonly Answer[],
  settings: LearningSettings,
  logOf: (wordId: string) => WordLog,
): Map<string, WordState> {
  const after = new Map(states);
  for (const answer of answers) {
    const { wordId } = answer;
    const next = step(after.get(wordId) ?? NEW_WORD, answer, settings);
    after.set(wordId, next ?? replay(wordId, logOf(wordId), settings));
  }
  return after;
}
