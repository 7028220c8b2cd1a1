import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import { testDatabases } from '../testing/test-database.ts';
import { filledCourses } from '../word-states/fill.ts';
import { readStates } from '../word-states/state-store.ts';
import { sql } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const NAMES = sql('test-names', 'select name from migrations order by name');
const MIGRATIONS = join(packageRoot, 'server/database/migrations');
/** With the beginning of the SHA-256 of each: a new one is added here, and none of them changes again. */
const CHECKSUMS: Record<string, string> = {
  '0001-accounts.sql': '032d48bf018df8b5',
  '0002-words.sql': 'e0362187a4a45fb1',
  '0003-messages.sql': '0c218b6dfdf850eb',
  '0004-people.sql': '63cb61dd6cd1e163',
  '0005-cards.sql': '8feaae4ba1508e39',
  '0006-learning.sql': '6fe7487f905da404',
  '0007-changed-states.sql': '06a11499a0dbe76c',
  '0008-answer-totals.sql': 'c75b2c9eede2cc10',
  '0009-owners.sql': '6c4395b5b7b6fef7',
  '0010-own-logs.sql': '8208f3833da1b473',
  '0011-reading.sql': '086bdacb680c5e4b',
  '0012-letters.sql': 'b80cae8e90555f80',
  '0013-word-days.sql': '3fc94f893fe49f33',
  '0014-books.sql': '56b76a5be696b2a2',
  '0015-known-networks.sql': '570fa7a989a11078',
  '0016-deleted.sql': '9997928c95dfb36d',
  '0017-rounds.sql': '66baa9e22cdd8e38',
  '0018-day-goal.sql': 'f793b4ab3cda9071',
  '0019-word-notes.sql': '460109e9666a69f2',
  '0020-lists.sql': 'd28f041992ead7ed',
  '0021-teacher.sql': '8d6d9277b884891f',
  '0022-dictionaries.sql': '79e24002d192806a',
  '0023-app-tokens.sql': '332f3826b1fc2600',
  '0024-own-sentences.sql': '30f131cd8f04dbb9',
  '0025-reminders.sql': 'badd92034298b918',
  '0026-talk-titles.sql': 'f9f5cf3962fa95c3',
  '0027-word-pictures.sql': 'f5e14189b7fee1ee',
};
const SHIPPED = Object.keys(CHECKSUMS);

test('no migration changes once databases have been made with it', async () => {
  const texts = await Promise.all(SHIPPED.map(name => readFile(join(MIGRATIONS, name))));
  const found = texts.map(text => createHash('sha256').update(text).digest('hex').slice(0, 16));
  expect(Object.fromEntries(SHIPPED.map((name, place) => [name, found[place]]))).toEqual(CHECKSUMS);
});

test('no two migrations have one number, and each has a checksum', async () => {
  const files = (await readdir(MIGRATIONS)).sort();
  expect(files).toEqual(SHIPPED);
  expect(new Set(files.map(name => name.slice(0, 4))).size).toBe(files.length);
});

