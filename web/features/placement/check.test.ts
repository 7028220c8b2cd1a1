import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Askable, answerCheck, beginCheck, type Check, outcomeOf, takeBack } from './check.ts';

const COUNT = 600;
const askable: Askable = {
  words: Array.from({ length: COUNT }, (_, place) => [`id-${place + 1}`, `word ${place + 1}`] as const),
  ranks: Array.from({ length: COUNT }, (_, place) => place + 1),
  pseudoWords: Array.from({ length: 30 }, (_, place) => `made up ${place}`),
};

/** The same numbers for the same seed (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function play(knows: (check: Check) => boolean, seed: number, asked = askable): Check {
  const random = randomFrom(seed);
  let check = beginCheck(asked, random);
  while (check.question !== undefined) check = answerCheck(check, knows(check), { askable: asked, random });
  return check;
}

const knowsUpTo = (rank: number) => (check: Check) =>
  (check.question?.rank ?? Number.POSITIVE_INFINITY) <= rank;

test('a check ends by itself, shows each word by its rank and none twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: COUNT }), fc.nat(), (known, seed) => {
      const { answers } = play(knowsUpTo(known), seed);
      expect(answers.length).toBeGreaterThanOrEqual(20);
      expect(answers.length).toBeLessThanOrEqual(40);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
      for (const { rank, text } of answers)
        expect(text).toMatch(rank === null ? /^made up/ : new RegExp(`^word ${rank}$`));
    }),
    { numRuns: 6 },
  );
});

test('taking an answer back asks its question again, and at the beginning does nothing', () => {
  const random = randomFrom(7);
  const first = beginCheck(askable, random);
  expect(takeBack(first)).toEqual(first);
  const second = answerCheck(first, true, { askable, random });
  expect(takeBack(second)).toEqual(first);
});

test('the estimate is near an honest person’s words, and what is marked is known', () => {
  const { answers } = play(knowsUpTo(300), 3);
  const outcome = outcomeOf(answers, askable);
  expect(outcome.low).toBeLessThanOrEqual(300);
  expect(outcome.high).toBeGreaterThanOrEqual(300);
  expect(outcome.of).toBe(COUNT);
  expect(outcome.invented).toEqual({ asked: answers.filter(({ rank }) => rank === null).length, claimed: 0 });
  const wrong = outcome.sureIds.filter(id => Number(id.slice(3)) > 300);
  expect(outcome.sureIds.length).toBeGreaterThan(50);
  expect(wrong.length).toBeLessThanOrEqual(0.05 * outcome.sureIds.length);
});

test('somebody who claims every word is seen and gets no number, an honest one does', () => {
  const { invented, isUnclear } = outcomeOf(play(() => true, 11).answers, askable);
  expect(invented.claimed).toBe(invented.asked);
  expect(isUnclear).toBe(true);
  expect(outcomeOf(play(knowsUpTo(300), 11).answers, askable).isUnclear).toBe(false);
});

test('words that read alike in both languages are not asked, but are of the estimate', () => {
  const asked = { ...askable, ranks: askable.ranks.filter(rank => rank % 2 === 0) };
  const { answers } = play(knowsUpTo(COUNT), 5, asked);
  expect(answers.filter(({ rank }) => rank !== null && rank % 2 === 1)).toEqual([]);
  expect(outcomeOf(answers, asked).of).toBe(COUNT);
});

test('where few words are made up, a check ends all the same', () => {
  const { answers } = play(knowsUpTo(200), 9, { ...askable, pseudoWords: ['made up'] });
  expect(answers.filter(({ rank }) => rank === null).every(({ text }) => text === 'made up')).toBe(true);
});
