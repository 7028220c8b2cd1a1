import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Profile } from '#contract/account.ts';
import type { Call } from '#contract/endpoint.ts';
import type { saveMarks, savePlacement } from '#contract/learning.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { DictionaryWord } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { within } from '#web/platform/loading/deadline.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { unstoredCount } from './outbox-status.ts';

/** How somebody stood with a word before they marked it; without a standing it was new. */
export type FormerStanding = { wordId: string; learn: Language; standing: WordStanding | undefined };

/**
 * Words that come into the dictionary or go out of it; `restore` is the undo of a removal. Their rows, where they are known, are of the
 * pair in which it was done.
 */
export type DictionaryChange = {
  change: 'add' | 'restore' | 'remove';
  words: readonly { id: string; row?: DictionaryWord | undefined }[];
  lang: Language;
  learn: Language;
};

export type LanguageChoice = Partial<Pick<Profile, 'language' | 'learning_language'>>;

/**
 * A write of a person. Each carries its idempotency key (the id of an answer, mark or check) or says how things are to be:
 * sending it again changes nothing. An undo names the answer or mark that is taken back, and may tell what was before.
 */
export type Item =
  | { kind: 'answer'; answer: TrainerAnswer }
  | { kind: 'mark'; mark: Call<typeof saveMarks>['body']['marks'][number] }
  | { kind: 'undo'; id: string; before?: FormerStanding }
  | ({ kind: 'dictionary' } & DictionaryChange)
  | { kind: 'languages'; choice: LanguageChoice }
  | { kind: 'placement'; check: Call<typeof savePlacement>['body'] };

/** An item at its place in the order of things; places below zero are in memory only. */
export type Pending = { place: number; userId: string; item: Item };

interface OutboxSchema extends DBSchema {
  items: { key: number; value: { userId: string; item: Item }; indexes: { userId: string } };
}

type Database = IDBPDatabase<OutboxSchema>;

const STORE = 'items';
/** Opening takes some milliseconds; what lasts longer waits for another tab. */
const LONGEST_OPEN_MS = 3000;

/** Of this page, where the browser's database is blocked or full. */
let inMemory: Pending[] = [];
let nextPlace = -1;
let opening: Promise<Database | undefined> | undefined;

/**
 * What a person did and the server has not acknowledged, under the person's id: it outlives the tab and is never sent as another
 * person's.
 */
export function pendingItems(userId: string) {
  return {
    /** Resolves with the item's place. */
    add: async (item: Item): Promise<number> => {
      const place = await withDatabase(database => database.add(STORE, { userId, item }));
      if (place !== undefined) return place;
      const placeInMemory = nextPlace--;
      storeInMemory([...inMemory, { place: placeInMemory, userId, item }]);
      return placeInMemory;
    },

    /** In the order in which they were done. */
    list: async (): Promise<Pending[]> => {
      const stored = (await withDatabase(database => storedItems(database, userId))) ?? [];
      return [...stored, ...inMemory.filter(item => item.userId === userId)];
    },

    /** Resolves with false where the browser's database would not remove them: they are still listed then. */
    remove: async (gone: readonly Pending[]): Promise<boolean> => {
      const places = new Set(gone.map(({ place }) => place));
      storeInMemory(inMemory.filter(({ place }) => !places.has(place)));
      const stored = [...places].filter(place => place >= 0);
      if (stored.length === 0) return true;
      return (await withDatabase(database => deleteItems(database, stored))) ?? false;
    },
  };
}

/**
 * Puts what waits under one id under another one, in one step: two tabs that do so at once hand nothing over twice. Resolves with what
 * this page handed over.
 */
export async function handOver(fromId: string, toId: string): Promise<Item[]> {
  const stored = (await withDatabase(database => moveItems(database, fromId, toId))) ?? [];
  const isMoved = ({ userId }: Pending) => userId === fromId;
  const moved = inMemory.filter(isMoved);
  storeInMemory(inMemory.map(pending => (isMoved(pending) ? { ...pending, userId: toId } : pending)));
  return [...stored, ...moved.map(({ item }) => item)];
}

async function moveItems(database: Database, fromId: string, toId: string): Promise<Item[]> {
  const { store, done } = database.transaction(STORE, 'readwrite');
  const index = store.index('userId');
  const [values, places] = await Promise.all([index.getAll(fromId), index.getAllKeys(fromId)]);
  const puts = values.map(({ item }, number) => store.put({ userId: toId, item }, places[number]));
  await Promise.all([...puts, done]);
  return values.map(({ item }) => item);
}

function storeInMemory(items: Pending[]): void {
  inMemory = items;
  if (unstoredCount.get() !== items.length) unstoredCount.set(items.length);
}

async function storedItems(database: Database, userId: string): Promise<Pending[]> {
  const store = database.transaction(STORE).store.index('userId');
  const [values, places] = await Promise.all([store.getAll(userId), store.getAllKeys(userId)]);
  return values.map((value, number) => ({ place: places[number] ?? 0, ...value }));
}

async function deleteItems(database: Database, places: readonly number[]): Promise<true> {
  const transaction = database.transaction(STORE, 'readwrite');
  await Promise.all([...places.map(place => transaction.store.delete(place)), transaction.done]);
  return true;
}

/** Undefined where there is no database, or it does not do what is asked: what is added lives on in memory then. */
async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result | undefined> {
  opening ??= openDatabase();
  const database = await opening;
  if (database === undefined) return undefined;
  try {
    return await work(database);
  } catch {
    // The next one opens it anew; an open connection would keep a later version of the page from changing the database.
    forget(database);
    return undefined;
  }
}

/** Undefined where the browser has none for us, and as long as another tab holds it up. */
async function openDatabase(): Promise<Database | undefined> {
  const opened = openStore();
  opened.then(
    database => {
      // It may have been held up for a while.
      opening = Promise.resolve(database);
    },
    () => {
      opening = undefined;
    },
  );
  return within(LONGEST_OPEN_MS, opened).catch(() => undefined);
}

async function openStore(): Promise<Database> {
  const database: Database = await openDB<OutboxSchema>('outbox', 1, {
    upgrade: made => {
      made.createObjectStore(STORE, { autoIncrement: true }).createIndex('userId', 'userId');
    },
    // Another tab has a newer version of the page, or the database was taken away: ask for it anew.
    blocking: () => forget(database),
    terminated: () => forget(database),
  });
  return database;
}

function forget(database: Database): void {
  database.close();
  opening = undefined;
}

/** Takes the answers that earlier versions of the page left in local storage; the next call finds none. */
export function takeOldAnswers(userId: string): TrainerAnswer[] {
  const key = `trainer_answers_${userId}`;
  const stored = readStored(key);
  if (stored === null) return [];
  writeStored(key, null);
  try {
    const answers: unknown = JSON.parse(stored);
    return Array.isArray(answers) ? answers : [];
  } catch {
    // Half-written or edited by hand: nothing in it can be sent.
    return [];
  }
}