for (const { kind, openForTest, reserve } of testDatabases()) {
  test(`four starts at once make the tables once (${kind})`, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)));
    onTestFinished(async () => void (await Promise.all(opened.map(db => db.close()))));
    for (const db of opened) expect((await db.query(NAMES)).map(row => row.name)).toEqual(SHIPPED);
  });

  test(`a second start keeps the rows (${kind})`, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const first = await openDatabase(settings);
    await first.query(sql('test-add', `insert into dictionary_entries values ('u', 'dog', $1)`), [5]);
    await first.close();
    const second = await openDatabase(settings);
    onTestFinished(() => second.close());
    expect(await second.query(sql('test-known', 'select word_id, added_at from dictionary_entries'))).toEqual(
      [{ word_id: 'dog', added_at: 5 }],
    );
  });

  test(`a database of a newer version is refused by name (${kind})`, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const newer = await openDatabase(settings);
    await newer.query(sql('test-newer', 'insert into migrations (name, applied_at) values ($1, $2)'), [
      '0099-x.sql',
      1,
    ]);
    await newer.close();
    await expect(openDatabase(settings)).rejects.toThrow(/newer version.*0099-x\.sql/);
  });

  test(`answers and known words of before are the log and the marks of now (${kind})`, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const folder = await mkdtemp(join(tmpdir(), 'slova-migrations-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of SHIPPED.slice(0, 4)) await cp(join(MIGRATIONS, name), join(folder, name));
    const { databaseUrl, dataDir, namedStatements } = settings;
    const before = databaseUrl
      ? openPostgres({ databaseUrl, statementTimeoutMs: 0, namedStatements })
      : await openSqlite(join(dataDir, 'slova.db'));
    await migrate(before, folder);
    const user = `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at)
       values ('u', 'n', 'e', 'en', 'es', 'h', 1, 1)`;
    await before.query(sql('test-user', user));
    const add = sql(
      'test-answer',
      `insert into answers (user_id, id, word_id, learn, test_type, correct, milliseconds, options, answered_at, received_at)
       values ('u', $1, $2, 'es', $3, $4, $5, 4, $6, $6)`,
    );
    const at = Date.UTC(2026, 0, 5, 3, 59);
    await before.query(add, ['a', 'dog', 'translation_to_word', 1, 90_000, at]);
    await before.query(add, ['b', 'dog', 'word_to_translation', 0, 900, at + 60_000]);
    await before.query(add, ['c', 'cat', 'flashcards', 1, 900, at]);
    await before.query(add, ['d', 'cat', 'word_to_translation', 1, 100, at]);
    await before.query(sql('test-known', `insert into known_words values ('u', 'cow', 'es', $1)`), [at]);
    await before.query(sql('test-known-elsewhere', `insert into known_words values ('u', 'cow', 'fr', $1)`), [
      at,
    ]);
    await before.close();

    const after = await openDatabase(settings);
    onTestFinished(() => after.close());
    const day = Date.UTC(2026, 0, 4) / 86_400_000;
    expect(
      await after.query(sql('test-answers', 'select id, grade, day, stale from answers order by id')),
    ).toEqual([
      { id: 'a', grade: null, day, stale: 0 },
      { id: 'b', grade: null, day: day + 1, stale: 0 },
      { id: 'c', grade: null, day, stale: 0 },
      { id: 'd', grade: null, day, stale: 0 },
    ]);
    const marks = await after.query(
      sql('test-marks', 'select word_id, learn, mark, marked_at from marks order by learn'),
    );
    expect(marks).toEqual(
      ['es', 'fr'].map(learn => ({ word_id: 'cow', learn, mark: 'known', marked_at: at })),
    );
    const counted = sql(
      'test-days',
      'select day, answers, milliseconds, pressed, pressed_right from study_days order by day',
    );
    expect(await after.query(counted)).toEqual([
      { day, answers: 3, milliseconds: 61_000, pressed: 1, pressed_right: 1 },
      { day: day + 1, answers: 1, milliseconds: 900, pressed: 1, pressed_right: 0 },
    ]);

    await filledCourses(after, 'u');
    const states = await readStates(after, 'u', 'es', ['dog', 'cat', 'cow']);
    expect(states.get('dog')).toMatchObject({
      state: 'learning',
      reps: 2,
      lapses: 1,
      firstDay: day,
      lastDay: day + 1,
    });
    expect(states.get('cat')).toMatchObject({ state: 'new', reps: 0 });
    expect(states.get('cow')).toMatchObject({ state: 'known', mark: 'known', reps: 0 });
    expect((await readStates(after, 'u', 'fr', ['cow'])).get('cow')).toMatchObject({ state: 'known' });
  });

  test(`a database from before two numbers were parted keeps its rows and is up to date (${kind})`, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const before = await openDatabase(settings);
    const network = `insert into known_networks (user_id, network_hash, seen_at) values ('u', 'hash', 1)`;
    await before.query(
      sql(
        'test-user',
        `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at)
         values ('u', 'n', 'e', 'en', 'es', 'h', 1, 1)`,
      ),
    );
    await before.query(sql('test-network', network));
    const oldName = sql(
      'test-old-name',
      `update migrations set name = '0007-known-networks.sql' where name = $1`,
    );
    await before.query(oldName, ['0015-known-networks.sql']);
    await before.close();

    const after = await openDatabase(settings);
    onTestFinished(() => after.close());
    expect((await after.query(NAMES)).map(row => row.name)).toEqual(SHIPPED);
    expect(await after.query(sql('test-networks', 'select network_hash from known_networks'))).toEqual([
      { network_hash: 'hash' },
    ]);
  });

  test(`a new file is applied, and one that fails leaves no trace (${kind})`, async () => {
    const db = await openForTest();
    const folder = await folderWith('9998-notes.sql', 'create table notes (\n  id text primary key\n);\n');
    await migrate(db, folder);
    expect(await db.query(sql('test-notes', 'select id from notes'))).toEqual([]);
    await writeFile(
      join(folder, '9998-bad.sql'),
      'create table half (\n  id text\n);\ncreate table half (\n  id text\n);\n',
    );
    await expect(migrate(db, folder)).rejects.toThrow(/half/);
    await expect(db.query(sql('test-half', 'select id from half'))).rejects.toThrow(/half/);
    expect((await db.query(NAMES)).map(row => row.name)).toEqual([...SHIPPED, '9998-notes.sql']);
  });
}

async function folderWith(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slova-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(packageRoot, 'server/database/migrations'), folder, { recursive: true });
  await writeFile(join(folder, name), text);
  return folder;
}
