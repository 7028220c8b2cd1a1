import type { Grade } from './log.ts';
import { remember } from './memory.ts';
import { asksPredictor, dueIn, nextSpacing, RULE } from './scheduler.ts';
import { KNOWN_STABILITY, type LearningSettings, type WordState } from './word-state.ts';

/** A graded answer on a later local day than the one before. */
export type GradedAnswer = { grade: Grade; day: number; at: number; isRecalled: boolean };

/** What a graded answer does to memory and spacing; state and due day follow from that (`replay.ts`). */
export function advance(state: WordState, answer: GradedAnswer, settings: LearningSettings): WordState {
  const { grade, isRecalled } = answer;
  const elapsed = state.lastDay === null ? 0 : answer.day - state.lastDay;
  const rule = settings.rule ?? RULE;
  const memory = remember(state.reps === 0 ? null : state, elapsed, grade);
  const before = { grade, isRecalled, spacing: state.spacing, elapsed };
  return {
    ...state,
    ...memory,
    spacing: nextSpacing({ ...before, ...memory }, rule),
    firstDay: state.firstDay ?? answer.day,
    lastDay: answer.day,
    lastAt: answer.at,
    knownDay: memory.stability >= KNOWN_STABILITY ? (state.knownDay ?? answer.day) : null,
    reps: state.reps + 1,
    lapses: state.lapses + (grade === 1 && state.reps > 0 ? 1 : 0),
    rule: rule.version,
  };
}

/** Whole days from the last answer of a word until it is due. */
export function intervalOf(wordId: string, { spacing, reps }: WordState, settings: LearningSettings): number {
  return dueIn({ spacing, wordId, reps }, settings.retention, settings.rule ?? RULE);
}

/**
 * In how many days a word would come back after each of the four buttons; undefined when it was answered today already, since a
 * second answer of a day moves nothing.
 */
export function preview(
  wordId: string,
  state: WordState,
  day: number,
  settings: LearningSettings,
): Record<Grade, number> | undefined {
  if (state.lastDay !== null && state.lastDay >= day) return undefined;
  const rule = settings.rule ?? RULE;
  const elapsed = state.lastDay === null ? 0 : day - state.lastDay;
  const after = (grade: Grade) => {
    // The predictor takes longer than all else, and most rules do not ask it.
    const memory = asksPredictor(rule) ? remember(state.reps === 0 ? null : state, elapsed, grade) : state;
    const { stability, difficulty } = memory;
    const before = state.spacing;
    const step = { grade, isRecalled: true, spacing: before, elapsed, stability, difficulty };
    const spacing = nextSpacing(step, rule);
    return dueIn({ spacing, wordId, reps: state.reps + 1 }, settings.retention, rule);
  };
  return { 1: after(1), 2: after(2), 3: after(3), 4: after(4) };
}
