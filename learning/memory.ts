import { FSRSAlgorithm } from 'ts-fsrs';
import type { Grade } from './log.ts';

/** FSRS-6: stability is the days until recall falls to 0.9, difficulty runs from 1 to 10. */
export type Memory = { stability: number; difficulty: number };

/** Default weights. Steps within a day are left out: every date here is a day. */
const model = new FSRSAlgorithm({ enable_short_term: false });

/** The memory of a word after an answer, `elapsed` days after the graded answer before it. */
export function remember(before: Memory | null, elapsed: number, grade: Grade): Memory {
  return model.next_state(before, elapsed, grade);
}

/** The predicted chance, 0 to 1, that a word is recalled `elapsed` days after its last graded answer. */
export function predictRecall(stability: number, elapsed: number): number {
  return model.forgetting_curve(Math.max(0, elapsed), stability);
}

const modifiers = new Map<number, number>();

/** By how much an interval grows or shrinks when `retention` instead of 0.9 is wanted: 3.3 at 0.8, 0.4 at 0.95. */
export function intervalModifier(retention: number): number {
  let modifier = modifiers.get(retention);
  if (modifier === undefined) {
    modifier = model.calculate_interval_modifier(retention);
    // Settings are hundredths between 0.80 and 0.95; other values are not cached.
    if (modifiers.size < 100) modifiers.set(retention, modifier);
  }
  return modifier;
}
