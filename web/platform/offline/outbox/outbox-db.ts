import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Call } from '#contract/endpoint.ts';
import type { saveMarks } from '#contract/learning.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { DictionaryWord } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { unkeptCount } from './outbox-status.ts';

export type MarkMade = Call<typeof saveMarks>['body']['marks'][number];

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

/** What a person did that the server has to hear of; an undo names the answer or mark that is taken back, and may tell what was before. */
export type Item =
  | { kind: 'answer'; answer: TrainerAnswer }
  | { kind: 'mark'; mark: MarkMade }
  | ({ kind: 'dictionary' } & DictionaryChange)
  | { kind: 'undo'; id: string; before?: FormerStanding };

/** An item at its place in the order of things; places below zero are in memory only. */
export type Waiting = { place: number; userId: string; item: Item };

interface OutboxSchema extends DBSchema {
  items: { key: number; value: { userId: string; item: Item }; indexes: { userId: string } };
}

const STORE = 'items';

/** Of this page, where the browser's database is blocked or full. */
let inMemory: Waiting[] = [];
let nextPlace = -1;
let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;

/**
 * What a person did and the server has not acknowledged, under the person's id, so that it outlives the tab and is never sent as
 * another person's.
 */
export function waitingItems(userId: string) {
  return {
    add: async (item: Item): Promise<void> => {
      const isStored = await withDatabase(async database => {
        await database.add(STORE, { userId, item });
        return true;
      });
      if (!isStored) keepInMemory([...inMemory, { place: nextPlace--, userId, item }]);
    },

    /** In the order in which they were done. */
    list: async (): Promise<Waiting[]> => {
      const stored = (await withDatabase(database => storedItems(database, userId))) ?? [];
      return [...stored, ...inMemory.filter(item => item.userId === userId)];
    },

    remove: async (gone: readonly Waiting[]): Promise<void> => {
      const places = new Set(gone.map(({ place }) => place));
      keepInMemory(inMemory.filter(({ place }) => !places.has(place)));
      await withDatabase(database => deleteItems(database, places));
    },
  };
}

function keepInMemory(items: Waiting[]): void {
  inMemory = items;
  if (unkeptCount.get() !== items.length) unkeptCount.set(items.length);
}

async function storedItems(database: IDBPDatabase<OutboxSchema>, userId: string): Promise<Waiting[]> {
  const store = database.transaction(STORE).store.index('userId');
  const [values, places] = await Promise.all([store.getAll(userId), store.getAllKeys(userId)]);
  return values.map((value, number) => ({ place: places[number] ?? 0, ...value }));
}

async function deleteItems(database: IDBPDatabase<OutboxSchema>, places: ReadonlySet<number>): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite');
  for (const place of places) if (place >= 0) void transaction.store.delete(place);
  await transaction.done;
}

/** Undefined where there is no database, or it does not do what is asked: what is kept lives on in memory then. */
async function withDatabase<Result>(
  work: (database: IDBPDatabase<OutboxSchema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    opening ??= openDatabase();
    return await work(await opening);
  } catch {
    opening = undefined;
    return undefined;
  }
}

async function openDatabase(): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>('outbox', 1, {
    upgrade: database => {
      database.createObjectStore(STORE, { autoIncrement: true }).createIndex('userId', 'userId');
    },
    // Another tab has a newer version of the page, or the database was taken away: ask for it anew.
    blocking: () => forget(),
    terminated: () => forget(),
  });
}

function forget(): void {
  void opening?.then(database => database.close()).catch(() => undefined);
  opening = undefined;
}
