import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, given } from '#web/testing/outbox.ts';
import { guestLog } from './guest-log.ts';
import { handOver, type Item, pendingItems } from './outbox-db.ts';

const NOW = Date.UTC(2026, 10, 26);
const DAY_MS = 86_400_000;

const answered = (wordId: string, daysAgo = 0): Item => ({
  kind: 'answer',
  answer: { ...answer(wordId), answeredAt: NOW - daysAgo * DAY_MS },
});
const wordsIn = (items: readonly Item[]) =>
  items.flatMap(item => (item.kind === 'answer' ? [item.answer.wordId] : []));
const pendingOf = async (userId: string) =>
  wordsIn((await pendingItems(userId).list()).map(({ item }) => item));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const userId of ['guest', 'ann', 'ben']) {
    const items = pendingItems(userId);
    await items.remove(await items.list());
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what a guest did is there in its order, also for the next page', async () => {
  for (const wordId of ['one', 'two', 'three']) guestLog.add(answered(wordId));
  expect(wordsIn(await guestLog.read())).toEqual(['one', 'two', 'three']);
  vi.resetModules();
  const nextPage = await import('./guest-log.ts');
  expect(wordsIn(await nextPage.guestLog.read())).toEqual(['one', 'two', 'three']);
});

test('it is kept for thirty days', async () => {
  guestLog.add(answered('forgotten', 31));
  guestLog.add(answered('kept', 29));
  expect(wordsIn(await guestLog.read())).toEqual(['kept']);
  expect(await pendingOf('guest')).toEqual(['kept']);
});

test('of more than the device is to hold, the oldest goes', async () => {
  const words = Array.from({ length: 3002 }, (_, number) => `word-${number}`);
  for (const wordId of words) guestLog.add(answered(wordId));
  expect(wordsIn(await guestLog.read())).toEqual(words.slice(2));
});

test('it becomes of one person, once, whatever tabs do at the same time', async () => {
  for (const wordId of ['one', 'two']) guestLog.add(answered(wordId));
  await guestLog.flush();
  const [first, second] = await Promise.all([handOver('guest', 'ann'), handOver('guest', 'ben')]);
  expect([wordsIn(first), wordsIn(second)]).toEqual([['one', 'two'], []]);
  expect(await pendingOf('ann')).toEqual(['one', 'two']);
  expect(await pendingOf('ben')).toEqual([]);
  expect(await guestLog.read()).toEqual([]);
});

test('what was waiting of the person already comes before or after it by when it was done', async () => {
  await pendingItems('ann').add(given('own'));
  guestLog.add(answered('one'));
  await guestLog.flush();
  await pendingItems('ann').add(given('later'));
  await guestLog.handOver('ann');
  expect(await pendingOf('ann')).toEqual(['own', 'one', 'later']);
});

test('where the browser keeps nothing it lasts as long as the page, and is handed over all the same', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  guestLog.add(answered('one'));
  expect(wordsIn(await guestLog.read())).toEqual(['one']);
  expect(wordsIn(await guestLog.handOver('ann'))).toEqual(['one']);
  expect(await guestLog.read()).toEqual([]);
  expect(await pendingOf('ann')).toEqual(['one']);
});
