import { expect, test } from 'vitest';
import { sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { addEntries, listEntries } from './store.ts';

for (const { kind, openForTest } of testDatabases()) {
  test(`a database that sorts by the rules of a language does not change the order of a dictionary (${kind})`, async () => {
    const db = await openForTest();
    // As in many languages, hyphens do not count in this order; SQLite knows bytes only.
    if (kind === 'postgres') {
      await db.query(
        sql('test-order', `create collation of_language (provider = icu, locale = 'und-u-ka-shifted')`),
      );
      await db.query(
        sql(
          'test-collation',
          'alter table dictionary_entries alter column word_id type text collate of_language',
        ),
      );
    }
    await db.query(
      sql(
        'test-person',
        `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at)
         values ('u', 'Olena', 'o@example.org', 'uk', 'es', 'none', 0, 0)`,
      ),
    );
    const wordIds = ['ab', 'a-c', 'a-a', 'b', 'a'];
    for (const wordId of wordIds) await db.transaction(queries => addEntries(queries, 'u', [wordId], 1000));
    expect((await listEntries(db, 'u')).map(({ wordId }) => wordId)).toEqual(['a', 'a-a', 'a-c', 'ab', 'b']);
  });
}
