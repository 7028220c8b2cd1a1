import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_STEPS } from '#contract/exercises.ts';
import {
  afterStep,
  answerTo,
  anyMoves,
  anyStart,
  moved,
  played,
  roundWord,
  testWorld,
  WISHES,
  wordsOf,
} from '../testing-rounds.ts';
import { isSound } from './is-sound.ts';
import { startRound, step } from './round.ts';
import { type Action, openStep, openWord, type Round, type World } from './round-state.ts';
import { strokesOf } from './strokes.ts';

const start = (fresh: number, due: number, seed = 1): { round: Round; world: World } => {
  const world = testWorld(seed);
  return { round: startRound(wordsOf(fresh, due), WISHES, world), world };
};
/** The round at its first step of a kind. */
function at(kind: string, { round, world }: { round: Round; world: World }): Round {
  let after = round;
  while (after.stage !== 'finished' && openStep(after)?.kind !== kind) after = afterStep(after, world);
  if (after.stage === 'finished') throw new Error(`The round has no ${kind}.`);
  return after;
}
/** A round as it is but for what undo leaves: the time of the question. */
const same = ({ askedAt: _, ...round }: Round) => round;
const stepsOf = (round: Round, id: string) =>
  round.steps.filter(({ kind, wordIds }) => kind !== 'match' && wordIds[0] === id);

test('words are met, then asked, and the round ends', () => {
  const { round, world } = start(4, 6);
  let after = round;
  for (let times = 0; times < 4; times += 1) {
    expect(after.question).toBeNull();
    after = step(after, { type: 'met' }, world);
  }
  expect(openStep(after)?.kind).not.toBe('meet');
  after = played(after, world);
  expect(after).toMatchObject({ stage: 'finished', at: 19, question: null });
  expect(after.tries).toHaveLength(14);
});

test('an empty round is finished at once', () => {
  expect(start(0, 0).round.stage).toBe('finished');
});

test('one answer ends a question, and says what the chosen word means', () => {
  const { round, world } = start(0, 12);
  const asking = at('listen', { round, world });
  const answer = answerTo(asking, false);
  const after = answer && step(asking, { type: 'answer', answer }, world);
  expect(after).toMatchObject({
    stage: 'answered',
    verdict: {
      outcome: 'missed',
      wanted: openWord(asking)?.translation,
      chosen: { translation: expect.any(String) },
    },
  });
  expect(
    after && step(after, { type: 'answer', answer: { optionId: openWord(asking)?.id ?? '' } }, world),
  ).toBe(after);
});

test('an action that means nothing gives the same round back', () => {
  const { round, world } = start(1, 6);
  const actions: Action[] = [
    { type: 'goOn' },
    { type: 'undo' },
    { type: 'dontKnow' },
    { type: 'showMe' },
    { type: 'skip' },
    { type: 'canListen' },
    { type: 'soundMissing' },
    { type: 'answer', answer: { optionId: 'new0' } },
  ];
  for (const action of actions) expect(step(round, action, world)).toBe(round);
  const asking = afterStep(round, world);
  expect(step(asking, { type: 'met' }, world)).toBe(asking);
  expect(step(asking, { type: 'knownAlready' }, world)).toBe(asking);
  expect(step(asking, { type: 'answer', answer: { optionId: 'nobody' } }, world)).toBe(asking);
  const typing = at('type', start(0, 12));
  expect(step(typing, { type: 'answer', answer: { text: ' ' } }, world)).toBe(typing);
});

test('a missed word comes back after three other questions, one step easier, and lights its own stroke', () => {
  const { round, world } = start(0, 12);
  const asking = at('listen', { round, world });
  const missed = step(asking, { type: 'dontKnow' }, world);
  const { stroke, wordIds } = openStep(asking) ?? { stroke: -1, wordIds: [] };
  const back = missed.steps.find(one => one.return === 1);
  expect(back).toMatchObject({ wordIds, stroke, kind: 'meaning', number: asking.at + 4 });
  expect(strokesOf(missed)[stroke]).toBe('missed');
  expect(strokesOf(missed)).toHaveLength(13);
  let after = step(missed, { type: 'goOn' }, world);
  while (openStep(after)?.return === undefined) after = afterStep(after, world);
  expect(strokesOf(after)[stroke]).toBe('now');
  expect(strokesOf(afterStep(after, world))[stroke]).toBe('caughtUp');
  const again = afterStep(after, world, false);
  expect(strokesOf(again)[stroke]).toBe('missed');
  expect(stepsOf(again, wordIds[0] ?? '').map(one => one.return)).toEqual([undefined, 1, 2]);
});

