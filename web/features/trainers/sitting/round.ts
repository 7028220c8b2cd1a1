import type { AskedWord } from '#contract/trainers.ts';
import type { Finished, Playing } from './sitting-state.ts';

/** How a question went: `missed` when anything wrong was taken, `passed` when nothing was said of the word. */
export type Outcome = 'right' | 'missed' | 'passed' | 'now' | 'toCome';

type Counted = { correct: number; wrong: number };

/** How the questions of this round went, in their order; a second round has outcomes of its own. */
export function outcomesOf(sitting: Playing | Finished): Outcome[] {
  const { words, past, learned } = sitting;
  const isPlaying = sitting.phase === 'playing';
  const counts: Counted[] = [...past, isPlaying ? sitting.start : sitting];
  return words.map(({ id }, index) => {
    const [before, after] = [counts[index], counts[index + 1]];
    if (before === undefined || after === undefined)
      return isPlaying && index === sitting.index ? outcomeNow(sitting) : 'toCome';
    const outcome = outcomeBetween(before, after);
    const isLearned = outcome === 'passed' && learned.some(({ wordId }) => wordId === id);
    return isLearned ? 'right' : outcome;
  });
}

const STROKES = { right: 'right', missed: 'wrong', passed: 'full', now: 'now', toCome: 'empty' } as const;

/** The round as the strokes that show it. */
export const strokesOf = (sitting: Playing | Finished) =>
  outcomesOf(sitting).map(outcome => STROKES[outcome]);

/** The words of a finished round that were known, and those that were missed. */
export function wordsByOutcome(sitting: Finished): { known: AskedWord[]; missed: AskedWord[] } {
  const outcomes = outcomesOf(sitting);
  const wordsOf = (wanted: Outcome) => sitting.words.filter((_, index) => outcomes[index] === wanted);
  return { known: wordsOf('right'), missed: wordsOf('missed') };
}

function outcomeBetween(before: Counted, after: Counted): Outcome {
  if (after.wrong > before.wrong) return 'missed';
  return after.correct > before.correct ? 'right' : 'passed';
}

function outcomeNow({ start, stage, flaggedIds, correct, wrong }: Playing): Outcome {
  const isSettled = stage === 'solved' || flaggedIds.length > 0;
  return isSettled ? outcomeBetween(start, { correct, wrong }) : 'now';
}
