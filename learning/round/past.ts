import type { Progress, Round } from './round-state.ts';

const CHANGING = [
  'steps',
  'at',
  'stage',
  'question',
  'askedAt',
  'verdict',
  'isShown',
  'wishes',
  'known',
  'noListeningUntil',
  'noTypingUntil',
] as const satisfies readonly (keyof Progress)[];

/** Remembers what an action changed; what going on changed belongs to the action before it. */
export function withPast(before: Round, after: Round, isPartOfLast: boolean): Round {
  const changed = CHANGING.filter(name => before[name] !== after[name]);
  const change = {
    ...Object.fromEntries(changed.map(name => [name, before[name]])),
    tries: before.tries.length,
  };
  const last = before.past.at(-1);
  if (!isPartOfLast) return { ...after, past: [...before.past, change] };
  return last === undefined ? after : { ...after, past: before.past.with(-1, { ...change, ...last }) };
}

/** The last action taken back; its question is asked as it was, and its time runs anew. */
export function undone(round: Round, now: number): Round {
  const change = round.past.at(-1);
  if (change === undefined) return round;
  const { tries, ...before } = change;
  const isAskedAnew = before.at !== undefined || before.stage !== undefined;
  return {
    ...round,
    ...before,
    askedAt: isAskedAnew ? now : round.askedAt,
    tries: round.tries.slice(0, tries),
    past: round.past.slice(0, -1),
  };
}
