import { randomBytes } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import type { Db } from '../database/database.ts';
import { createEmailQueue } from '../mail/email-queue.ts';
import { createMailer, type Email, type Mailer } from '../mail/mailer.ts';
import { createSecretBox } from '../process/secret-box.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { startSmtpServer } from '../testing/test-smtp.ts';
import { createMessageMail } from './mail-messages.ts';
import { type ContactMessage, listMessages, markMailed, storeMessage } from './store.ts';

const BODY = {
  name: 'Olena',
  email: 'olena@example.org',
  reason: 'Proposal',
  message: 'More words!',
} as const;
const MAILBOXES = { from: 'slova@example.org', to: 'owner@example.org' };

for (const { kind, open } of testDatabases()) {
  test(`a message is mailed behind the visitor's back, once (${kind})`, async () => {
    const { call, db, smtp } = await startMailServer({ db: await open() });
    await call(sendMessage, { body: { ...BODY, name: 'Олена', message: 'Привіт!\n.\nЩе' } });
    await expect.poll(() => mailedOf(db)).toEqual([true]);
    await call(sendMessage, { body: BODY });
    await expect.poll(() => smtp.emails).toHaveLength(2);
    const [email] = smtp.emails;
    expect(email).toMatchObject({ from: MAILBOXES.from, to: [MAILBOXES.to] });
    expect(decodedHead(email?.head)).toContain('Subject: Slova: Proposal (Олена)');
    expect(email?.head).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/m);
    expect(decodedHead(email?.head)).toContain('Reply-To: Олена <olena@example.org>');
    expect(fromQuotedPrintable(email?.body ?? '')).toContain('Привіт!\n.\nЩе');
  });
}

for (const { kind, openForTest } of testDatabases()) {
  test(`two servers on one database mail a message once (${kind})`, async () => {
    const db = await openForTest();
    for (let count = 0; count < 5; count += 1) {
      await storeMessage(db, { ...BODY, id: uuidV7(), createdAt: Date.now() });
    }
    const sent: string[] = [];
    const mailer = async ({ messageId = '' }: Email) => {
      sent.push(messageId);
      await new Promise(resolve => setTimeout(resolve, 5));
    };
    const servers = [mailOn(db, mailer), mailOn(db, mailer)];
    await Promise.all(servers.map(({ mailMessages }) => mailMessages()));
    await expect.poll(() => mailedOf(db)).toEqual(Array(5).fill(true));
    await Promise.all(servers.map(({ queue }) => queue.close()));
    expect(sent).toHaveLength(5);
  });
}

test('a mail server that hangs costs the visitor nothing, and gets the e-mails when it is back', async () => {
  const { call, db, smtp } = await startMailServer({ mood: 'hangs' });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => smtp.connections).toBe(1);
  await call(sendMessage, { body: BODY });
  expect(await mailedOf(db)).toEqual([false, false]);
  smtp.mood = 'works';
  smtp.hangUp();
  await expect.poll(() => mailedOf(db)).toEqual([true, true]);
});

test.each(['refuses', 'picky'] as const)(
  'a mail server that %s is tried again until it takes the e-mail',
  async mood => {
    const { call, db, smtp, logged } = await startMailServer({ mood });
    await call(sendMessage, { body: { ...BODY, message: 'unwanted' } });
    await expect.poll(() => smtp.connections).toBeGreaterThanOrEqual(2);
    expect(await mailedOf(db)).toEqual([false]);
    smtp.mood = 'works';
    await expect.poll(() => mailedOf(db)).toEqual([true]);
    expect(smtp.emails).toHaveLength(1);
    expect(logged[0]).toMatch(/^an e-mail could not be sent: /);
  },
);

test('an e-mail that is not taken does not keep the next one', async () => {
  const { call, db } = await startMailServer({ mood: 'picky' });
  await call(sendMessage, { body: { ...BODY, message: 'unwanted' } });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => mailedOf(db)).toEqual([false, true]);
});

test('after the last delay a message is tried again and again', async () => {
  const { call, db, smtp } = await startMailServer({ mood: 'refuses', retryDelaysMs: [1, 1] });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => smtp.connections).toBeGreaterThan(4);
  smtp.mood = 'works';
  await expect.poll(() => mailedOf(db)).toEqual([true]);
});

test('a message that waits for its next attempt does not keep a new one waiting', async () => {
  const { call, db, smtp } = await startMailServer({ mood: 'refuses', retryDelaysMs: [3_600_000] });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => smtp.refusals).toBe(1);
  smtp.mood = 'works';
  await call(sendMessage, { body: BODY });
  await expect.poll(() => mailedOf(db)).toEqual([false, true]);
});

