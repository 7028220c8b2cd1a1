import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '#contract/account.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts';
import { text } from '../../database/columns.ts';
import { backUp } from '../../database/copy/back-up.ts';
import { restore } from '../../database/copy/restore.ts';
import { type Db, sql } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';
import { silentLog } from '../../process/log.ts';
import { createSecretBox } from '../../process/secret-box.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../../testing/test-server.ts';
import { factorSecrets, sealFactors } from './factor-secrets.ts';

const stored = sql('test-secrets', 'select user_id, secret from second_factors order by user_id', {
  user_id: text,
  secret: text,
});
const secretsIn = (db: Db) => db.query(stored);

const kept = () => ({ box: createSecretBox(randomBytes(32)), isLasting: true });
type Secrets = ReturnType<typeof kept> | undefined;

/** A server on a database that the test closes by itself. */
async function serverOn(db: Db, secrets: Secrets) {
  return startTestServer({ db: { ...db, close: async () => {} }, secrets });
}

/** Somebody with a second factor, and what a telephone would show at a moment. */
async function withFactor({ call, registerUser }: Awaited<ReturnType<typeof serverOn>>) {
  const { token, user } = await registerUser();
  const { secret } = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token)).data;
  const codeIn = (milliseconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + milliseconds });
  const confirmed = await call(confirmSecondFactor, { body: { code: codeIn(0) } }, token);
  const credentials = { email: user.email, password: PASSWORD };
  return { user, secret, codeIn, credentials, recoveryCodes: confirmed.data.recovery_codes };
}

for (const { kind, openForTest, reserve } of testDatabases()) {
  test(`the secret of a second factor cannot be read from the database, and its codes are right (${kind})`, async () => {
    const db = await openForTest();
    const server = await serverOn(db, kept());
    const { secret, codeIn, credentials } = await withFactor(server);
    expect(JSON.stringify(await secretsIn(db))).not.toContain(secret);
    await server.call(login, { body: { ...credentials, code: codeIn(30_000) } });
  });

  test(`secrets from before there was a key are sealed once, by however many servers, and work on (${kind})`, async () => {
    const db = await openForTest();
    const before = await serverOn(db, undefined);
    const { user, secret, codeIn, credentials } = await withFactor(before);
    expect(await secretsIn(db)).toEqual([{ user_id: user.id, secret }]);
    const secrets = kept();
    await Promise.all([sealFactors(db, secrets.box), sealFactors(db, secrets.box)]);
    const [row] = await secretsIn(db);
    expect(row?.secret).not.toContain(secret);
    expect(await sealFactors(db, secrets.box)).toBe(0);
    expect(await secretsIn(db)).toEqual([row]);
    const { call } = await serverOn(db, secrets);
    await call(login, { body: { ...credentials, code: codeIn(30_000) } });
  });

  test(`a restored backup needs the key: with another one codes are refused, and recovery codes open (${kind})`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slova-factor-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [from, to] = [await reserve(), await reserve()];
    const db = await openDatabase(from.settings);
    const secrets = kept();
    const { secret, codeIn, credentials, recoveryCodes } = await withFactor(await serverOn(db, secrets));
    const file = join(folder, 'backup.db');
    await backUp(from.settings, file);
    await db.close();
    await restore(to.settings, file);
    const restored = await openDatabase(to.settings);
    onTestFinished(async () => {
      await restored.close();
      await Promise.all([from.remove(), to.remove()]);
    });
    const stranger = await serverOn(restored, kept());
    const wrong = { body: { ...credentials, code: codeIn(30_000) } };
    expect(await stranger.refusal(login, wrong)).toMatchObject({ code: 'wrong_code' });
    await stranger.call(login, { body: { ...credentials, code: recoveryCodes[0] } });
    const { call } = await serverOn(restored, secrets);
    await call(login, wrong);
    expect(JSON.stringify(await secretsIn(restored))).not.toContain(secret);
  });
}

test('a secret that was put into the row of another person opens nothing there', () => {
  const secrets = factorSecrets({ ...kept(), log: silentLog });
  expect(secrets.read('olena', secrets.written('olena', 'JBSWY3DP'))).toBe('JBSWY3DP');
  expect(secrets.read('taras', secrets.written('olena', 'JBSWY3DP'))).toBeUndefined();
});

test('where the servers of a database may have different keys, secrets lie open rather than be lost', () => {
  const { box } = kept();
  const secrets = factorSecrets({ box, isLasting: false, log: silentLog });
  expect(secrets.written('olena', 'JBSWY3DP')).toBe('JBSWY3DP');
});
