import { expect, test } from 'vitest';
import { testDatabases } from '../testing/test-database.ts';
import { findTranslation, pruneTranslations, saveTranslation } from './store.ts';

for (const { kind, openForTest } of testDatabases()) {
  test(`old translations and the oldest of too many are removed (${kind})`, async () => {
    const db = await openForTest();
    const pair = { source: 'en', target: 'de', provider: 'libre', translation: 'Wort' } as const;
    for (let now = 1; now <= 10; now += 1) await saveTranslation(db, { ...pair, word: `word ${now}`, now });
    await pruneTranslations(db, { since: 3, most: 5 });
    const kept = [];
    for (let now = 1; now <= 10; now += 1)
      if (await findTranslation(db, { ...pair, word: `word ${now}` }, 'libre')) kept.push(now);
    expect(kept).toEqual([6, 7, 8, 9, 10]);
    await pruneTranslations(db, { since: 9, most: 5 });
    expect(await findTranslation(db, { ...pair, word: 'word 8' }, 'libre')).toBeUndefined();
    expect(await findTranslation(db, { ...pair, word: 'word 9' }, 'libre')).toBe('Wort');
  });
}