test('a message that finds two hundred others waiting is kept, and comes with a later one', async () => {
  const { call, db, smtp, mailMessages, logged } = await startMailServer({
    mood: 'refuses',
    retryDelaysMs: [10],
  });
  for (let count = 0; count < 201; count += 1)
    await storeMessage(db, storedMessage({ createdAt: Date.now() + count }));
  await mailMessages();
  expect(logged.join()).toContain('Too many messages wait for the mail server');
  smtp.mood = 'works';
  await expect.poll(async () => (await mailedOf(db)).filter(Boolean).length, { timeout: 20_000 }).toBe(200);
  await call(sendMessage, { body: BODY });
  await expect.poll(async () => (await mailedOf(db)).filter(Boolean).length, { timeout: 5_000 }).toBe(202);
}, 30_000);

test('what was not mailed before is mailed at the start, but not what is older than a week', async () => {
  const { db, smtp, mailMessages } = await startMailServer({});
  const day = 24 * 3_600_000;
  await storeMessage(db, storedMessage({ createdAt: Date.now() - 8 * day }));
  await storeMessage(db, storedMessage({ createdAt: Date.now() - 6 * day }));
  await mailMessages();
  await expect.poll(() => mailedOf(db)).toEqual([false, true]);
  expect(smtp.emails).toHaveLength(1);
});

test('no name and no address reaches the head of an e-mail beyond its own field', async () => {
  const { db, smtp, mailMessages } = await startMailServer({});
  const names = [
    'Eve\r\nBcc: victim@example.org',
    'Eve\u2028Bcc: victim@example.org',
    '"Eve" <victim@example.org>, x',
    '=?utf-8?q?Eve=0D=0ABcc:_victim@example.org?=',
  ];
  const emails = [
    'eve@example.org\r\nBcc: victim@example.org',
    'eve@example.org,victim@example.org',
    'eve@example.org>\r\nBcc:<victim@example.org',
  ];
  const cases = [...names.map(name => ({ name })), ...emails.map(email => ({ email }))];
  for (const fields of cases) await storeMessage(db, storedMessage(fields));
  await mailMessages();
  await expect.poll(() => smtp.emails).toHaveLength(cases.length);
  for (const { head, to } of smtp.emails) {
    expect(to).toEqual([MAILBOXES.to]);
    expect(head.split('\n').filter(line => /^(bcc|cc|to):/i.test(line))).toEqual([`To: ${MAILBOXES.to}`]);
    const replyTo = /^reply-to: ((.|\n )*)/im.exec(head)?.[1]?.replace(/"(\\.|[^"\\])*"/g, '') ?? '';
    expect(replyTo).toMatch(/^([^,<>]*<?olena@example\.org>?)?$/);
  }
});

async function startMailServer(options: {
  mood?: Parameters<typeof startSmtpServer>[0];
  retryDelaysMs?: number[];
  db?: Awaited<ReturnType<typeof startTestServer>>['db'];
}) {
  const smtp = await startSmtpServer(options.mood);
  const [first] = testDatabases();
  const db = options.db ?? (await first?.open());
  if (db === undefined) throw new Error('No database to test on');
  const { log, lines: logged } = memoryLog();
  const mailer = createMailer({ smtpUrl: smtp.url, from: MAILBOXES.from });
  const { queue, mailMessages } = mailOn(db, mailer, { log, retryDelaysMs: options.retryDelaysMs ?? [20] });
  const server = await startTestServer({ db, mailMessages });
  // Runs before the database is closed.
  onTestFinished(() => queue.close());
  return { ...server, smtp, mailMessages, logged };
}

/** What one server does about messages. */
function mailOn(db: Db, mailer: Mailer, more: Partial<Parameters<typeof createEmailQueue>[0]> = {}) {
  const box = createSecretBox(randomBytes(32));
  const queue = createEmailQueue({ db, box, mailer, onOpenSent: markMailed, ...more });
  const { log } = more;
  return { queue, mailMessages: createMessageMail({ db, queue, mailboxes: MAILBOXES, ...(log && { log }) }) };
}

function storedMessage(fields: Partial<ContactMessage>): ContactMessage {
  const createdAt = fields.createdAt ?? Date.now();
  return { id: uuidV7(), ...BODY, mailedAt: null, ...fields, createdAt };
}

async function mailedOf(db: Parameters<typeof listMessages>[0]): Promise<boolean[]> {
  return (await listMessages(db)).map(message => message.mailedAt !== null);
}

/** Folded lines and encoded words (RFC 2047), undone. */
function decodedHead(head = ''): string {
  return head
    .replace(/\n\s+/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => fromQuotedPrintable(text.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString());
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
