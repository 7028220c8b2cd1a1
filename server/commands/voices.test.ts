import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import { packVoice } from '../speech/neural/testing-archive.ts';
import { startFileServer } from '../speech/neural/testing-file-server.ts';
import { writeTinyVoice } from '../speech/neural/testing-model.ts';

const server = await startFileServer();
afterAll(server.close);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slova-voices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function run(dataDir: string, ...given: string[]) {
  const file = join(packageRoot, 'server/commands/voices.ts');
  const env = { ...process.env, DATA_DIR: dataDir, SPEECH_PROVIDERS: 'fr=google' };
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...given], {
    cwd: packageRoot,
    env,
  });
  return running.then(
    ({ stdout, stderr }) => ({ failed: false, stdout, stderr }),
    ({ stdout, stderr }) => ({ failed: true, stdout, stderr }),
  );
}

const HEADER = 'name languages quality megabytes licence card address checksum speaker'.replaceAll(' ', '\t');

test('an operator lists voices, adds one of their own table and removes it', {
  timeout: 90_000,
}, async () => {
  const [dataDir, made] = [await newFolder(), await newFolder()];
  await writeTinyVoice(made);
  const address = server.put('/tiny.tar', { bytes: await packVoice(made) });
  const row = ['tiny', 'en', 'test', '0.1', 'CC0', '', address, '', ''].join('\t');
  await mkdir(join(dataDir, 'voices'));
  await writeFile(join(dataDir, 'voices/voices.tsv'), `${HEADER}\n${row}\n`);

  const list = await run(dataDir);
  expect(list.stdout).toMatch(
    /^en {2}English: embedded\n {6}tiny, test, some 0.1 MB, licence: CC0\n {6}en_US-/m,
  );
  expect(list.stdout).toMatch(
    /^fr {2}French: google\n {6}fr_FR-siwis-medium, medium, some 63 MB, licence: see https:/m,
  );

  const unanswered = await run(dataDir, 'add', 'en');
  expect(unanswered).toMatchObject({ failed: true, stderr: expect.stringMatching(/say --yes/) });
  expect(unanswered.stdout).toContain(`en: tiny, test\n  size: 0.0 MB\n  licence: CC0\n  from: ${address}`);

  const added = await run(dataDir, 'add', 'en', '--yes');
  expect(added).toMatchObject({ failed: false, stderr: expect.stringContaining('Downloading') });
  expect(added.stdout).toMatch(/there is no checksum to compare it with[^@]*en: tiny speaks from now on/);
  expect((await run(dataDir)).stdout).toContain('en  English: tiny\n');

  expect((await run(dataDir, 'remove', 'en')).stdout).toBe('en is spoken by the voice of before again.\n');
  expect((await readdir(join(dataDir, 'voices'))).sort()).toEqual(['.downloads', 'voices.tsv']);
});

test.each<[string[], RegExp]>([
  [['add', 'xx'], /"xx" is not a language/],
  [['add', 'fr', 'no-such-voice'], /neither a voice that is listed nor a file or folder/],
  [['add', 'de', 'fr_FR-siwis-medium'], /fr_FR-siwis-medium does not speak de/],
  [['add'], /Name a language/],
  [['speak'], /npm run voices -- add/],
  [['add', 'fr', '/dev/null', '--yes'], /The archive/],
])('npm run voices -- %j says what is wrong', async (given, message) => {
  expect(await run(await newFolder(), ...given)).toMatchObject({
    failed: true,
    stderr: expect.stringMatching(message),
  });
});
