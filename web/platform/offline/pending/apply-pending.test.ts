import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, NEW_WORD } from '#learning/word-state.ts';
import { createQueries, personalKeyOf } from '#web/platform/http/queries.ts';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { type DictionaryChange, type Item, pendingItems } from '../outbox/outbox-db.ts';
import { readCopy } from '../response-cache/response-cache.ts';
import { write } from '../writes/write.ts';
import { showPending, withPending } from './apply-pending.ts';
import { PROFILE } from './changed-keys.ts';
import { changeListCopy } from './dictionary-after.ts';
import { readWithPending } from './read-with-pending.ts';
import { noteStates, type StatesReply, statesAddress } from './word-states.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY = Math.floor(NOON / 86_400_000);
const KEY = personalKeyOf('/learning/words', { query: { learn: 'es' } });

const known = { state: 'known', strength: 4 } as const;
const ignored = { state: 'ignored', strength: 0 } as const;
const learning = { state: 'learning', strength: 1, dueDay: DAY } as const;
const begun = {
  ...NEW_WORD,
  ...({ state: 'learning', dueDay: DAY, stability: 2, difficulty: 5, spacing: 1, reps: 1 } as const),
  ...{ firstDay: DAY - 1, lastDay: DAY - 1, lastAt: NOON - 86_400_000 },
};

const reply = (words: object) => ({ success: true, data: { words: words as never } });
const after = async (words: object) => ((await withPending(KEY, reply(words))) as StatesReply).data.words;

async function done(...items: Item[]): Promise<void> {
  for (const item of items) await pendingItems('ann').add(item);
}

function mark(
  id: string,
  wordId: string,
  said: 'known' | 'ignored' | 'none',
  learn: 'es' | 'de' = 'es',
): Item {
  return { kind: 'mark', mark: { id, wordId, learn, mark: said, at: NOON, leavesDictionary: false } };
}

function answer(id: string, wordId: string): Item {
  const told = { milliseconds: 900, answeredAt: NOON, options: 4, chosenId: wordId, grade: 3, day: DAY };
  const asked = { id, wordId, testType: 'flashcards', learn: 'es', correct: true } as const;
  return { kind: 'answer', answer: { ...asked, ...told } };
}

async function keep(path: string, kept: object): Promise<void> {
  await (await caches.open('replies-1-ann')).put(path, Response.json(kept));
}

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('localStorage', { getItem: () => 'ann.secret' });
  const items = pendingItems('ann');
  await items.remove(await items.list());
});
afterEach(() => vi.unstubAllGlobals());

test('a mark that waits is seen in whatever the server says, and its undo takes it back', async () => {
  await done(mark('a', 'dog', 'known'), mark('b', 'cat', 'ignored'), mark('c', 'cow', 'known', 'de'));
  expect(await after({ cat: learning })).toEqual({ dog: known, cat: ignored });
  await done({ kind: 'undo', id: 'b' }, mark('d', 'dog', 'none'));
  expect(await after({ cat: learning })).toEqual({ cat: learning });
});

test('an undo that waits shows what was before the mark that the server has', async () => {
  const before = { wordId: 'cat', learn: 'es', standing: learning } as const;
  await done(
    { kind: 'undo', id: 'sent', before },
    { kind: 'undo', id: 'other', before: { ...before, learn: 'de' } },
  );
  expect(await after({ cat: known })).toEqual({ cat: learning });
});

test('answers that wait change new words, and words whose exact state is kept; of others only the server knows', async () => {
  await keep('/api/profile', {
    data: { user: { language: 'en', retention: DEFAULT_SETTINGS.retention, new_per_day: 20 } },
  });
  await keep('/api/learning/ahead?lang=en&learn=es', {
    data: { packetWords: [{ id: 'cat', state: begun }] },
  });
  await done(answer('1', 'dog'), answer('2', 'cat'), answer('3', 'cow'), answer('4', 'hen'));
  await done({ kind: 'undo', id: '4' });
  const words = await after({ cat: learning, cow: learning });
  expect(words).toMatchObject({ dog: { state: 'learning', strength: 1 }, cow: learning });
  expect(words).not.toHaveProperty('hen');
  expect(words.cat?.dueDay).toBeGreaterThan(DAY);
});

