import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, sql } from '../database/database.ts';
import { createSecretBox } from '../process/secret-box.ts';
import { emailText } from '../testing/email-text.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD } from '../testing/test-server.ts';
import { startSmtpServer } from '../testing/test-smtp.ts';
import { createEmailQueue } from './email-queue.ts';
import { resealEmails } from './email-store.ts';
import { createMailer, type Email } from './mailer.ts';

const HOUR_MS = 3_600_000;
const box = createSecretBox(randomBytes(32));
const rows = sql('test-emails', 'select * from outgoing_letters order by id');
const emailTo = (to: string): Email => ({
  to,
  subject: 'A link',
  text: 'https://words.example.org/#secret',
});

/** Machines are busy. */
const soon = (check: () => unknown) => vi.waitFor(check, 15_000);

/** A queue through a real mail server, which ends with the test. */
function queueOn(db: Db, smtpUrl: string, more: Partial<Parameters<typeof createEmailQueue>[0]> = {}) {
  const mailer = createMailer({ smtpUrl, from: 'slova@example.org' });
  const queue = createEmailQueue({ db, box, mailer, retryDelaysMs: [50], ...more });
  onTestFinished(() => queue.close());
  return queue;
}

for (const { kind, openForTest } of testDatabases()) {
  test(`an e-mail is tried again until the mail server takes it, and is then forgotten (${kind})`, async () => {
    const db = await openForTest();
    const smtp = await startSmtpServer('refuses');
    const queue = queueOn(db, smtp.url);
    queue.add(emailTo('olena@example.org'));
    await soon(() => expect(smtp.connections).toBeGreaterThan(2));
    expect(smtp.emails).toEqual([]);
    smtp.mood = 'works';
    await soon(() => expect(smtp.emails.map(({ to }) => to)).toEqual([['olena@example.org']]));
    await soon(async () => expect(await db.query(rows)).toEqual([]));
  });

  test(`an e-mail that waits while keys are rotated is mailed by servers with the new one (${kind})`, async () => {
    const db = await openForTest();
    const [before, after] = [randomBytes(32), randomBytes(32)];
    const [away, there] = [await startSmtpServer('refuses'), await startSmtpServer()];
    const old = queueOn(db, away.url, { box: createSecretBox(before) });
    old.add(emailTo('olena@example.org'));
    await soon(() => expect(away.connections).toBeGreaterThan(0));
    await old.close();
    expect(await resealEmails(db, createSecretBox(after, before))).toBe(1);
    queueOn(db, there.url, { box: createSecretBox(after) }).wake();
    await soon(() => expect(there.emails.map(({ to }) => to)).toEqual([['olena@example.org']]));
  });

  test(`what one server could not mail is mailed by the next, and the database does not tell what it says (${kind})`, async () => {
    const db = await openForTest();
    const [away, there] = [await startSmtpServer('refuses'), await startSmtpServer()];
    const before = queueOn(db, away.url, { retryDelaysMs: [100] });
    for (const name of ['a', 'b', 'c']) before.add(emailTo(`${name}@example.org`));
    await soon(() => expect(away.connections).toBeGreaterThanOrEqual(3));
    await before.close();
    const waiting = JSON.stringify(await db.query(rows));
    expect(await db.query(rows)).toHaveLength(3);
    expect(waiting).not.toMatch(/example\.org|secret|A link/);
    queueOn(db, there.url).wake();
    await soon(() => expect(there.emails).toHaveLength(3));
    expect(there.emails.map(emailText)).toContainEqual(expect.stringContaining('#secret'));
  });

  test(`two servers mail an e-mail once (${kind})`, async () => {
    const db = await openForTest();
    const smtp = await startSmtpServer();
    const [one, other] = [queueOn(db, smtp.url), queueOn(db, smtp.url)];
    for (let number = 0; number < 20; number += 1) one.add(emailTo(`${number}@example.org`));
    for (let looks = 0; looks < 20; looks += 1) {
      other.wake();
      await sleep(10);
    }
    await soon(() => expect(smtp.emails.length).toBeGreaterThanOrEqual(20));
    await soon(async () => expect(await db.query(rows)).toEqual([]));
    expect(new Set(smtp.emails.map(({ to }) => to[0])).size).toBe(20);
    expect(smtp.emails).toHaveLength(20);
  });

  test(`an e-mail whose link has expired is not mailed any more (${kind})`, async () => {
    const db = await openForTest();
    const [away, there] = [await startSmtpServer('refuses'), await startSmtpServer()];
    let now = Date.now();
    const before = queueOn(db, away.url, { clock: () => now });
    before.add(emailTo('late@example.org'));
    await soon(() => expect(away.connections).toBeGreaterThan(0));
    await before.close();
    now += HOUR_MS;
    const after = queueOn(db, there.url, { clock: () => now });
    after.wake();
    await soon(async () => expect(await db.query(rows)).toEqual([]));
    expect(there.emails).toEqual([]);
  });

  test(`e-mails that could not be read are mailed once the database is back (${kind})`, async () => {
    const db = await openForTest();
    const [away, there] = [await startSmtpServer('refuses'), await startSmtpServer()];
    const before = queueOn(db, away.url);
    before.add(emailTo('olena@example.org'));
    await soon(() => expect(away.connections).toBeGreaterThan(0));
    await before.close();
    let isAway = true;
    const query: Db['query'] = (...asked) =>
      isAway ? Promise.reject(new Error('the database is away')) : db.query(...asked);
    const { log, lines } = memoryLog();
    const queue = queueOn({ ...db, query }, there.url, { log });
    queue.wake();
    await soon(() => expect(lines.join()).toContain('e-mails that wait could not be read'));
    isAway = false;
    queue.wake();
    await soon(() => expect(there.emails.map(({ to }) => to)).toEqual([['olena@example.org']]));
  });
}

