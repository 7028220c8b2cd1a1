import { expect, test } from 'vitest';
import { expectedRound } from './round-sizes.ts';
import { chooseGuestRound, chooseRound } from './round-words.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from './word-state.ts';

const DAY = 20_000;
const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}-${place}`);
const FRESH = ids('new', 30);

/** Words last answered some days ago that are due since yesterday; the stabler the likelier remembered. */
function begun(count: number, fields: Partial<WordState> = {}) {
  return ids('old', count).map((wordId, place): [string, WordState] => [
    wordId,
    {
      ...NEW_WORD,
      ...{
        state: 'learning',
        reps: 2,
        firstDay: DAY - 9,
        lastDay: DAY - 2,
        dueDay: DAY - 1,
        stability: place + 1,
      },
      ...fields,
    },
  ]);
}

function roundOf(words: [string, WordState][], wishes: Partial<Parameters<typeof chooseRound>[0]> = {}) {
  const states = new Map(words);
  const chosen = chooseRound({
    ...{ states, fresh: FRESH, settings: DEFAULT_SETTINGS, day: DAY },
    ...{ length: 20, isChosen: false, takes: () => true },
    ...wishes,
  });
  const of = (why: string) => chosen.filter(word => word.why === why).map(({ wordId }) => wordId);
  return { due: of('due'), fresh: of('new'), practice: of('practice') };
}

test('a usual round has six due words, likeliest remembered first, and the next four new ones', () => {
  const { due, fresh } = roundOf(begun(30));
  expect(due).toEqual(['old-29', 'old-28', 'old-27', 'old-26', 'old-25', 'old-24']);
  expect(fresh).toEqual(FRESH.slice(0, 4));
});

test('for words that are gone nothing waits: they are no pile, and no reason to begin again slowly', () => {
  const isThere = (wordId: string) => !wordId.startsWith('old-');
  expect(roundOf(begun(100)).fresh).toEqual([]);
  expect(roundOf(begun(100), { isThere }).fresh).toEqual(FRESH.slice(0, 4));
  const longAgo = begun(3, { lastDay: DAY - 40 });
  expect(roundOf(longAgo).fresh).toEqual([]);
  expect(roundOf(longAgo, { isThere }).fresh).toEqual(FRESH.slice(0, 4));
});

test.each([
  [20, 4, 6],
  [10, 2, 3],
  [5, 1, 2],
] as const)('a round of %i exercises has %i new and %i due words', (length, fresh, due) => {
  const round = roundOf(begun(30), { length });
  expect([round.fresh.length, round.due.length]).toEqual([fresh, due]);
});

test('new words are no more than the day has room for; without them twice as many are due', () => {
  const answeredToday = (count: number) =>
    ids('today', count).map((wordId): [string, WordState] => [
      wordId,
      { ...NEW_WORD, state: 'learning', reps: 1, firstDay: DAY, lastDay: DAY, dueDay: DAY + 1 },
    ]);
  const three = roundOf([...begun(30), ...answeredToday(17)]);
  expect([three.fresh.length, three.due.length]).toEqual([3, 6]);
  const spent = roundOf([...begun(30), ...answeredToday(20)]);
  expect([spent.fresh.length, spent.due.length]).toEqual([0, 12]);
  const asked = roundOf([...begun(30), ...answeredToday(20)], { only: 'new' });
  expect([asked.fresh.length, asked.due.length]).toEqual([4, 0]);
  expect(roundOf([...begun(30), ...answeredToday(5)], { fresh: [] }).due).toHaveLength(12);
});

test('on the first day, when nothing is due, three words of that day come again beside four new ones, others each time', () => {
  const metToday = (count: number) => begun(count, { firstDay: DAY, lastDay: DAY, dueDay: DAY + 1 });
  const second = roundOf(metToday(7));
  expect([second.fresh.length, second.practice]).toEqual([4, ['old-0', 'old-1', 'old-2']]);
  expect(roundOf(metToday(11)).practice).toEqual(['old-3', 'old-4', 'old-5']);
  expect(roundOf(metToday(15)).practice).toEqual(['old-6', 'old-7', 'old-8']);
  expect(roundOf(metToday(7), { only: 'new' }).practice).toEqual([]);
  expect(roundOf(metToday(7), { length: 5 }).practice).toHaveLength(1);
  const dayBefore = begun(1, { firstDay: DAY - 1, lastDay: DAY - 1, dueDay: DAY + 1 });
  expect(roundOf([...metToday(7), ...dayBefore]).practice).toEqual([]);
});

test('who only repeats meets nothing', () => {
  const { due, fresh } = roundOf(begun(30), { only: 'repeat' });
  expect([due.length, fresh.length]).toEqual([12, 0]);
});

test('after four days away a round is small, and whoever wants new words gets them', () => {
  const away = begun(30, { lastDay: DAY - 4 });
  const { due, fresh } = roundOf(away);
  expect([due[0], due.length, fresh.length]).toEqual(['old-29', 6, 0]);
  expect(roundOf(begun(30, { lastDay: DAY - 3 })).fresh).toHaveLength(4);
  expect(roundOf(away, { only: 'new' }).fresh).toHaveLength(4);
  expect(roundOf(begun(30, { lastDay: DAY - 9, dueDay: DAY + 5 })).fresh).toHaveLength(4);
});

test('with nothing due or new come the words that are due soonest, for practice', () => {
  const later = begun(30).map(([id, state], place): [string, WordState] => [
    id,
    { ...state, dueDay: DAY + 30 - place },
  ]);
  const { due, fresh, practice } = roundOf(later, { fresh: [] });
  expect([due.length, fresh.length, practice.length]).toEqual([0, 0, 12]);
  expect(practice[0]).toBe('old-29');
  expect(roundOf([], { fresh: [] })).toEqual({ due: [], fresh: [], practice: [] });
});

test('a chosen source is met even when the day has no room; nothing is met otherwise', () => {
  const settings = { ...DEFAULT_SETTINGS, newPerDay: 0 };
  expect(roundOf([], { settings }).fresh).toEqual([]);
  expect(roundOf([], { settings, isChosen: true }).fresh).toEqual(FRESH.slice(0, 4));
  expect(roundOf([], { settings, isChosen: true, only: 'repeat' }).fresh).toEqual([]);
});

test('marked words and what the round does not take are passed over, and no word comes twice', () => {
  const marked = begun(1, { mark: 'known', state: 'known', dueDay: null });
  const fresh = ['old-0', 'new-1', 'new-1', 'new-2', 'new-3', 'new-4', 'new-5'];
  const round = roundOf(marked, { fresh, takes: id => id !== 'new-2' });
  expect(round.fresh).toEqual(['new-1', 'new-3', 'new-4', 'new-5']);
});

function guestRound(wishes: Partial<Parameters<typeof chooseGuestRound>[0]> = {}) {
  const chosen = chooseGuestRound({
    ...{ met: [], due: [], fresh: FRESH, length: 20, takes: () => true },
    ...wishes,
  });
  return chosen.map(({ wordId, why }) => `${why} ${wordId}`);
}

test('a guest begins with seven new words and goes on with four, and with what the device says is due', () => {
  expect(guestRound()).toEqual(FRESH.slice(0, 7).map(id => `new ${id}`));
  const met = FRESH.slice(0, 7);
  const due = ['new-3', 'new-1'];
  expect(guestRound({ met, due })).toEqual([
    ...['due new-3', 'due new-1', 'new new-7', 'new new-8', 'new new-9', 'new new-10'],
  ]);
  expect(guestRound({ met })).toEqual([
    ...['practice new-0', 'practice new-1', 'practice new-2'],
    ...['new new-7', 'new new-8', 'new new-9', 'new new-10'],
  ]);
  expect(guestRound({ met, due, only: 'repeat' })).toEqual(['due new-3', 'due new-1']);
  expect(guestRound({ met, due, only: 'new' })).toHaveLength(4);
  expect(guestRound({ met, only: 'repeat' })).toEqual(met.map(id => `practice ${id}`));
  expect(guestRound({ length: 5 })).toHaveLength(2);
});

test.each([
  { old: 0, unmet: 30, newPerDay: 20, away: 2 },
  { old: 3, unmet: 2, newPerDay: 20, away: 2 },
  { old: 30, unmet: 30, newPerDay: 20, away: 2 },
  { old: 30, unmet: 30, newPerDay: 1, away: 2 },
  { old: 30, unmet: 0, newPerDay: 20, away: 2 },
  { old: 0, unmet: 30, newPerDay: 0, away: 2 },
  { old: 5, unmet: 30, newPerDay: 0, away: 2 },
  { old: 30, unmet: 30, newPerDay: 20, away: 9 },
])('what a round will have is told before by counts: %o', ({ old, unmet, newPerDay, away }) => {
  for (const length of [5, 10, 20] as const) {
    const words = begun(old, { lastDay: DAY - away });
    const { due, fresh } = roundOf(words, {
      ...{ source: [...words.map(([id]) => id), ...FRESH.slice(0, unmet)], isChosen: true, length },
      ...{ fresh: FRESH.slice(0, unmet), settings: { ...DEFAULT_SETTINGS, newPerDay } },
    });
    const counted = { due: old, unmet, newLeft: newPerDay, daysAway: old > 0 ? away : 0, length };
    expect(expectedRound(counted)).toEqual({ due: due.length, fresh: fresh.length });
  }
});
