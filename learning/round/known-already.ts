import { kindsOfFresh } from './choose-kind.ts';
import { opened, renumbered } from './opening.ts';
import { ROUND_RULE } from './round-rule.ts';
import { openWord, type Round, type World } from './round-state.ts';
import { isFresh, type RoundWord, type Step } from './round-word.ts';

/** The next new word that is left over takes all steps of the known one; without one they fall away, and their strokes stay hollow. */
export function knownAlready(round: Round, world: World): Round {
  const word = openWord(round);
  if (word === undefined) return round;
  const known = [...round.known, { wordId: word.id, markId: world.newId(), at: world.now }];
  const isKnown = (id: string) => known.some(({ wordId }) => wordId === id);
  const inRound = new Set(round.steps.flatMap(({ wordIds }) => wordIds));
  const next = round.words.find(other => isFresh(other) && !inRound.has(other.id) && !isKnown(other.id));
  const steps =
    next === undefined
      ? round.steps.filter(({ kind, wordIds }) => kind === 'match' || !wordIds.includes(word.id))
      : withWordInstead(round, word, next, world);
  return opened({ ...round, known, steps: renumbered(withoutInMatch(steps, word.id)) }, world);
}

function withWordInstead(round: Round, word: RoundWord, next: RoundWord, { random }: World): Step[] {
  const kinds = kindsOfFresh(next, round.wishes, Math.floor(random() * ROUND_RULE.fresh.length));
  return round.steps.map(step => {
    if (step.kind === 'match' || !step.wordIds.includes(word.id)) return step;
    const { insteadOf: _, ...plain } = step;
    const kind = step.kind === 'meet' ? 'meet' : (kinds.shift() ?? step.kind);
    return { ...plain, wordIds: [next.id], kind };
  });
}

const withoutInMatch = (steps: readonly Step[], wordId: string) =>
  steps.map(step =>
    step.kind === 'match' ? { ...step, wordIds: step.wordIds.filter(id => id !== wordId) } : step,
  );
