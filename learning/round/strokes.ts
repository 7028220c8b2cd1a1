import type { Round } from './round-state.ts';
import { isReading } from './round-word.ts';

/** What a stroke of the course shows. */
export type Stroke = 'met' | 'right' | 'missed' | 'caughtUp' | 'skipped' | 'now' | 'toCome';

/**
 * The course, one stroke a step of the start; their number never changes. A returning word lights the stroke of its miss again. A
 * stroke whose step fell away is `skipped`.
 */
export function strokesOf(round: Round): Stroke[] {
  const { steps, at, stage, tries, strokes } = round;
  const lights: Stroke[] = Array.from({ length: strokes }, () => 'skipped');
  const triedAt = new Map(tries.map(tried => [tried.step, tried]));
  for (const [place, { stroke, kind, return: back }] of steps.entries()) {
    const isOpen = place === at && stage !== 'answered' && !round.isShown;
    if (isOpen) lights[stroke] = 'now';
    else if (place > at) {
      if (back === undefined) lights[stroke] = 'toCome';
    } else if (kind === 'meet') lights[stroke] = 'met';
    else if (triedAt.get(place)?.correct === false) lights[stroke] = 'missed';
    else lights[stroke] = back === undefined ? 'right' : 'caughtUp';
  }
  return lights;
}

/** How a round went. */
export type RoundResult = {
  /** Questions that were answered, returns and match aside, and how many of them were right at once. */
  asked: number;
  right: number;
  /** Ids of the words that were met, and of the others that were asked, those that were missed first. */
  metIds: string[];
  repeatedIds: string[];
  missedIds: string[];
};

/** "13 of 15 right at the first try", and the words of the round so far. */
export function resultOf({ words, steps, at, tries }: Round): RoundResult {
  const first = tries.filter(tried => tried.return === undefined && tried.kind !== 'match');
  const missedIds = new Set(tries.filter(({ correct }) => !correct).map(({ wordId }) => wordId));
  const metIds = new Set(steps.slice(0, at).flatMap(({ kind, wordIds }) => (kind === 'meet' ? wordIds : [])));
  const askedIds = new Set(tries.map(({ wordId }) => wordId));
  const inOrder = (ids: ReadonlySet<string>) => {
    const taken = words.filter(word => ids.has(word.id) && !isReading(word)).map(({ id }) => id);
    return [...taken.filter(id => missedIds.has(id)), ...taken.filter(id => !missedIds.has(id))];
  };
  return {
    asked: first.length,
    right: first.filter(({ correct }) => correct).length,
    metIds: inOrder(metIds),
    repeatedIds: inOrder(new Set([...askedIds].filter(id => !metIds.has(id)))),
    missedIds: inOrder(missedIds),
  };
}
