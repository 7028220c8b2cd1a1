import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { addPerson } from '../database/copy/testing-rows.ts';
import { openDatabase } from '../database/open.ts';
import { packageRoot } from '../process/package-root.ts';

test('an operator backs up a running instance, restores it and moves it', { timeout: 90_000 }, async () => {
  const [dataDir, otherDir, thirdDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const running = await openDatabase({ dataDir });
  onTestFinished(() => running.close());
  await addPerson(running, 1);
  expect(await run('backup', dataDir)).toMatchObject({
    failed: false,
    stdout: expect.stringMatching(/holds \d+ rows of \d+ tables/),
  });
  const [backup = ''] = readdirSync(join(dataDir, 'backups'));
  const file = join(dataDir, 'backups', backup);
  expect(await run('restore', dataDir, file)).toMatchObject({
    failed: true,
    stderr: expect.stringMatching(/Stop it first/),
  });
  expect(await run('restore', otherDir)).toMatchObject({
    failed: true,
    stderr: expect.stringMatching(/Name the backup/),
  });
  expect(await run('restore', otherDir, file)).toMatchObject({
    failed: false,
    stdout: expect.stringMatching(/Restored \d+ rows/),
  });
  expect(await run('move', dataDir, otherDir, thirdDir)).toMatchObject({
    failed: false,
    stdout: expect.stringMatching(/users +1 +[0-9a-f]{16}\n[\s\S]*Both sides hold the same rows/),
    stderr: expect.stringMatching(/Moving and comparing: /),
  });
});

async function run(name: string, dataDir: string, ...given: string[]) {
  const file = join(packageRoot, `server/commands/${name}.ts`);
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...given], {
    cwd: packageRoot,
    env,
  });
  return running.then(
    ({ stdout, stderr }) => ({ failed: false, stdout, stderr }),
    ({ stdout, stderr }) => ({ failed: true, stdout, stderr }),
  );
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
