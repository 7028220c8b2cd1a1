import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { getProfile, login } from '#contract/account.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts';
import { addPerson } from '../database/copy/testing-rows.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseSettings } from '../database/open.ts';
import { openDatabase } from '../database/open.ts';
import { packageRoot } from '../process/package-root.ts';
import { keyFile, openSecretBox } from '../process/secrets-key.ts';
import { writeWav } from '../speech/importing/testing-wav.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

test('an operator backs up a running instance, restores it and moves it', { timeout: 90_000 }, async () => {
  const [dataDir, otherDir, thirdDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const running = await openDatabase({ dataDir });
  onTestFinished(() => running.close());
  await addPerson(running, 1);
  mkdirSync(join(dataDir, 'voices'));
  expect(await run('backup', dataDir)).toMatchObject({
    failed: false,
    stdout: expect.stringMatching(/Added voices are not in it.*\n.*holds \d+ rows of \d+ tables/),
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

for (const { kind, reserve } of testDatabases()) {
  /** A server on a database that commands open as well. */
  async function startRunning() {
    const { settings, remove } = await reserve();
    const db = await openDatabase(settings);
    onTestFinished(async () => {
      await db.close();
      await remove();
    });
    return { settings, db };
  }

  test(`an operator ends the sessions of one person, and of everybody, while the server runs (${kind})`, {
    timeout: 90_000,
  }, async () => {
    const { settings, db } = await startRunning();
    const { call, refusal, registerUser } = await startTestServer({ db: staying(db) });
    const [olena, taras] = [await registerUser(), await registerUser()];
    const operator = { ...settings, DATA_DIR: settings.dataDir || temporaryFolder() };
    expect(await runOn(operator, 'end-sessions', olena.user.email.toUpperCase())).toMatchObject({
      failed: false,
      stdout: expect.stringContaining('Ended 1 sessions'),
    });
    expect(await refusal(getProfile, {}, olena.token)).toMatchObject({ status: 401 });
    await call(getProfile, {}, taras.token);
    const again = await call(login, { body: { email: olena.user.email, password: PASSWORD } });
    expect(await runOn(operator, 'end-sessions', '--everybody')).toMatchObject({
      failed: false,
      stdout: expect.stringContaining('Ended 2 sessions of everybody'),
    });
    for (const token of [taras.token, again.access_token])
      expect(await refusal(getProfile, {}, token)).toMatchObject({ status: 401 });
    expect(await runOn(operator, 'end-sessions')).toMatchObject({
      failed: true,
      stderr: expect.stringContaining('Name whose'),
    });
    expect(await runOn(operator, 'end-sessions', 'nobody@example.org')).toMatchObject({
      failed: true,
      stderr: expect.stringContaining('Nobody has an account'),
    });
  });

  test(`an operator rotates the key that is given, and second factors work before, meanwhile and after (${kind})`, {
    timeout: 90_000,
  }, async () => {
    const { settings, db } = await startRunning();
    const [old, fresh] = [KEY_OF_THEN, KEY_OF_NOW];
    const DATA_DIR = settings.dataDir || temporaryFolder();
    const serverWith = (SECRETS_KEY: string) =>
      startTestServer({ db: staying(db), secrets: openSecretBox({ SECRETS_KEY, DATA_DIR }) });
    const { credentials, codeIn } = await withFactor(await serverWith(old));
    const both = await serverWith(`${fresh},${old}`);
    const operator = { ...settings, DATA_DIR };
    expect(await runOn({ ...operator, SECRETS_KEY: old }, 'rotate-keys')).toMatchObject({
      failed: true,
      stderr: expect.stringContaining('Put a new key before the one of now'),
    });
    const other = await withFactor(both);
    expect(await runOn({ ...operator, SECRETS_KEY: `${fresh},${old}` }, 'rotate-keys')).toMatchObject({
      failed: false,
      stdout: expect.stringContaining('Sealed 1 second factors'),
    });
    const { call } = await serverWith(fresh);
    await call(login, { body: { ...credentials, code: codeIn(30_000) } });
    await call(login, { body: { ...other.credentials, code: other.codeIn(30_000) } });
    const { refusal } = await serverWith(old);
    const withOld = { body: { ...credentials, code: codeIn(0) } };
    expect(await refusal(login, withOld)).toMatchObject({ code: 'wrong_code' });
  });
}

test('an operator rotates the key that was made: a new one first, then the one of before goes', {
  timeout: 90_000,
}, async () => {
  const dataDir = temporaryFolder();
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.close());
  const start = () => startTestServer({ db: staying(db), secrets: openSecretBox({ DATA_DIR: dataDir }) });
  const keysIn = () => readFileSync(keyFile(dataDir), 'utf8').trim().split('\n');
  expect(await run('rotate-keys', dataDir)).toMatchObject({
    failed: true,
    stderr: expect.stringContaining('no key yet'),
  });
  const { credentials, codeIn } = await withFactor(await start());
  const [before] = keysIn();
  expect(await run('rotate-keys', dataDir)).toMatchObject({
    failed: false,
    stdout: expect.stringContaining('Restart the server, then run this again'),
  });
  const [first, second] = keysIn();
  expect(second).toBe(before);
  await start();
  expect(await run('rotate-keys', dataDir)).toMatchObject({
    failed: false,
    stdout: expect.stringContaining('Sealed 1 second factors'),
  });
  expect(keysIn()).toEqual([first]);
  const { call } = await start();
  await call(login, { body: { ...credentials, code: codeIn(30_000) } });
});

test('an operator takes over recordings, is told what became of each file, and overwrites none by accident', {
  timeout: 90_000,
}, async () => {
  const [files, recordings] = [temporaryFolder(), temporaryFolder()];
  const tone = Float32Array.from(
    { length: 8_000 },
    (_, at) => 0.5 * Math.sin((at * 2 * Math.PI * 200) / 16_000),
  );
  writeFileSync(join(files, 'LL-Q150 (fra)-Zoé-chien.wav'), writeWav(tone, 16_000));
  const take = (...given: string[]) =>
    runWith({ SPEECH_RECORDINGS: recordings }, 'recordings', ['import', files, ...given]);
  expect(await take()).toMatchObject({ failed: true, stderr: expect.stringContaining('Name the language') });
  expect(await take('--lang', 'fr', '--licence', 'CC0')).toMatchObject({
    failed: false,
    stdout: expect.stringMatching(/Taken: 1\n.*Zoé-chien.wav: dog[\s\S]*1 words have a new recording/),
  });
  const table = readFileSync(join(recordings, 'fr/sources.tsv'), 'utf8');
  expect(table).toContain('dog.mp3\tZoé\tCC0\tLL-Q150 (fra)-Zoé-chien.wav');
  writeFileSync(join(files, 'chat.mp3'), 'no sound');
  expect(await take('--lang', 'fr')).toMatchObject({
    failed: true,
    stdout: expect.stringMatching(/there already[\s\S]*Cannot be used: 1\n {2}chat.mp3 is neither/),
  });
});

const KEY_OF_THEN = Buffer.alloc(32, 1).toString('base64');
const KEY_OF_NOW = Buffer.alloc(32, 2).toString('base64');

/** The same database for several servers, which the test closes. */
const staying = (db: Db): Db => ({ ...db, close: async () => {} });

/** Somebody with a second factor, and what a telephone would show at a moment. */
async function withFactor({ call, registerUser }: Awaited<ReturnType<typeof startTestServer>>) {
  const { token, user } = await registerUser();
  const { secret } = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token)).data;
  const codeIn = (milliseconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + milliseconds });
  await call(confirmSecondFactor, { body: { code: codeIn(0) } }, token);
  return { credentials: { email: user.email, password: PASSWORD }, codeIn };
}

function runOn(
  {
    databaseUrl = '',
    DATA_DIR,
    SECRETS_KEY = '',
  }: DatabaseSettings & { DATA_DIR: string; SECRETS_KEY?: string },
  name: string,
  ...given: string[]
) {
  return runWith({ DATABASE_URL: databaseUrl, DATA_DIR, SECRETS_KEY }, name, given);
}

function run(name: string, dataDir: string, ...given: string[]) {
  return runWith({ DATABASE_URL: '', DATA_DIR: dataDir, SECRETS_KEY: '' }, name, given);
}

async function runWith(settings: Record<string, string>, name: string, given: string[]) {
  const file = join(packageRoot, `server/commands/${name}.ts`);
  const env = { ...process.env, ...settings };
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
