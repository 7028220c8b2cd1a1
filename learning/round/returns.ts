import { kindOfReturn } from './choose-kind.ts';
import { ROUND_RULE } from './round-rule.ts';
import { type Round, wordOf } from './round-state.ts';
import type { Step } from './round-word.ts';

/**
 * The steps with one more for the word of the open step, which was missed: after about three other questions, one step easier, on
 * the stroke of the miss. Unchanged where a word or the round has had its returns, or where too few other questions are left.
 */
export function withReturn(round: Round, missed: Step, rule = ROUND_RULE): readonly Step[] {
  const { steps, at } = round;
  const [wordId] = missed.wordIds;
  const word = wordOf(round, wordId);
  if (word === undefined || missed.kind === 'meet') return steps;
  const returns = steps.filter(step => step.return !== undefined);
  const ofWord = returns.filter(({ wordIds }) => wordIds[0] === wordId).length;
  if (returns.length >= rule.mostReturns || ofWord >= rule.mostReturnsOfWord) return steps;
  const place = placeOfReturn(steps, at, word.id, rule.returnAfter);
  if (place === undefined) return steps;
  const back: Step = {
    number: place,
    stroke: missed.stroke,
    wordIds: missed.wordIds,
    kind: kindOfReturn(missed.kind, word, round.wishes),
    return: ofWord === 0 ? 1 : 2,
  };
  return steps.toSpliced(place, 0, back).map((step, number) => ({ ...step, number }));
}

/** Behind the first fitting number of other questions, if possible not beside another step of the word. */
function placeOfReturn(
  steps: readonly Step[],
  at: number,
  wordId: string,
  returnAfter: readonly number[],
): number | undefined {
  const places = returnAfter.flatMap(count => placeBehind(steps, at, wordId, count) ?? []);
  const isOfWord = (step: Step | undefined) => step?.kind !== 'match' && step?.wordIds[0] === wordId;
  return places.find(place => !isOfWord(steps[place - 1]) && !isOfWord(steps[place])) ?? places[0];
}

/** Behind so many questions about other words; nothing comes behind match. */
function placeBehind(steps: readonly Step[], at: number, wordId: string, count: number): number | undefined {
  let others = 0;
  for (let place = at + 1; place < steps.length; place += 1) {
    const step = steps[place];
    if (step === undefined || step.kind === 'match') return undefined;
    if (step.kind !== 'meet' && step.wordIds[0] !== wordId) others += 1;
    if (others === count) return place + 1;
  }
  return undefined;
}
