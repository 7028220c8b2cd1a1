import { expect, test } from 'vitest';
import { testDatabases } from '#server/testing/test-database.ts';
import { databaseStore } from './database-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

for (const { kind, open } of testDatabases()) {
  test(`${kind}: a clip is found as it was put, by every server on the database`, async () => {
    const db = await open();
    const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256);
    await databaseStore(db, 10_000, Date.now).put('a', bytes);
    await databaseStore(db, 10_000, Date.now).put('a', new Uint8Array([1]));
    const found = await databaseStore(db, 10_000, Date.now).get('a');
    expect(Buffer.compare(found ?? new Uint8Array(), bytes)).toBe(0);
    expect(await databaseStore(db, 10_000, Date.now).get('b')).toBeUndefined();
    await db.close();
  });

  test(`${kind}: when the limit is passed the clips unused for longest go`, async () => {
    const db = await open();
    const time = { now: 0 };
    const store = databaseStore(db, 1_000_000, () => time.now);
    for (const key of ['a', 'b', 'c', 'd']) {
      time.now += 2 * DAY_MS;
      await store.put(key, new Uint8Array(1_000));
    }
    time.now += 2 * DAY_MS;
    await store.get('a');
    await databaseStore(db, 3_000, () => time.now).put('e', new Uint8Array(1_000));
    const kept = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(async key => [key, await store.get(key)] as const),
    );
    expect(kept.filter(([, bytes]) => bytes !== undefined).map(([key]) => key)).toEqual(['a', 'd', 'e']);
    await db.close();
  });
}
