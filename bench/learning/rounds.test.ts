import { expect, test } from 'vitest';
import type { Answer } from '#learning/log.ts';
import { PRODUCED_KINDS } from '#learning/log.ts';
import { ROUND_RULE } from '#learning/round/round-rule.ts';
import { NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Memory } from './memory.ts';
import type { Course, OpenStep } from './policy.ts';
import { randomFrom } from './random.ts';
import { FIVE_BOXES, SEVEN_BOXES } from './rivals/boxes.ts';
import { boxSchedule, ownSchedule, rounds, type Schedule } from './rivals/rounds.ts';

const settings = { retention: 0.9, newPerDay: 1000 };
const blank: Memory = { recall: () => 0, practise: () => {} };

function started(schedule: Schedule = ownSchedule) {
  const setting = { words: 100, days: 10, random: randomFrom('rounds'), memory: blank };
  return rounds('rounds', settings, schedule).start(setting);
}

/** Leads through a round; `isRight` says how each question goes, and new words are met unless `knows` names them. */
function followed(
  course: Course | undefined,
  day: number,
  isRight: (step: OpenStep) => boolean,
  knows: readonly number[] = [],
): OpenStep[] {
  const steps: OpenStep[] = [];
  let spent = 0;
  for (let step = course?.open(); course !== undefined && step !== undefined; step = course.open()) {
    steps.push(step);
    spent += 5;
    const at = { day, spent };
    const [word = -1] = step.words;
    if (step.kind !== 'meet')
      // A wrong pair of a match is tried until it is right.
      for (const each of step.words)
        course.answer(each, { right: step.kind === 'match' || isRight(step) }, at);
    else if (knows.includes(word)) course.knownAlready(at);
    else course.met(at);
  }
  return steps;
}

/** Nothing is due on the first day, so new words take the place of due ones. */
const { fresh, due } = ROUND_RULE.shares[20];
const FIRST_WORDS = Array.from({ length: fresh + due / ROUND_RULE.dueForOneFresh }, (_, word) => word);

test('who is always right meets new words, produces each, and sees none come back', () => {
  const steps = followed(started().round({ day: 0, spent: 0 }), 0, () => true);
  const met = steps.filter(({ kind }) => kind === 'meet').flatMap(({ words }) => words);
  expect(met).toEqual(FIRST_WORDS);
  expect(steps.some(({ isReturn }) => isReturn)).toBe(false);
  for (const word of met) {
    const kinds = steps.filter(({ words }) => words[0] === word).map(({ kind }) => kind);
    expect(PRODUCED_KINDS.some(kind => kinds.includes(kind))).toBe(true);
  }
});

test('a missed word comes back in the round, and tomorrow', () => {
  const policy = started();
  const steps = followed(
    policy.round({ day: 0, spent: 0 }),
    0,
    ({ words, isReturn }) => words[0] !== 2 || isReturn,
  );
  expect(steps.filter(({ isReturn }) => isReturn).map(({ words }) => words)).toContainEqual([2]);
  expect(policy.due(1)).toBe(FIRST_WORDS.length);
});

test('what is known already is neither asked nor due, and the next words take over tomorrow', () => {
  const policy = started();
  const steps = followed(policy.round({ day: 0, spent: 0 }), 0, () => true, [0, 1]);
  expect(steps.filter(({ kind, words }) => kind !== 'meet' && words.includes(0))).toEqual([]);
  expect(policy.due(1)).toBe(FIRST_WORDS.length - 2);
  const next = followed(policy.round({ day: 1, spent: 0 }), 1, () => true);
  expect(next.filter(({ kind }) => kind === 'meet').map(({ words }) => words[0])).toEqual(
    Array.from({ length: fresh }, (_, word) => FIRST_WORDS.length + word),
  );
});

const answerOn = (day: number, fields: Partial<Answer> = {}): Answer => ({
  ...{ id: String(day), wordId: '0', learn: 'es', testType: 'word_to_translation', correct: true },
  ...{ milliseconds: 3000, options: 4, chosenId: null, answeredAt: day * 86_400_000, day, grade: 3 },
  ...fields,
});

test('boxes in rounds keep their days, and move by the rows that count in the product, too', () => {
  const after = (schedule: Schedule, rows: readonly Answer[]): WordState =>
    rows.reduce((state, row) => schedule(state, row, settings), NEW_WORD);
  const right = [0, 1, 3, 7].map(day => answerOn(day));
  expect(after(boxSchedule(FIVE_BOXES), right)).toMatchObject({ spacing: 8, dueDay: 15, reps: 4 });
  const missed = answerOn(15, { correct: false, grade: 1 });
  expect(after(boxSchedule(FIVE_BOXES), [...right, missed])).toMatchObject({ spacing: 1, dueDay: 16 });
  expect(after(boxSchedule(SEVEN_BOXES), [...right, missed])).toMatchObject({ spacing: 4, dueDay: 19 });
  const again = [answerOn(7), answerOn(7, { grade: null, correct: false })];
  expect(after(boxSchedule(FIVE_BOXES), [...right, ...again])).toMatchObject({ spacing: 8, reps: 4 });
  const firstDay = [
    answerOn(0),
    answerOn(0, { kind: 'type', correct: false, grade: 1 }),
    answerOn(0, { kind: 'listen' }),
    answerOn(0, { kind: 'meaning', correct: false, grade: 1 }),
  ];
  expect(after(boxSchedule(FIVE_BOXES), firstDay)).toMatchObject({ spacing: 1, reps: 1, firstDay: 0 });
  expect(after(boxSchedule(FIVE_BOXES), [...firstDay, answerOn(1)])).toMatchObject({ spacing: 2, reps: 2 });
});
