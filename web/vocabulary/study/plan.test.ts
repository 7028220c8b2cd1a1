import { expect, test } from 'vitest';
import { minutesOf, nextRound, numbersOf, planOf } from './plan.ts';

const TODAY = 20_000;
const counts = { new: 2000, learning: 30, known: 4, ignored: 0 };
const day = {
  ...{ day: TODAY, left: 0, newLeft: 20, counts },
  week: [4, 0, 0, 0, 0, 9, 0],
  streak: { days: 1, longest: 3, freezeDays: 2, hasStudiedToday: false, hidden: false },
  languages: [{ learn: 'es' as const, due: 0, learning: 30, known: 4, lastDay: TODAY - 1 }],
};
const first = {
  ...day,
  week: [0, 0, 0, 0, 0, 0, 13],
  streak: { ...day.streak, longest: 1, hasStudiedToday: true },
};
const away = (days: number) => ({
  ...{ ...day, left: 18 },
  languages: day.languages.map(language => ({ ...language, lastDay: TODAY - days })),
});

test.each([
  ['words to repeat and new ones', { ...day, left: 18 }, 'both'],
  ['nothing new', { ...day, left: 18, newLeft: 0 }, 'repeat'],
  ['nothing new, because all is begun', { ...day, left: 18, counts: { ...counts, new: 0 } }, 'repeat'],
  ['nothing to repeat', day, 'new'],
  ['neither', { ...day, newLeft: 0 }, 'done'],
  ['three days away', away(3), 'both'],
  ['four days away', away(4), 'back'],
  ['four days away with nothing due', { ...away(4), left: 0 }, 'new'],
  ['the first day, with something learned', first, 'safe'],
  ['the first day of another language', { ...first, streak: day.streak }, 'new'],
  ['no word yet', { ...day, counts: { ...counts, learning: 0, known: 0 } }, 'begin'],
] as const)('%s', (_, overview, plan) => {
  expect(planOf(overview, 'es')).toBe(plan);
});

test('new words are as many as the day has room for, and no more than there are', () => {
  expect(numbersOf({ left: 18, newLeft: 10, counts })).toEqual({ toRepeat: 18, fresh: 10 });
  expect(numbersOf({ left: 0, newLeft: 10, counts: { ...counts, new: 3 } })).toEqual({
    toRepeat: 0,
    fresh: 3,
  });
});

test('the words of the next round are those that the server chooses', () => {
  const numbers = { toRepeat: 18, fresh: 10 };
  expect(nextRound('both', numbers, 20)).toEqual({ met: 4, due: 6 });
  expect(nextRound('both', { toRepeat: 2, fresh: 1 }, 20)).toEqual({ met: 1, due: 2 });
  expect(nextRound('both', numbers, 5)).toEqual({ met: 1, due: 2 });
  expect(nextRound('repeat', numbers, 20)).toEqual({ met: 0, due: 12 });
  expect(nextRound('begin', { toRepeat: 0, fresh: 20 }, 20)).toEqual({ met: 7, due: 0 });
  expect(nextRound('back', numbers, 20)).toEqual({ met: 0, due: 6 });
});

const none = { doneToday: 0, minutesToday: 0 };

test('a round takes a few minutes, and never none', () => {
  expect(minutesOf({ met: 4, due: 6 }, none)).toBe(3);
  expect(minutesOf({ met: 0, due: 12 }, none)).toBe(2);
  expect(minutesOf({ met: 0, due: 6 }, none)).toBe(1);
  expect(minutesOf({ met: 0, due: 1 }, none)).toBe(1);
});

test('the own pace of today counts once there is enough of it', () => {
  expect(minutesOf({ met: 0, due: 12 }, { doneToday: 9, minutesToday: 9 })).toBe(2);
  expect(minutesOf({ met: 0, due: 12 }, { doneToday: 10, minutesToday: 5 })).toBe(7);
  expect(minutesOf({ met: 0, due: 12 }, { doneToday: 10, minutesToday: 0 })).toBe(2);
});