test('a new word that was missed where it is produced is produced again, one step easier', () => {
  const world = testWorld();
  const wishes = { ...WISHES, kinds: ['meaning', 'listen', 'type'] as const };
  let round = startRound(wordsOf(4, 0), { ...wishes, canListen: false }, world);
  while (openStep(round)?.kind !== 'type') round = afterStep(round, world);
  round = step(round, { type: 'canListen' }, world);
  const back = step(round, { type: 'showMe' }, world).steps.find(one => one.return === 1);
  expect(back).toMatchObject({ kind: 'listen', wordIds: openStep(round)?.wordIds });
});

test('no word comes back more than twice, no round has more than four returns, and all wrong ends too', () => {
  fc.assert(
    fc.property(anyStart, ({ round, world }) => {
      const end = played(round, world, () => false);
      const returns = end.steps.filter(one => one.return !== undefined);
      expect(returns.length).toBeLessThanOrEqual(4);
      for (const { wordIds } of returns) {
        expect(returns.filter(one => one.wordIds[0] === wordIds[0]).length).toBeLessThanOrEqual(2);
      }
      expect(end.steps.length).toBeLessThan(MOST_STEPS);
    }),
  );
});

test('a return has two to five other questions before it, and none stands behind match', () => {
  fc.assert(
    fc.property(anyStart, fc.nat(20), ({ round, world }, number) => {
      let after = round;
      for (let times = 0; times < number && after.stage !== 'finished'; times += 1)
        after = afterStep(after, world);
      const open = openStep(after);
      if (open === undefined || open.kind === 'meet' || open.kind === 'match') return;
      const missed = afterStep(after, world, false);
      const place = missed.steps.findIndex(one => one.return === 1);
      if (place < 0) return;
      const between = missed.steps.slice(open.number + 1, place);
      const others = between.filter(one => one.kind !== 'meet' && one.wordIds[0] !== open.wordIds[0]);
      expect(others.length).toBeGreaterThanOrEqual(2);
      expect(others.length).toBeLessThanOrEqual(5);
      expect(missed.steps.slice(0, place).some(one => one.kind === 'match')).toBe(false);
    }),
  );
});

test('"Show me" is a miss, and the word has to be written once', () => {
  const { round, world } = start(0, 12);
  const typing = at('type', { round, world });
  const shown = step(typing, { type: 'showMe' }, world);
  expect(shown).toMatchObject({
    stage: 'asking',
    isShown: true,
    verdict: { wanted: openWord(typing)?.word },
  });
  expect(shown.tries.at(-1)).toMatchObject({ correct: false, chosenId: null });
  expect(step(shown, { type: 'answer', answer: { text: 'other' } }, world)).toBe(shown);
  expect(step(shown, { type: 'showMe' }, world)).toBe(shown);
  const copied = step(shown, { type: 'answer', answer: { text: openWord(typing)?.word ?? '' } }, world);
  expect(copied).toMatchObject({ stage: 'answered', verdict: { outcome: 'missed' } });
  expect(copied.tries).toHaveLength(shown.tries.length);
  expect(step(shown, { type: 'cannotType' }, world).stage).toBe('answered');
});

test('"I know this already" gives the place to the next new word, and undo gives it back', () => {
  const world = testWorld();
  const words = [...wordsOf(5, 0), ...wordsOf(0, 6)];
  const round = startRound(words, WISHES, world);
  expect(stepsOf(round, 'new4')).toEqual([]);
  const after = step(round, { type: 'knownAlready' }, world);
  expect(openWord(after)?.id).toBe('new4');
  expect(stepsOf(after, 'new0')).toEqual([]);
  expect(stepsOf(after, 'new4')).toHaveLength(3);
  expect(after.known).toMatchObject([{ wordId: 'new0', markId: expect.stringMatching(/^0000/) }]);
  expect(strokesOf(after)).toHaveLength(round.strokes);
  expect(same(step(after, { type: 'undo' }, world))).toEqual(same(round));
  const second = step(after, { type: 'knownAlready' }, world);
  expect(openWord(second)?.id).toBe('new1');
  expect(second.steps).toHaveLength(round.steps.length - 3);
  expect(strokesOf(second).filter(light => light === 'skipped')).toHaveLength(3);
  expect(strokesOf(second)).toHaveLength(round.strokes);
});

