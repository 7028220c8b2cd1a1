import { expect, test } from 'vitest';
import { text } from '../database/columns.ts';
import { sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { findTranslation, pruneTranslations, saveTranslation } from './store.ts';

for (const { kind, openForTest } of testDatabases()) {
  test(`old translations and the oldest of too many are removed (${kind})`, async () => {
    const db = await openForTest();
    const pair = { source: 'en', target: 'de', provider: 'libre', translation: 'Wort' } as const;
    for (let now = 1; now <= 10; now += 1) await saveTranslation(db, { ...pair, text: `word ${now}`, now });
    await pruneTranslations(db, { since: 3, most: 5, mostSentences: 5 });
    const kept = [];
    for (let now = 1; now <= 10; now += 1)
      if (await findTranslation(db, { ...pair, text: `word ${now}` }, 'libre')) kept.push(now);
    expect(kept).toEqual([6, 7, 8, 9, 10]);
    await pruneTranslations(db, { since: 9, most: 5, mostSentences: 5 });
    expect(await findTranslation(db, { ...pair, text: 'word 8' }, 'libre')).toBeUndefined();
    expect(await findTranslation(db, { ...pair, text: 'word 9' }, 'libre')).toBe('Wort');
  });

  test(`of what is longer than a word less is kept (${kind})`, async () => {
    const db = await openForTest();
    const pair = { source: 'en', target: 'de', provider: 'libre', translation: 'Wort' } as const;
    const sentence = (now: number) => `${now} ${'so it goes '.repeat(6)}`;
    for (let now = 1; now <= 10; now += 1) {
      await saveTranslation(db, { ...pair, text: `word ${now}`, now });
      await saveTranslation(db, { ...pair, text: sentence(now), now });
    }
    await pruneTranslations(db, { since: 0, most: 100, mostSentences: 3 });
    const rows = await db.query(sql('all-translations', 'select word from translations', { word: text }));
    expect(
      rows
        .map(({ word }) => word)
        .filter(word => word.length > 60)
        .toSorted(),
    ).toEqual([10, 8, 9].map(sentence));
    expect(rows).toHaveLength(13);
  });
}