test('a thousand e-mails wait at most; what comes then is dropped and said', async () => {
  const db = await testDatabases()[0]?.openForTest();
  if (db === undefined) throw new Error('No database');
  const { log, lines } = memoryLog();
  const far = sql(
    'test-many',
    `insert into outgoing_letters (id, key_id, sealed, attempts, next_at, expires_at)
     with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 1000)
     select 'x' || n, 'other', '', 0, 0, 9000000000000 from counted`,
  );
  await db.query(far);
  const smtp = await startSmtpServer();
  queueOn(db, smtp.url, { log }).add(emailTo('olena@example.org'));
  await soon(() => expect(lines.join()).toContain('too many e-mails wait: one was dropped'));
  expect(smtp.emails).toEqual([]);
});

test('a server that is killed while the mail server is away loses no e-mail', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'slova-letters-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const smtp = await startSmtpServer('hangs');
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'slova@example.org',
    PUBLIC_URL: 'https://words.example.org',
  };
  const first = await startServerProcess({ DATA_DIR, ...mail });
  const body = {
    name: 'Olena',
    email: 'olena@example.org',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const reply = await fetch(`${first.url}/api/register`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
  expect(reply.status).toBe(200);
  await soon(() => expect(smtp.connections).toBe(1));
  first.child.kill('SIGKILL');
  smtp.mood = 'works';
  smtp.hangUp();
  // Whoever was mailing it is given a minute and a half before somebody else does; the test does not wait for that.
  await endClaims(DATA_DIR);
  await startServerProcess({ DATA_DIR, ...mail });
  await soon(() => expect(smtp.emails.map(({ to }) => to)).toEqual([['olena@example.org']]));
});

async function endClaims(dataDir: string): Promise<void> {
  const { openDatabase } = await import('../database/open.ts');
  const db = await openDatabase({ dataDir });
  expect(await db.query(rows)).toHaveLength(1);
  await db.query(sql('test-end-claims', 'update outgoing_letters set next_at = 0'));
  await db.close();
}
