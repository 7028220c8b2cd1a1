import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packageRoot } from '../package-root.ts';
import { testDatabases } from '../testing-database.ts';
import { sql } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

const NAMES = sql('test-names', 'select name from migrations order by name');
const SHIPPED = ['0001-accounts.sql', '0002-words.sql', '0003-messages.sql'];

for (const { kind, open, reserve } of testDatabases()) {
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
    await first.query(sql('test-add', `insert into known_words values ('u', 'dog', 'en', $1)`), [5]);
    await first.close();
    const second = await openDatabase(settings);
    onTestFinished(() => second.close());
    expect(await second.query(sql('test-known', 'select word_id, known_at from known_words'))).toEqual([
      { word_id: 'dog', known_at: 5 },
    ]);
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

  test(`a new file is applied, and one that fails leaves no trace (${kind})`, async () => {
    const db = await open();
    onTestFinished(() => db.close());
    const folder = await folderWith('0004-notes.sql', 'create table notes (\n  id text primary key\n);\n');
    await migrate(db, folder);
    expect(await db.query(sql('test-notes', 'select id from notes'))).toEqual([]);
    await writeFile(
      join(folder, '0004-bad.sql'),
      'create table half (\n  id text\n);\ncreate table half (\n  id text\n);\n',
    );
    await expect(migrate(db, folder)).rejects.toThrow(/half/);
    await expect(db.query(sql('test-half', 'select id from half'))).rejects.toThrow(/half/);
    expect((await db.query(NAMES)).map(row => row.name)).toEqual([...SHIPPED, '0004-notes.sql']);
  });
}

async function folderWith(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slova-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(packageRoot, 'server/database/migrations'), folder, { recursive: true });
  await writeFile(join(folder, name), text);
  return folder;
}
