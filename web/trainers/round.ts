import type { AskedWord } from '#contract/trainers.ts';
import type { Finished, Playing } from './sitting.ts';

/** How a question went: `missed` when anything wrong was taken, `passed` when it was neither right nor wrong. */
export type Outcome = 'right' | 'missed' | 'passed' | 'now' | 'toCome';

type Counted = { correct: number; wrong: number };

/** How the questions of this round went, in their order; a second round has outcomes of its own. */
export function outcomesOf(sitting: Playing | Finished): Outcome[] {
  const { words, past } = sitting;
  const isPlaying = sitting.phase === 'playing';
  const counts: Counted[] = [...past, isPlaying ? sitting.asked : sitting];
  return words.map((_, index) => {
    const [before, after] = [counts[index], counts[index + 1]];
    if (before !== undefined && after !== undefined) return outcomeBetween(before, after);
    return isPlaying && index === sitting.index ? outcomeNow(sitting) : 'toCome';
  });
}

/** The words of a finished round, by whether they were missed. */
export function wordsByOutcome(sitting: Finished): { known: AskedWord[]; missed: AskedWord[] } {
  const outcomes = outcomesOf(sitting);
  const isMissed = (_: AskedWord, index: number) => outcomes[index] === 'missed';
  return {
    known: sitting.words.filter((word, index) => !isMissed(word, index)),
    missed: sitting.words.filter(isMissed),
  };
}

function outcomeBetween(before: Counted, after: Counted): Outcome {
  if (after.wrong > before.wrong) return 'missed';
  return after.correct > before.correct ? 'right' : 'passed';
}

function outcomeNow({ asked, stage, flaggedIds, correct, wrong }: Playing): Outcome {
  const isSettled = stage === 'solved' || flaggedIds.length > 0;
  return isSettled ? outcomeBetween(asked, { correct, wrong }) : 'now';
}
