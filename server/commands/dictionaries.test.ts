import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { lookUpWord } from '#contract/reference-dictionaries.ts';
import { sql } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { packageRoot } from '../process/package-root.ts';
import { startTestServer } from '../testing/test-server.ts';

const COMMAND = ['--import', 'tsx', join(packageRoot, 'server/commands/dictionaries.ts')];
const COUNT = sql('test-count-rows', 'select count(*) as total from reference_entries');
/** Enough to be killed in their midst. */
const ENTRIES = 40_000;

test('an operator adds a dictionary for everybody, kills it half-way, adds it again, lists and removes it: no rows are left', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slova-dictionaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const options = { cwd: packageRoot, env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder } };
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, [...COMMAND, ...given], options).then(
      ({ stdout }) => stdout,
      ({ stderr }) => stderr,
    );
  const file = join(folder, 'glossary.tsv');
  const rows = Array.from({ length: ENTRIES }, (_, place) => `wort${place}\tsense ${place}`);
  writeFileSync(file, `Hund\tdog\n${rows.join('\n')}\n`);
  const add = [
    'add',
    file,
    '--lang',
    'de',
    '--to',
    'en',
    '--licence',
    'CC0',
    '--source',
    'https://example.org/',
  ];

  expect(await run('add', file)).toContain('Say the language with --lang');
  const killed = spawn(process.execPath, [...COMMAND, ...add], options);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const db = await openDatabase({ dataDir: folder });
  const { call } = await startTestServer({ db });
  const look = async () =>
    (await call(lookUpWord, { params: { word: 'Hunde' }, query: { learn: 'de', lang: 'en' } })).data
      .dictionaries;
  expect(await look()).toEqual([]);
  expect(await run(...add)).toContain(`glossary: ${ENTRIES + 1} entries, CC0.`);
  expect(await run(...add)).toContain('glossary is there already.');
  expect(await db.query(COUNT)).toEqual([{ total: ENTRIES + 1 }]);
  const listed = await run();
  expect(listed).toContain(`glossary: de to en, ${ENTRIES + 1} entries, CC0, https://example.org/`);
  const [id = ''] = /ref-[\da-f-]+/.exec(listed) ?? [];
  expect(await run('remove', id)).toContain('glossary was removed.');
  expect(await db.query(COUNT)).toEqual([{ total: 0 }]);
  expect(await run('remove', id)).toContain('There is no such dictionary');
});
