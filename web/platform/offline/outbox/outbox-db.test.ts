import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import { type Item, pendingItems } from './outbox-db.ts';
import { unstoredCount } from './outbox-status.ts';

const undo = (id: string): Item => ({ kind: 'undo', id });
const idsOf = async (userId: string) =>
  (await pendingItems(userId).list()).map(({ item }) => (item.kind === 'undo' ? item.id : ''));

beforeEach(async () => {
  for (const userId of ['ann', 'ben']) {
    const items = pendingItems(userId);
    await items.remove(await items.list());
  }
});

test('things are kept in the order in which they were done, under the person who did them', async () => {
  for (const id of ['one', 'two', 'three']) await pendingItems('ann').add(undo(id));
  await pendingItems('ben').add(undo('other'));
  expect(await idsOf('ann')).toEqual(['one', 'two', 'three']);
  expect(await idsOf('ben')).toEqual(['other']);
});

test('what was sent is removed, and what came meanwhile stays', async () => {
  const items = pendingItems('ann');
  await items.add(undo('one'));
  const sent = await items.list();
  await items.add(undo('two'));
  await items.remove(sent);
  expect(await idsOf('ann')).toEqual(['two']);
});

test('what a page kept is there for the next page', async () => {
  await pendingItems('ann').add(undo('one'));
  vi.resetModules();
  const nextPage = await import('./outbox-db.ts');
  expect((await nextPage.pendingItems('ann').list()).map(({ item }) => item)).toEqual([undo('one')]);
});

test('where the database is blocked things are kept in memory, in order after those that are stored', async () => {
  const items = pendingItems('ann');
  await items.add(undo('stored'));
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await items.add(undo('one'));
  await items.add(undo('two'));
  expect(unstoredCount.get()).toBe(2);
  await pendingItems('ben').add(undo('other'));
  add.mockRestore();
  expect(await idsOf('ann')).toEqual(['stored', 'one', 'two']);
  expect(await idsOf('ben')).toEqual(['other']);
  await items.remove(await items.list());
  expect(await idsOf('ann')).toEqual([]);
  expect(await idsOf('ben')).toEqual(['other']);
  await pendingItems('ben').remove(await pendingItems('ben').list());
  expect(unstoredCount.get()).toBe(0);
});

test('two tabs with one store send everything once, where the browser has locks', async () => {
  let last = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const sent: string[] = [];
  const send = async (items: Item[]) => {
    await new Promise(resolve => setTimeout(resolve, 20));
    sent.push(...items.map(item => (item.kind === 'undo' ? item.id : '')));
  };
  const tabs = [createOutbox('ann', { send }), createOutbox('ann', { send })];
  for (const id of ['one', 'two', 'three', 'four']) tabs[sent.length % 2]?.add(undo(id));
  await Promise.all(tabs.map(tab => tab.flush()));
  expect(sent).toEqual(['one', 'two', 'three', 'four']);
  vi.unstubAllGlobals();
});
