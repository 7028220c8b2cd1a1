import { expect, test } from 'vitest';
import { daysToClear } from './absence.ts';
import { compare, median, ratio } from './comparison.ts';
import { drawLearner } from './learner.ts';
import { ownSession, plainSession } from './policy.ts';
import { randomFrom } from './random.ts';
import { boxes, SEVEN_BOXES } from './rivals/boxes.ts';
import { neverReviewed } from './rivals/never-reviewed.ts';
import { product } from './rivals/product.ts';
import { ownSchedule, rounds } from './rivals/rounds.ts';
import { storageMemory } from './storage-memory.ts';
import { study } from './study.ts';

const circumstances = { words: 7000, days: 40, minutes: 10, attendance: 0.85 };
const teaching = { recognition: 0.6, ease: 1, writing: 1 };
const leitner = boxes('Leitner', SEVEN_BOXES, plainSession);
const settings = { retention: 0.9, newPerDay: 1000 };
const slova = product('Slova', settings, ownSession);
const round = rounds('Slova, rounds', settings, ownSchedule);
const models = [storageMemory];

test.each([slova, round])(
  'the same learner, policy and memory give the same outcome again ($name)',
  rival => {
    const setting = { learner: drawLearner('0.0', circumstances), model: storageMemory, rival, teaching };
    expect(study(setting)).toEqual(study(setting));
  },
);

test('all policies study the same minutes, within the last question of a day or the last round', () => {
  const rivals = [leitner, neverReviewed, slova, round];
  const lines = compare({ models, rivals, circumstances, teaching, seeds: 1, learners: 2 });
  const { seconds } = drawLearner('0.1', circumstances);
  const minutes = seconds.reduce((sum, day) => sum + day, 0) / 60;
  for (const { outcomes } of lines) {
    expect(outcomes[1]?.seconds).toBeGreaterThanOrEqual(60 * minutes);
    expect((outcomes[1]?.seconds ?? 0) / 60 / minutes).toBeLessThan(1.06);
  }
});

test('a policy against itself is 1, and reviewing pays', () => {
  const [reviewed, never] = compare({
    models,
    rivals: [leitner, neverReviewed],
    circumstances,
    teaching,
    seeds: 1,
    learners: 2,
  });
  if (reviewed === undefined || never === undefined) throw new Error('Two lines were asked for.');
  expect(ratio(reviewed, reviewed, 'kept')).toBe(1);
  expect(ratio(never, reviewed, 'keptLater')).toBeLessThan(0.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('words known before are not counted as kept', () => {
  const learner = drawLearner('0.0', circumstances);
  const all = { ...learner, knownBefore: new Uint8Array(circumstances.words).fill(1) };
  expect(study({ learner: all, model: storageMemory, rival: leitner, teaching }).kept).toBe(0);
});

test('minutes are spent on new, due and repeated words, and on nothing else', () => {
  for (const rival of [leitner, slova, round]) {
    const outcome = study({
      learner: drawLearner('0.0', circumstances),
      model: storageMemory,
      rival,
      teaching,
    });
    const { fresh, due, repeated } = outcome.secondsFor;
    expect(fresh + due + repeated).toBeCloseTo(outcome.seconds);
    expect(Math.min(fresh, due)).toBeGreaterThan(0);
    expect(repeated > 0).toBe(rival !== slova);
  }
});

test('of the words met today fewer can be written tomorrow than are recalled, and of all that were met some are kept', () => {
  const learner = drawLearner('0.0', circumstances);
  const { tomorrow, ...outcome } = study({ learner, model: storageMemory, rival: round, teaching });
  expect(tomorrow.written).toBeLessThan(tomorrow.recalled);
  expect(tomorrow.recalled).toBeLessThan(tomorrow.words);
  expect(tomorrow.words).toBeLessThanOrEqual(outcome.met);
  expect(outcome.written).toBeLessThan(outcome.kept);
  const easy = study({ learner, model: storageMemory, rival: round, teaching: { ...teaching, writing: 0 } });
  expect(easy.tomorrow.written).toBeCloseTo(easy.tomorrow.recalled);
});

test('a pile is cleared on the first evening with no more left over than before the absence', () => {
  const leftDue = new Int32Array(118).fill(-1);
  leftDue.fill(3, 80, 90);
  leftDue.set([40, -1, 20, 2], 104);
  expect(daysToClear({ leftDue })).toBe(4);
});

test('chance repeats itself by name, and keeps to its range', () => {
  const draw = () => Array.from({ length: 5 }, () => 0);
  const [one, again, other] = [randomFrom('a', 1), randomFrom('a', 1), randomFrom('a', 2)];
  const first = draw().map(one.next);
  expect(draw().map(again.next)).toEqual(first);
  expect(draw().map(other.next)).not.toEqual(first);
  const many = Array.from({ length: 20_000 }, one.normal);
  expect(many.reduce((sum, value) => sum + value, 0) / 20_000).toBeCloseTo(0, 1);
  expect(many.reduce((sum, value) => sum + value * value, 0) / 20_000).toBeCloseTo(1, 1);
});
