import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Db, type Queries, sql } from '../database.ts';
import { type DatabaseSettings, databaseFile } from '../open.ts';
import { isInUse } from './one-file.ts';

const USER = sql(
  'test-user',
  `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at, retention)
   values ($1, $2, $3, 'uk', 'ja', 'hash', 1, 1790000000000, $4)`,
);
const ENTRY = sql(
  'test-entry',
  'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)',
);
const CLIP = sql(
  'test-clip',
  'insert into speech_clips (key, bytes, size, created_at, last_used_at) values ($1, $2, 3, 1, 1)',
);
const UNKNOWN = sql(
  'test-unknown',
  `insert into translations (provider, source, target, word, translation, created_at) values ('p', 'en', 'uk', $1, null, 1)`,
);

/** People, each with words: one transaction a person: no copy may have one without the other. */
export async function addPerson(db: Db, number: number, words = 3): Promise<void> {
  const id = `person-${number}`;
  await db.transaction(async queries => {
    await queries.query(USER, [id, `Олена "${number}" 🌻`, `${id}@example.org`, number % 2 ? 0.87 : null]);
    for (let word = 0; word < words; word += 1) await queries.query(ENTRY, [id, `word-${word}`, word * 1e10]);
  });
}

/** More rows than fit into a page, and values of every kind. */
export async function addRows(db: Db): Promise<void> {
  for (let number = 0; number < 20; number += 1) await addPerson(db, number, 30);
  await addOddities(db);
}

async function addOddities(queries: Queries): Promise<void> {
  await queries.query(CLIP, ['clip', new Uint8Array([0, 255, 7])]);
  await queries.query(UNKNOWN, ['слово']);
}

/** Collections after which a closed file must be free: the connection's own remains go some turns after the first of them. */
const COLLECTIONS = 100;

/**
 * SQLite keeps a closed file locked until the garbage collector has let go of the last statement, which within one process is what
 * a running server looks like. Elsewhere a process ends first. Whatever still stands open after that, a move or restore then
 * refuses by itself.
 */
export async function letGoOfClosed(settings: DatabaseSettings): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  for (let round = 0; round < COLLECTIONS; round += 1) {
    collect();
    await setImmediate();
    if (settings.databaseUrl || !isInUse(databaseFile(settings))) return;
  }
}
