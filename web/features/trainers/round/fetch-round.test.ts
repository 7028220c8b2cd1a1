import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/account.ts';
import { localDay } from '#learning/day.ts';
import { NEW_WORD } from '#learning/word-state.ts';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { fetchRound, roundFromAhead } from './fetch-round.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY = localDay(NOON, 'UTC');
const pair = { lang: 'en', learn: 'es' } as const;
const user = { id: 'ann', zone: 'UTC', retention: 0.9, new_per_day: 20 } as Profile;

const begun = (dueDay: number) => ({
  ...NEW_WORD,
  ...{ state: 'learning', dueDay, stability: 5, difficulty: 5, spacing: 5, reps: 2 },
  ...{ firstDay: DAY - 9, lastDay: DAY - 5, lastAt: NOON - 5 * 86_400_000 },
});
const word = (id: string, state: object) => ({
  id,
  word: id,
  translation: `${id} in English`,
  otherWords: [],
  state,
});

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('localStorage', { getItem: () => 'ann.secret' });
  const items = pendingItems('ann');
  await items.remove(await items.list());
  const packetWords = [
    ...Array.from({ length: 25 }, (_, number) => word(`due-${number}`, begun(DAY))),
    word('tomorrow', begun(DAY + 1)),
    word('new', NEW_WORD),
  ];
  const kept = Response.json({ success: true, data: { packetWords } });
  await (await caches.open('replies-1-ann')).put('/api/learning/ahead?lang=en&learn=es', kept);
});
afterEach(() => vi.unstubAllGlobals());

const round = (choices = {}, now = NOON) => roundFromAhead({ pair, choices }, user, now);

test('rounds without a connection go on from the answers that wait, and end where there is nothing more', async () => {
  const first = (await round()) ?? [];
  expect(first).toHaveLength(20);
  expect(new Set(first.map(({ why }) => why))).toEqual(new Set(['due']));
  const items = pendingItems('ann');
  for (const [number, { id: wordId, testType = 'flashcards' }] of first.entries()) {
    const answer = { id: `answer-${number}`, wordId, testType, learn: 'es' as const, correct: true };
    const told = { milliseconds: 900, answeredAt: NOON, options: 4, chosenId: wordId, grade: 3, day: DAY };
    await items.add({ kind: 'answer', answer: { ...answer, ...told } });
  }
  await items.add({ kind: 'undo', id: 'answer-7' });
  const second = (await round()) ?? [];
  const due = second.filter(({ why }) => why === 'due').map(({ id }) => id);
  expect(due).toHaveLength(6);
  expect(due).toContain(first[7]?.id);
  expect(second.filter(({ why }) => why === 'new').map(({ id }) => id)).toEqual(['new']);
  expect(second.find(({ why }) => why === 'due')?.intervals).toMatchObject({ 1: expect.any(Number) });
});

test('tomorrow what is due tomorrow is asked, and a clock an hour off asks no less', async () => {
  const tomorrow = (await round({ only: 'repeat' }, NOON + 86_400_000)) ?? [];
  expect(tomorrow.map(({ why }) => why)).toEqual(Array(20).fill('due'));
  expect(await round({}, NOON - 3_600_000)).toHaveLength(20);
  expect((await round({ words: 'tomorrow' }, NOON + 86_400_000))?.map(({ id, why }) => [id, why])).toEqual([
    ['tomorrow', 'due'],
  ]);
});

test('what was marked while offline is not asked, and another person’s words never', async () => {
  const mark = {
    id: 'mark',
    wordId: 'new',
    learn: 'es' as const,
    mark: 'known' as const,
    at: NOON,
    leavesDictionary: false,
  };
  await pendingItems('ann').add({ kind: 'mark', mark });
  expect(await round({ words: 'new' })).toEqual([]);
  expect(await roundFromAhead({ pair, choices: {} }, { ...user, id: 'ben' }, NOON)).toBeUndefined();
  expect(await round({ source: 'food' })).toBeUndefined();
});

test('a lesson in letters that was opened before goes on without a connection, and what was answered is not new', async () => {
  const letter = (id: string, say?: string) => ({ ...word(id, NEW_WORD), why: 'new', ...(say && { say }) });
  const words = [letter('letter-u0430', 'а'), letter('letter-u044c')];
  const kept = Response.json({ success: true, data: { words } }, { headers: { 'x-kept-at': String(NOON) } });
  await (await caches.open('replies-1-ann')).put('/api/letters/lessons/1/round?lang=en&learn=uk', kept);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const answer = { id: 'letter', wordId: 'letter-u0430', testType: 'flashcards', learn: 'uk', correct: true };
  const told = { milliseconds: 900, answeredAt: Date.now(), options: 4, chosenId: null, grade: 3 };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const item = { kind: 'answer', answer: { ...answer, ...told, day: localDay(Date.now(), timeZone) } };
  await pendingItems('ann').add(item as Parameters<ReturnType<typeof pendingItems>['add']>[0]);
  const wanted = { pair: { lang: 'en', learn: 'uk' }, choices: { source: 'letters-1' }, length: 20 } as const;
  const asked = await fetchRound(wanted, user, new AbortController().signal);
  expect(asked).toMatchObject([
    { id: 'letter-u0430', why: 'practice', hasSound: true },
    { id: 'letter-u044c', why: 'new', hasSound: false },
  ]);
});
