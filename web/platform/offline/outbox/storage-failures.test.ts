import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { answerServer, given, offline } from '#web/testing/outbox.ts';
import { createOutbox } from './outbox.ts';
import { pendingItems } from './outbox-db.ts';
import { unstoredCount } from './outbox-status.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
  const items = pendingItems('ann');
  await items.remove(await items.list());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Has a request of the browser's database fail, as on a broken disk. */
const breakRequests = (name: 'add' | 'delete', fault = 'UnknownError') =>
  vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
    throw new DOMException('The disk is broken', fault);
  });

test('what the browser would not remove is sent once, and removed once it can be', async () => {
  const { send, calls, words } = answerServer();
  const outbox = createOutbox('ann', { send });
  const broken = breakRequests('delete');
  for (const word of ['dog', 'cat']) outbox.add(given(word));
  await outbox.flush();
  expect(calls).toEqual([2]);
  expect(await pendingItems('ann').list()).toHaveLength(2);
  outbox.add(given('cow'));
  for (let time = 0; time < 5; time += 1) await outbox.flush();
  expect(calls).toEqual([2, 1]);
  broken.mockRestore();
  await outbox.flush();
  expect(await pendingItems('ann').list()).toEqual([]);
  expect(words()).toEqual(['dog', 'cat', 'cow']);
});

test('the browser is asked ever more seldom to remove what it would not', async () => {
  const { send } = answerServer();
  const outbox = createOutbox('ann', { send });
  const broken = breakRequests('delete');
  outbox.add(given('dog'));
  await outbox.flush();
  const triesWithin = async (milliseconds: number) => {
    const before = broken.mock.calls.length;
    for (let passed = 0; passed < milliseconds; passed += 500) {
      await vi.advanceTimersByTimeAsync(500);
      await new Promise(resolve => setImmediate(resolve));
    }
    return broken.mock.calls.length - before;
  };
  expect(await triesWithin(6_000)).toBe(1);
  expect(await triesWithin(60_000)).toBe(2);
  outbox.close();
});

test('an answer for which there is no room is sent all the same, and counted as long as only the page has it', async () => {
  const { send, state, words } = answerServer();
  state.fail = offline;
  const outbox = createOutbox('ann', { send });
  const full = breakRequests('add', 'QuotaExceededError');
  outbox.add(given('dog'));
  await outbox.flush();
  expect(unstoredCount.get()).toBe(1);
  full.mockRestore();
  state.fail = () => undefined;
  await outbox.flush();
  expect(words()).toEqual(['dog']);
  expect(unstoredCount.get()).toBe(0);
});

test('a request that fails leaves no connection open, which would block the next version of the page', async () => {
  const broken = breakRequests('add');
  await pendingItems('ann').add(given('dog'));
  broken.mockRestore();
  const blocked = vi.fn();
  const version = await new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('outbox', 2);
    opening.onblocked = blocked;
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      resolve(opening.result.version);
      opening.result.close();
    };
  });
  expect(version).toBe(2);
  expect(blocked).not.toHaveBeenCalled();
  // A page of this version finds a database that it cannot open, and goes on in memory.
  const items = pendingItems('ann');
  await items.add(given('cat'));
  expect((await items.list()).map(({ place }) => place < 0)).toEqual([true, true]);
  await items.remove(await items.list());
  await new Promise(resolve => {
    indexedDB.deleteDatabase('outbox').onsuccess = resolve;
  });
});

test('a database that another tab holds up is not waited for: what is done meanwhile lives in memory', async () => {
  vi.resetModules();
  const { pendingItems: inNewPage } = await import('./outbox-db.ts');
  const holding = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open('outbox', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('items', { autoIncrement: true }).createIndex('userId', 'userId');
    };
    opening.onsuccess = () => resolve(opening.result);
  });
  // The tab does not listen, so the removal waits for it, and whatever opens the database waits for the removal.
  const removing = new Promise(resolve => {
    indexedDB.deleteDatabase('outbox').onsuccess = resolve;
  });
  const items = inNewPage('ann');
  const adding = items.add(given('dog'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await adding).toBeLessThan(0);
  expect(await items.list()).toHaveLength(1);
  holding.close();
  await removing;
  for (let tick = 0; tick < 20; tick += 1) await new Promise(resolve => setImmediate(resolve));
  expect(await items.add(given('cat'))).toBeGreaterThan(0);
  const all = await items.list();
  expect(all.filter(({ place }) => place < 0)).toHaveLength(1);
  expect(await items.remove(all)).toBe(true);
});

test('of two tabs whose browser would not remove anything each item is sent by each at most once', async () => {
  const { send, calls } = answerServer();
  const tabs = [createOutbox('ann', { send }), createOutbox('ann', { send })];
  breakRequests('delete');
  tabs[0]?.add(given('dog'));
  for (const tab of [...tabs, ...tabs, ...tabs]) await tab.flush();
  expect(calls).toEqual([1, 1]);
});
