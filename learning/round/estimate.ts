import { medianOf, type Pace } from '../pace.ts';
import { KINDS } from './kinds.ts';
import { ROUND_RULE } from './round-rule.ts';
import type { Try } from './round-state.ts';
import type { Step } from './round-word.ts';

/** The right answers of a learner, by kind of exercise. */
export type KindPaces = Partial<Record<Try['kind'], Pace>>;

/**
 * How long these steps take, in seconds: by the learner's own median where there is one, else by what is usual, and for each a
 * moment in which the verdict is read. Returns are not foreseen.
 */
export function secondsOf(steps: readonly Step[], paces: KindPaces = {}, rule = ROUND_RULE): number {
  const seconds = steps.map(({ kind }) => {
    if (kind === 'meet') return rule.meetSeconds;
    const own = medianOf(paces[kind]);
    return (own === undefined ? KINDS[kind].seconds : own / 1000) + rule.verdictSeconds;
  });
  return seconds.reduce((sum, one) => sum + one, 0);
}
