import { expect, test } from 'vitest';
import { composePacket } from './packet.ts';
import { derived } from './replay.ts';
import type { WordStates } from './states.ts';
import { countToday, todayPlan } from './today.ts';
import { DEFAULT_SETTINGS, isDue, NEW_WORD, type WordState } from './word-state.ts';

const settings = DEFAULT_SETTINGS;

function reviewed(wordId: string, day: number, state: WordState = NEW_WORD): WordState {
  const spacing = Math.max(1, state.spacing * 2);
  const fields = {
    reps: state.reps + 1,
    spacing,
    stability: spacing,
    difficulty: 5,
    lastDay: day,
    lastAt: day,
  };
  return derived(wordId, { ...state, ...fields }, settings);
}

const daysFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, day) => first + day);

const planOf = (states: WordStates, day: number, studied: readonly number[] = []) =>
  todayPlan(countToday(states, day), studied, day, settings);

/** The days of study before the absence that ends on day 100. */
const BEFORE = daysFrom(72, 85);

/** Somebody who learned 400 words over two weeks, up to the day before `away`, and comes back two weeks later. */
function afterHoliday(back: number): Map<string, WordState> {
  return new Map(
    Array.from({ length: 400 }, (_, number) => {
      const wordId = `word-${number}`;
      const lastDay = back - 15 - (number % 14);
      return [wordId, reviewed(wordId, lastDay, { ...NEW_WORD, reps: 2, spacing: 2 })];
    }),
  );
}

/** So many words due on each of seven days, learned on the days before the first of them. */
function manyEachDay(first: number, words: number): [string, WordState][] {
  return Array.from({ length: 7 * words }, (_, number) => {
    const wordId = `word-${number}`;
    const state = reviewed(wordId, first - 1 - (number % 5));
    return [wordId, { ...state, dueDay: first + (number % 7) }];
  });
}

test('somebody who begins has nothing to review and new words to learn', () => {
  expect(planOf(new Map(), 100)).toEqual({
    now: 0,
    left: 0,
    newLeft: 20,
    forecast: Array.from({ length: 14 }, () => 0),
  });
});

test('a normal day asks for all that is due', () => {
  const states = new Map(
    Array.from({ length: 45 }, (_, number) => [`word-${number}`, reviewed(`word-${number}`, 98)] as const),
  );
  expect(planOf(states, 100)).toMatchObject({ now: 20, left: 45, newLeft: 20 });
});

test('a pile of 400 is never shown: 20 now, a share today, the rest over the week', () => {
  const plan = planOf(afterHoliday(100), 100, BEFORE);
  expect(plan).toMatchObject({ now: 20, left: 60, newLeft: 0 });
  expect(plan.forecast.slice(0, 7).reduce((sum, words) => sum + words, 0)).toBe(400);
  expect(Math.max(...plan.forecast.slice(1, 7))).toBeLessThanOrEqual(60);
});

test('what is asked each day clears the pile within seven days, at an even pace', () => {
  const states = afterHoliday(100);
  const perDay: number[] = [];
  for (let day = 100; day < 107; day += 1) {
    const studied = [...BEFORE, ...daysFrom(100, day)];
    let asked = 0;
    while (planOf(states, day, studied).left > 0) {
      const source = [...states.keys()];
      const packet = composePacket({ states, source, settings, day, trainer: 'mixed', random: () => 0.5 });
      const left = planOf(states, day, studied).left;
      for (const { wordId, state } of packet.filter(({ why }) => why === 'due').slice(0, left)) {
        states.set(wordId, reviewed(wordId, day, state));
        asked += 1;
      }
    }
    perDay.push(asked);
  }
  expect([...states.values()].filter(state => isDue(state, 106)).length).toBe(0);
  expect(Math.max(...perDay)).toBeLessThanOrEqual(110);
  expect(perDay.slice(0, 5).every(asked => asked >= 50)).toBe(true);
});

test.each([
  ['a full week of a keen learner', new Map(manyEachDay(100, 95)), daysFrom(60, 99)],
  ['a pile', afterHoliday(100), BEFORE],
])('each day asks for what the forecast said: %s', (_, states, before) => {
  const { forecast } = planOf(states, 100, before);
  const asked = forecast.map((_, later) => {
    const day = 100 + later;
    const studied = [...before, ...daysFrom(100, day)];
    const { left } = planOf(states, day, studied);
    const due = [...states].filter(([, state]) => isDue(state, day)).slice(0, left);
    for (const [wordId, state] of due) states.set(wordId, { ...state, lastDay: day, dueDay: day + 100 });
    return due.length;
  });
  expect(asked).toEqual(forecast);
  expect(Math.max(...forecast)).toBeGreaterThan(50);
});

test('who learns every day has not been away, also when every word was asked again lately', () => {
  const states = new Map<string, WordState>(
    Array.from({ length: 118 }, (_, number) => {
      const wordId = `word-${number}`;
      return [wordId, { ...reviewed(wordId, 95 + (number % 4)), dueDay: 100 }] as const;
    }),
  );
  expect(planOf(states, 100, daysFrom(60, 98))).toMatchObject({ now: 20, left: 60 });
  for (const [wordId, state] of [...states].slice(0, 80)) states.set(wordId, reviewed(wordId, 100, state));
  expect(planOf(states, 100, daysFrom(60, 100))).toMatchObject({ now: 0, left: 0 });
});

test('the forecast counts each queued word on its day', () => {
  const states = new Map([
    ['soon', reviewed('soon', 100)],
    ['later', reviewed('later', 100, { ...NEW_WORD, reps: 3, spacing: 2 })],
    ['marked', derived('marked', { ...reviewed('marked', 100), mark: 'known' as const }, settings)],
  ]);
  const { forecast } = planOf(states, 100);
  expect(forecast.reduce((sum, words) => sum + words, 0)).toBe(2);
  expect(forecast[1]).toBe(1);
});
