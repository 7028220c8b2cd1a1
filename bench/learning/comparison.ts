import type { Teaching } from './answering.ts';
import { type Circumstances, drawLearner } from './learner.ts';
import type { MemoryModel } from './memory.ts';
import type { Outcome } from './outcome.ts';
import type { Rival } from './policy.ts';
import { study } from './study.ts';

export type Comparison = {
  models: readonly MemoryModel[];
  rivals: readonly Rival[];
  circumstances: Circumstances;
  teaching: Teaching;
  seeds: number;
  learners: number;
};

/** One line of the table: a policy with one memory, its outcomes in the order of the learners, the same for all lines. */
export type Line = { rival: Rival; model: MemoryModel; outcomes: Outcome[] };

/** Every policy with every memory on the same learners: same heads, words, days and minutes. */
export function compare({ models, rivals, circumstances, teaching, seeds, learners }: Comparison): Line[] {
  const names = Array.from({ length: seeds * learners }, (_, place) => {
    return `${Math.floor(place / learners)}.${place % learners}`;
  });
  const lines = models.flatMap(model => rivals.map(rival => ({ model, rival, outcomes: [] as Outcome[] })));
  for (const name of names) {
    const learner = drawLearner(name, circumstances);
    for (const line of lines) {
      line.outcomes.push(study({ learner, model: line.model, rival: line.rival, teaching }));
    }
  }
  return lines;
}

/** The middle of the paired ratios of words kept per minute, at the end of the study or 30 days after. */
export function ratio(
  line: Line,
  against: Line,
  when: 'kept' | 'keptLater' | 'written' | 'writtenLater',
): number {
  return pairedRatio(line, against, outcome => outcome[when] / outcome.seconds);
}

/** The middle of the ratios of a value, each of one learner. */
export function pairedRatio(line: Line, against: Line, value: (outcome: Outcome) => number): number {
  const others = against.outcomes.map(value);
  return median(line.outcomes.map((outcome, place) => value(outcome) / (others[place] ?? Number.NaN)));
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