test('a word that was known already is not matched', () => {
  const { round, world } = start(4, 6);
  const known = step(round, { type: 'knownAlready' }, world);
  const matching = at('match', { round: known, world });
  expect(openStep(matching)?.wordIds).toHaveLength(5);
  expect(openStep(matching)?.wordIds).not.toContain('new0');
});

test('who cannot listen reads instead for an hour, and nothing is said of the words', () => {
  const { round, world } = start(4, 6);
  const asking = at('listen', { round, world });
  const reading = step(asking, { type: 'cannotListen' }, world);
  expect(reading.steps.slice(reading.at).map(({ kind }) => kind)).not.toContain('listen');
  expect(reading.noListeningUntil).toBeGreaterThan(asking.askedAt + 3_590_000);
  expect(reading.tries).toEqual(asking.tries);
  expect(reading.question).not.toBeNull();
  expect(same(step(reading, { type: 'undo' }, world))).toEqual(same(asking));
  const again = step(reading, { type: 'canListen' }, world);
  expect(again.steps).toEqual(asking.steps);
  expect(again.noListeningUntil).toBeNull();
});

test('who cannot type chooses instead', () => {
  const { round, world } = start(0, 12);
  const reading = step(at('type', { round, world }), { type: 'cannotType' }, world);
  expect(reading.steps.slice(reading.at).map(({ kind }) => kind)).not.toContain('type');
  expect(reading.question?.shape).not.toBe('text');
  expect(played(reading, world).stage).toBe('finished');
});

test('a sound that does not come is read, and undo does not know of it', () => {
  const { round, world } = start(0, 12);
  const asking = at('listen', { round, world });
  const reading = step(asking, { type: 'soundMissing' }, world);
  expect(openStep(reading)?.kind).not.toBe('listen');
  expect(openWord(reading)?.hasSound).toBe(false);
  expect(reading.past).toHaveLength(asking.past.length);
});

test('the match takes missed words first, and a wrong pair of words that were asked only nudges', () => {
  const { round, world } = start(0, 12);
  const missedIds = new Set<string>();
  let matching = round;
  while (openStep(matching)?.kind !== 'match') {
    const isLast = matching.at === 11 || matching.at === 10;
    if (isLast) missedIds.add(openWord(matching)?.id ?? '');
    matching = afterStep(matching, world, !isLast);
  }
  expect(missedIds.size).toBe(2);
  for (const id of missedIds) expect(openStep(matching)?.wordIds).toContain(id);
  const wrong = answerTo(matching, false);
  const nudged = wrong && step(matching, { type: 'answer', answer: wrong }, world);
  expect(nudged).toMatchObject({ stage: 'asking', verdict: { outcome: 'missed' }, tries: matching.tries });
  const end = played(matching, world);
  expect(strokesOf(end).at(-1)).toBe('right');
  const skipped = step(matching, { type: 'skip' }, world);
  expect(skipped.stage).toBe('finished');
  expect(strokesOf(skipped).at(-1)).toBe('skipped');
});

test('whatever is done, the course keeps its length, undo leads back to the start, and the round can be shown', () => {
  fc.assert(
    fc.property(anyStart, anyMoves, ({ round, world }, moves) => {
      let after = round;
      for (const move of moves) {
        const before = after;
        after = moved(before, move, world);
        expect(strokesOf(after)).toHaveLength(round.strokes);
        expect(isSound(after)).toBe(true);
        if (after === before || move === 'undo' || move === 'goOn' || move === 'soundMissing') continue;
        const { words: _, ...back } = same(step(after, { type: 'undo' }, world));
        const { words: __, ...there } = same(before);
        expect(back).toEqual(there);
      }
      while (after.past.length > 0) after = step(after, { type: 'undo' }, world);
      const { words: _, ...end } = same(after);
      const { words: __, ...begin } = same(round);
      if (!moves.includes('soundMissing')) expect(end).toEqual(begin);
    }),
    { numRuns: 50 },
  );
});

test('words that come twice are taken once', () => {
  const round = startRound([roundWord('llave'), roundWord('llave')], WISHES, testWorld());
  expect(round.words).toHaveLength(1);
});