test('what the server said last is kept, with the states it has told since, and what waits is laid over it', async () => {
  vi.stubGlobal('fetch', async () => Response.json(reply({ cat: learning })));
  const queries = createQueries(readWithPending);
  await done(mark('a', 'dog', 'known'));
  expect(await queries.fetchQuery({ queryKey: KEY })).toMatchObject({ data: { words: { dog: known } } });
  const about = { ...NEW_WORD, wordId: 'cow', learn: 'es', strength: 0 } as const;
  noteStates(queries, [{ ...about, state: 'ignored', mark: 'ignored' }]);
  const keptWords = async () =>
    (await (await (await caches.open('replies-1-ann')).match(statesAddress('es')))?.json())?.data.words;
  await expect.poll(keptWords).toEqual({ cat: learning, cow: ignored });
  await done(answer('1', 'hen'), { kind: 'undo', id: 'a' });
  await showPending(queries);
  expect(queries.getQueryData(KEY)).toMatchObject({
    data: { words: { cat: learning, cow: ignored, hen: { state: 'learning' } } },
  });
  expect(queries.getQueryData(KEY)).not.toHaveProperty('data.words.dog');
});

const LIST = personalKeyOf('/user-dictionary', { query: { lang: 'en', learn: 'es' } });
const MINE = personalKeyOf('/my-words', { query: { learn: 'es' } });
const row = (id: string, added_at: number) => ({
  id,
  english_word: id,
  translation: id,
  category: null,
  added_at,
});
const has = (id: string, in_dictionary = true) => ({ id, category: null, in_dictionary, known: false });

function change(kind: DictionaryChange['change'], id: string, at?: number): DictionaryChange {
  const words = [{ id, ...(at !== undefined && { row: row(id, at) }) }];
  return { change: kind, words, lang: 'en', learn: 'es' };
}

test('words that wait to come or go are in the dictionary or out of it, at their places', async () => {
  for (const made of [
    change('add', 'dog', 50),
    change('remove', 'cat'),
    change('remove', 'cow'),
    change('restore', 'cow', 20),
    change('add', 'hen'),
  ])
    await done({ kind: 'dictionary', ...made });
  const list = reply([row('cat', 30), row('cow', 20), row('ant', 10)]);
  const inList = (await withPending(LIST, list)) as typeof list;
  expect((inList.data.words as { id: string }[]).map(({ id }) => id)).toEqual(['dog', 'cow', 'ant']);
  const mine = (await withPending(MINE, reply([has('cat'), has('cow'), has('ant')]))) as typeof list;
  expect(mine.data.words).toEqual([has('cat', false), has('cow'), has('ant'), ...[has('dog'), has('hen')]]);
  // What a word is called in one language is not shown among words of another.
  const other = personalKeyOf('/user-dictionary', { query: { lang: 'en', learn: 'de' } });
  const german = (await withPending(other, reply([row('cat', 30)]))) as typeof list;
  expect(german.data.words).toEqual([]);
});

test('a change that waits is kept, and seen at once in the lists that are shown, a second time in none', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const queries = createQueries();
  queries.setQueryData(LIST, reply([row('cat', 30)]));
  queries.setQueryData(MINE, reply([has('cat')]));
  for (const made of [change('add', 'dog', 50), change('add', 'dog', 50), change('remove', 'cat')])
    expect(await write({ kind: 'dictionary', ...made }, queries)).toEqual({ is: 'waiting' });
  expect(queries.getQueryData(LIST)).toMatchObject({ data: { words: [row('dog', 50)] } });
  expect(queries.getQueryData(MINE)).toMatchObject({ data: { words: [has('cat', false), has('dog')] } });
  const kept = async () => (await pendingItems('ann').list()).map(({ item }) => item);
  await expect.poll(kept).toMatchObject([{ change: 'add' }, { change: 'add' }, { change: 'remove' }]);
});

test('what the server has taken is in the kept list before that is read again', async () => {
  const address = '/api/user-dictionary?lang=en&learn=es';
  await keptReply(address, []);
  await changeListCopy(change('add', 'dog', 50));
  expect(await idsIn(address)).toEqual(['dog']);
  await changeListCopy(change('remove', 'dog'));
  expect(await idsIn(address)).toEqual([]);
});

async function keptReply(address: string, words: object[]): Promise<void> {
  await (await caches.open('replies-1-ann')).put(address, Response.json({ success: true, data: { words } }));
}

async function idsIn(address: string): Promise<string[] | undefined> {
  const kept = await readCopy<{ data: { words: { id: string }[] } }>(address, 'ann');
  return kept?.data.words.map(({ id }) => id);
}

test('languages that were chosen and are not saved yet are those of the profile', async () => {
  const profile = { data: { user: { id: 'ann', language: 'en', learning_language: 'es' } } };
  await done(
    { kind: 'languages', choice: { learning_language: 'de' } },
    { kind: 'languages', choice: { learning_language: 'it' } },
  );
  expect(await withPending(PROFILE, profile)).toEqual({
    data: { user: { id: 'ann', language: 'en', learning_language: 'it' } },
  });
});
