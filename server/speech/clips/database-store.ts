import { type Db, sql, sqlOne } from '#server/database/database.ts';
import { bytes as bytesColumn, number, orNull, text } from '../../database/columns.ts';
import type { ClipStore } from './clip-store.ts';

const FIND = sqlOne('find speech clip', 'select bytes, last_used_at from speech_clips where key = $1', {
  bytes: bytesColumn,
  last_used_at: number,
});
const TOUCH = sql('touch speech clip', 'update speech_clips set last_used_at = $2 where key = $1');
const SAVE = sql(
  'save speech clip',
  `insert into speech_clips (key, bytes, size, created_at, last_used_at) values ($1, $2, $3, $4, $5)
   on conflict (key) do nothing`,
);
const TOTAL = sql('size of speech clips', 'select sum(size) as total from speech_clips', {
  total: orNull(number),
});
const OLDEST = sql(
  'oldest speech clips',
  'select key, size from speech_clips order by last_used_at, key limit 200',
  { key: text, size: number },
);
const REMOVE = sql('remove speech clip', 'delete from speech_clips where key = $1');

// The time of last use is written at most once a day: reading must not cost a write each time.
const TOUCH_EVERY_MS = 24 * 60 * 60 * 1000;
// Adding up the whole table is too much for every clip.
const PUTS_BETWEEN_SUMS = 500;

/** Clips in the database, shared by all servers on it; the ones unused for longest go when `limitBytes` is passed. */
export function databaseStore(db: Db, limitBytes: number, clock: () => number): ClipStore {
  let puts = 0;
  return {
    async get(key) {
      const [clip] = await db.query(FIND, [key]);
      if (clip === undefined) return undefined;
      const now = clock();
      if (now - clip.last_used_at >= TOUCH_EVERY_MS) await db.query(TOUCH, [key, now]);
      return clip.bytes;
    },
    async put(key, bytes) {
      const now = clock();
      await db.query(SAVE, [key, bytes, bytes.length, now, now]);
      if (puts % PUTS_BETWEEN_SUMS === 0) await makeRoom(db, limitBytes);
      puts += 1;
    },
  };
}

async function makeRoom(db: Db, limitBytes: number): Promise<void> {
  const [sum] = await db.query(TOTAL);
  let total = sum?.total ?? 0;
  while (total > limitBytes) {
    const oldest = await db.query(OLDEST);
    if (oldest.length === 0) return;
    for (const { key, size } of oldest) {
      if (total <= limitBytes) return;
      await db.query(REMOVE, [key]);
      total -= size;
    }
  }
}
