import type { ExerciseKind } from '#contract/exercises.ts';
import { strengthOf } from '../strength.ts';
import { KINDS } from './kinds.ts';
import { ROUND_RULE, type RoundRule } from './round-rule.ts';
import { isFresh, type RoundWishes, type RoundWord, type Step } from './round-word.ts';

/** What a word of this strength is asked as this time: the stronger it is, the more has to be produced. */
export function kindByStrength(word: RoundWord, wishes: RoundWishes, rule = ROUND_RULE): ExerciseKind {
  const { inTurn, otherwise } = rule.ladder[rungOf(word)];
  const able = inTurn.filter(kind => isWanted(kind, word, wishes));
  const turn = able[(word.state?.reps ?? 0) % able.length];
  return turn ?? firstOf(otherwise, word, wishes, rule);
}

/** What a new word is asked as after its meeting, in order; `turn` chooses among the rows of the rule. */
export function kindsOfFresh(
  word: RoundWord,
  wishes: RoundWishes,
  turn: number,
  rule = ROUND_RULE,
): ExerciseKind[] {
  const row = rule.fresh[turn % rule.fresh.length] ?? [];
  return row.map((kind, place) =>
    firstOf(place === row.length - 1 ? [kind, ...rule.produced] : [kind], word, wishes, rule),
  );
}

/** What a missed word comes back as: one step easier, and a new word that had to be produced still has to be. */
export function kindOfReturn(
  missed: ExerciseKind,
  word: RoundWord,
  wishes: RoundWishes,
  rule = ROUND_RULE,
): ExerciseKind {
  const asFresh = isFresh(word) ? (rule.easierFresh[missed] ?? []) : [];
  return firstOf([...asFresh, ...rule.easier[missed]], word, wishes, rule);
}

/** What stands in for a step that can no longer be asked as it was meant. */
export function kindInstead(step: Step, word: RoundWord, wishes: RoundWishes, rule = ROUND_RULE): Step {
  const { kind, insteadOf = kind } = step;
  if (kind === 'meet' || insteadOf === 'meet' || kind === 'match') return step;
  const { insteadOf: _, ...plain } = step;
  if (canAsk(insteadOf, word, wishes)) return insteadOf === kind ? step : { ...plain, kind: insteadOf };
  const produced = isFresh(word) && KINDS[insteadOf].isProduced ? rule.produced : [];
  const kinds = [...produced, ...rule.easier[insteadOf], 'word'] as const;
  return { ...step, kind: firstOf(kinds, word, wishes, rule), insteadOf };
}

function firstOf(
  kinds: readonly ExerciseKind[],
  word: RoundWord,
  wishes: RoundWishes,
  { anyhow }: RoundRule,
): ExerciseKind {
  const wanted = [...kinds, ...anyhow].find(kind => isWanted(kind, word, wishes));
  return wanted ?? anyhow.find(kind => canAsk(kind, word, wishes)) ?? 'flashcard';
}

function isWanted(kind: ExerciseKind, word: RoundWord, wishes: RoundWishes): boolean {
  return wishes.kinds.includes(kind) && canAsk(kind, word, wishes);
}

function canAsk(kind: ExerciseKind, word: RoundWord, wishes: RoundWishes): boolean {
  return KINDS[kind].canAsk(word, wishes);
}

/** A word without a state was met by a guest, whose device keeps no memory of it. */
function rungOf({ state }: RoundWord): 1 | 2 | 3 | 4 {
  const strength = state === undefined ? 1 : strengthOf(state);
  return strength === 0 ? 1 : strength;
}
