import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Language } from '#languages/index.ts';
import { within } from '#web/platform/loading/deadline.ts';

/** A sentence of a text that is heard: which of its letters it has, counted over all its parts, and when, in seconds. */
export type HeardSentence = { from: number; to: number; start: number; end: number };

/** What is known of the sound of a text, be it of a book in parts. */
export type SoundSummary = {
  owner: string;
  /** The id of the text, of a book that of its first part. */
  text: string;
  learn: Language;
  /** Its parts in their order, and how many letters each has. */
  parts: { id: string; letters: number }[];
  /** As the file is called. */
  name: string;
  /** Bytes. */
  size: number;
  /** How many of its sentences have a time. */
  timed: number;
};

/** A sound with its file, which is on this device and nowhere else. */
export type Sound = SoundSummary & { file: Blob; timeline: HeardSentence[] };

interface SoundSchema extends DBSchema {
  about: {
    key: [owner: string, text: string];
    /** `goneSince` where the text was not listed any more, in milliseconds since 1970. */
    value: SoundSummary & { goneSince?: number };
    indexes: { owner: string };
  };
  /** Apart, so that a list of what there is does not read it. */
  files: {
    key: [owner: string, text: string];
    value: Pick<Sound, 'owner' | 'text' | 'file' | 'timeline'>;
  };
}

const STORES = ['about', 'files'] as const;
/** Opening takes some milliseconds; what lasts longer waits for another tab. */
const LONGEST_OPEN_MS = 3000;
/** As long as a deleted text can be restored. */
const DAY_MS = 24 * 60 * 60_000;

/** Why a sound was not kept: the device has no room for it, or the browser keeps nothing for us. */
export class SoundNotKept extends Error {
  override name = 'SoundNotKept';
  readonly isFull: boolean;
  constructor(cause: unknown) {
    super('The sound could not be kept', { cause });
    this.isFull = cause instanceof Error && cause.name === 'QuotaExceededError';
  }
}

/** Keeps a sound in place of the one that its text had; all of it, or nothing. Throws SoundNotKept. */
export async function keepSound({ file, timeline, ...about }: Sound): Promise<void> {
  const { owner, text } = about;
  try {
    await inStores(async ({ cancel, about: abouts, files, done }) => {
      try {
        await abouts.put(about);
        await files.put({ owner, text, file, timeline });
        await done;
      } catch (error) {
        throw cancel() ?? error;
      }
    });
  } catch (error) {
    throw new SoundNotKept(error);
  }
}

/** What sounds somebody has on this device; none where the browser keeps nothing for us. */
export async function soundsOf(owner: string): Promise<SoundSummary[]> {
  const found = await inStores(({ about }) => about.index('owner').getAll(owner)).catch(() => []);
  return found.map(({ goneSince: _, ...about }) => about);
}

/** A sound with its file; undefined where it is not there. */
export async function soundOf(owner: string, text: string): Promise<Sound | undefined> {
  const [about, content] = await inStores(({ about, files }) =>
    Promise.all([about.get([owner, text]), files.get([owner, text])]),
  );
  return about && content && { ...about, ...content };
}

/** Removes the sound of a text. Throws where the browser does not do it. */
export async function removeSound(owner: string, text: string): Promise<void> {
  await inStores(async ({ about, files, done }) => {
    await Promise.all([about.delete([owner, text]), files.delete([owner, text]), done]);
  });
}

/** Removes all that somebody has, as far as the browser does it. */
export async function removeSoundsOf(owner: string): Promise<void> {
  for (const { text } of await soundsOf(owner)) await removeSound(owner, text).catch(() => {});
}

/** Removes sounds of texts that have been gone for a day: until then they can be restored, and shall have their sound again. */
export async function sweepSounds(owner: string, listed: readonly string[], now: number): Promise<void> {
  const there = new Set(listed);
  await inStores(async ({ about, files, done }) => {
    const changes: Promise<unknown>[] = [done];
    for (const { goneSince, ...sound } of await about.index('owner').getAll(owner)) {
      const key: [string, string] = [owner, sound.text];
      const isThere = sound.parts.some(({ id }) => there.has(id));
      if (isThere && goneSince !== undefined) changes.push(about.put(sound));
      if (!isThere && goneSince === undefined) changes.push(about.put({ ...sound, goneSince: now }));
      if (!isThere && goneSince !== undefined && now - goneSince > DAY_MS)
        changes.push(about.delete(key), files.delete(key));
    }
    await Promise.all(changes);
  }).catch(() => {});
}

let opening: Promise<IDBPDatabase<SoundSchema>> | undefined;

function stores(database: IDBPDatabase<SoundSchema>) {
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  // Who waits for nothing of it does not want to hear that it failed.
  transaction.done.catch(() => {});
  return {
    about: transaction.objectStore('about'),
    files: transaction.objectStore('files'),
    done: transaction.done,
    /** Undoes it, and says why that was done already, where it was. */
    cancel: () => {
      const { error } = transaction;
      try {
        transaction.abort();
      } catch {
        // It is over by itself.
      }
      return error;
    },
  };
}

async function inStores<Result>(
  work: (opened: ReturnType<typeof stores>) => Promise<Result>,
): Promise<Result> {
  opening ??= openDatabase();
  const database = await within(LONGEST_OPEN_MS, opening).catch(error => {
    opening = undefined;
    throw error;
  });
  if (database === undefined) throw new Error('Another tab holds the database up');
  try {
    return await work(stores(database));
  } catch (error) {
    // The next one opens it anew: a connection that was closed would fail for ever.
    forget(database);
    throw error;
  }
}

async function openDatabase(): Promise<IDBPDatabase<SoundSchema>> {
  const database: IDBPDatabase<SoundSchema> = await openDB<SoundSchema>('sounds', 1, {
    upgrade: made => {
      made.createObjectStore('about', { keyPath: ['owner', 'text'] }).createIndex('owner', 'owner');
      made.createObjectStore('files', { keyPath: ['owner', 'text'] });
    },
    blocking: () => forget(database),
    terminated: () => forget(database),
  });
  return database;
}

function forget(database: IDBPDatabase<SoundSchema>): void {
  database.close();
  opening = undefined;
}
