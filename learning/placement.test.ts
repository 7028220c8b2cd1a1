import { expect, test } from 'vitest';
import { estimateVocabulary, nextQuestion, type PlacementAnswer, surelyKnown } from './placement.ts';

const ranks = Array.from({ length: 2_500 }, (_, index) => 1 + index * 3);

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A person who knows a word or not, for good, and claims some that they do not know. */
function somebody(half: number, guess: number, random: () => number) {
  const known = new Set(ranks.filter(rank => random() < 1 / (1 + (rank / half) ** 2)));
  const claims = (rank: number | null) => (rank !== null && known.has(rank)) || random() < guess;
  return { known, claims };
}

function check(claims: (rank: number | null) => boolean, random: () => number): PlacementAnswer[] {
  const answers: PlacementAnswer[] = [];
  for (;;) {
    const question = nextQuestion(answers, ranks, random);
    if (question === undefined) return answers;
    const rank = question === 'pseudo-word' ? null : question.rank;
    answers.push({ rank, isClaimed: claims(rank) });
  }
}

const people = [30, 200, 800, 2_000, 6_000, 30_000].flatMap(half =>
  [0, 0.1, 0.3].flatMap(guess => Array.from({ length: 4 }, (_, number) => ({ half, guess, number }))),
);
const checked = people.map(({ half, guess, number }) => {
  const random = randomFrom(half * 100 + guess * 10 + number * 7_919);
  const person = somebody(half, guess, random);
  const answers = check(person.claims, random);
  return { half, guess, person, answers, estimate: estimateVocabulary(answers, ranks) };
});

test('the interval holds the truth for nine people in ten, and the estimate is near it', () => {
  const held = checked.filter(
    ({ person, estimate }) => estimate.low <= person.known.size && person.known.size <= estimate.high,
  );
  expect(held.length / checked.length).toBeGreaterThan(0.85);
  const errors = checked.map(({ person, estimate }) => Math.abs(estimate.size - person.known.size));
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.08 * ranks.length);
});

test('guessing does not make a vocabulary', () => {
  const answers = check(() => true, randomFrom(1));
  expect(estimateVocabulary(answers, ranks).falseClaims).toBe(1);
  expect(surelyKnown(answers, ranks).length).toBeLessThan(0.05 * ranks.length);
  const chance = randomFrom(2);
  const coin = check(() => chance() < 0.5, chance);
  expect(estimateVocabulary(coin, ranks).size).toBeLessThan(0.15 * ranks.length);
});

test('somebody who knows nothing, or everything honestly, is seen', () => {
  expect(
    estimateVocabulary(
      check(() => false, randomFrom(3)),
      ranks,
    ).size,
  ).toBeLessThan(60);
  const all = estimateVocabulary(
    check(rank => rank !== null, randomFrom(4)),
    ranks,
  );
  expect(all.size).toBeGreaterThan(0.85 * ranks.length);
});

test('hardly any word marked as surely known is not', () => {
  const marked = checked.map(({ answers, person }) => {
    const sure = surelyKnown(answers, ranks);
    return { sure: sure.length, wrong: sure.filter(rank => !person.known.has(rank)).length };
  });
  const sum = (key: 'sure' | 'wrong') => marked.reduce((total, each) => total + each[key], 0);
  expect(sum('sure')).toBeGreaterThan(5_000);
  expect(sum('wrong') / sum('sure')).toBeLessThan(0.05);
});

test('of somebody who knows all of the common words and none of the others, most are marked', () => {
  for (const known of [1_000, 2_000]) {
    const isKnown = (rank: number | null) => rank !== null && rank <= (ranks[known - 1] ?? 0);
    const sure = surelyKnown(check(isKnown, randomFrom(known)), ranks);
    expect(sure.length).toBeGreaterThan(known / 2);
    expect(sure.filter(rank => !isKnown(rank)).length).toBeLessThan(0.03 * sure.length);
  }
});

test('a check is 20 to 40 questions, one in five of a word that does not exist, and none twice', () => {
  for (const { answers } of checked) {
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(answers.length).toBeLessThanOrEqual(40);
    const asked = answers.flatMap(({ rank }) => (rank === null ? [] : [rank]));
    expect(new Set(asked).size).toBe(asked.length);
    expect(answers.length - asked.length).toBeGreaterThanOrEqual(Math.floor(answers.length / 5));
    expect(answers.length - asked.length).toBeLessThanOrEqual(Math.ceil(answers.length / 5));
  }
});

test('nobody is sure of a word that was denied, and a short list ends the check', () => {
  const answers = check(rank => rank !== null && rank !== 4, randomFrom(5));
  expect(surelyKnown([...answers, { rank: 4, isClaimed: false }], ranks)).not.toContain(4);
  expect(
    nextQuestion(
      [
        { rank: 1, isClaimed: true },
        { rank: null, isClaimed: false },
      ],
      [1],
      () => 0.9,
    ),
  ).toBeUndefined();
});
