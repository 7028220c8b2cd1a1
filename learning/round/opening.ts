import type { Asked, Question } from './kinds/kind.ts';
import { matchWords } from './kinds/match.ts';
import { KINDS } from './kinds.ts';
import { openStep, type Round, type World, wordOf } from './round-state.ts';
import { isReading, type RoundWord, type Step } from './round-word.ts';

/** The round with its open step asked anew; match chooses its words only now. */
export function opened(round: Round, world: World): Round {
  const fresh = { ...round, stage: 'asking' as const, verdict: null, isShown: false, askedAt: world.now };
  const open = openStep(round);
  if (open === undefined) return { ...fresh, stage: 'finished', question: null };
  if (open.kind === 'meet') return { ...fresh, question: null };
  if (open.kind !== 'match') return { ...fresh, question: questionOf(round, open, world) };
  const pairs = matchWords(missedFirst(round));
  if (pairs === undefined) return withoutOpenStep(round, world);
  const steps = round.steps.with(round.at, { ...open, wordIds: pairs.map(({ id }) => id) });
  const asking = { ...fresh, steps };
  return { ...asking, question: questionOf(asking, steps[round.at] ?? open, world) };
}

function questionOf(round: Round, { kind, wordIds }: Step, { random }: World): Question | null {
  const asked = askedOf(round, wordIds);
  return kind === 'meet' || asked === undefined ? null : KINDS[kind].question(asked, random);
}

/** What a kind asks and checks with; for match the words of the step, of which the first stands for all. */
export function askedOf(
  round: Round,
  wordIds: readonly string[],
  meansOther?: World['meansOther'],
): Asked | undefined {
  const words = wordIds.flatMap(id => wordOf(round, id) ?? []);
  const [word] = words;
  if (word === undefined) return undefined;
  return { word, wishes: round.wishes, words: words.length > 1 ? words : round.words, meansOther };
}

/** On to the next step. */
export function goneOn(round: Round, world: World): Round {
  return opened({ ...round, at: round.at + 1 }, world);
}

/** The open step is left out; its stroke stays hollow. */
export function withoutOpenStep(round: Round, world: World): Round {
  return opened({ ...round, steps: renumbered(round.steps.toSpliced(round.at, 1)) }, world);
}

/** Steps whose numbers are their places again. */
export const renumbered = (steps: readonly Step[]) =>
  steps.map((step, number) => (step.number === number ? step : { ...step, number }));

/** The words that have been met or asked, those that were missed first, then as they came. */
function missedFirst({ words, steps, tries }: Round): RoundWord[] {
  const inRound = new Set(steps.flatMap(({ wordIds }) => wordIds));
  const missedIds = new Set(tries.filter(({ correct }) => !correct).map(({ wordId }) => wordId));
  const taken = words.filter(word => inRound.has(word.id) && !isReading(word));
  return [...taken.filter(({ id }) => missedIds.has(id)), ...taken.filter(({ id }) => !missedIds.has(id))];
}
