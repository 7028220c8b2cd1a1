import { v7 as uuidV7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import { createPostman, type Letter } from '../mail/postman.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { startSmtpServer } from '../testing/test-smtp.ts';
import { createMailing } from './mailing.ts';
import { type ContactMessage, listMessages, storeMessage } from './store.ts';

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
    await expect.poll(() => smtp.letters).toHaveLength(2);
    const [letter] = smtp.letters;
    expect(letter).toMatchObject({ from: MAILBOXES.from, to: [MAILBOXES.to] });
    expect(decodedHead(letter?.head)).toContain('Subject: Slova: Proposal (Олена)');
    expect(decodedHead(letter?.head)).toContain('Reply-To: Олена <olena@example.org>');
    expect(fromQuotedPrintable(letter?.body ?? '')).toContain('Привіт!\n.\nЩе');
  });
}

for (const { kind, openForTest } of testDatabases()) {
  test(`two servers on one database mail a message once (${kind})`, async () => {
    const db = await openForTest();
    for (let count = 0; count < 5; count += 1) {
      await storeMessage(db, { ...BODY, id: uuidV7(), createdAt: Date.now() });
    }
    const sent: string[] = [];
    const postman = async ({ messageId = '' }: Letter) => {
      sent.push(messageId);
      await new Promise(resolve => setTimeout(resolve, 5));
    };
    const servers = [
      createMailing({ db, postman, mailboxes: MAILBOXES }),
      createMailing({ db, postman, mailboxes: MAILBOXES }),
    ];
    for (const server of servers) server.wake();
    await expect.poll(() => mailedOf(db)).toEqual(Array(5).fill(true));
    await Promise.all(servers.map(server => server.close()));
    expect(sent).toHaveLength(5);
  });
}

test('a mail server that hangs costs the visitor nothing, and gets the letters when it is back', async () => {
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
  'a mail server that %s is tried again until it takes the letter',
  async mood => {
    const { call, db, smtp, logged } = await startMailServer({ mood });
    await call(sendMessage, { body: { ...BODY, message: 'unwanted' } });
    await expect.poll(() => smtp.connections).toBeGreaterThanOrEqual(2);
    expect(await mailedOf(db)).toEqual([false]);
    smtp.mood = 'works';
    await expect.poll(() => mailedOf(db)).toEqual([true]);
    expect(smtp.letters).toHaveLength(1);
    expect(logged[0]).toMatch(/^a message of the contact form could not be mailed: /);
  },
);

test('a letter that is not taken does not keep the next one', async () => {
  const { call, db } = await startMailServer({ mood: 'picky' });
  await call(sendMessage, { body: { ...BODY, message: 'unwanted' } });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => mailedOf(db)).toEqual([false, true]);
});

test('after the last attempt mailing rests, and the next message takes the others along', async () => {
  const { call, db, smtp } = await startMailServer({ mood: 'refuses', retryDelaysMs: [1, 1] });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => smtp.connections).toBe(3);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(smtp.connections).toBe(3);
  smtp.mood = 'works';
  await call(sendMessage, { body: BODY });
  await expect.poll(() => mailedOf(db)).toEqual([true, true]);
});

test('a message that waits for its next attempt does not keep a new one waiting', async () => {
  const { call, db, smtp } = await startMailServer({ mood: 'refuses', retryDelaysMs: [3_600_000] });
  await call(sendMessage, { body: BODY });
  await expect.poll(() => smtp.connections).toBe(1);
  smtp.mood = 'works';
  await call(sendMessage, { body: BODY });
  await expect.poll(() => mailedOf(db)).toEqual([true, true]);
});

test('what was not mailed before is mailed at the start, but not what is older than a week', async () => {
  const { db, smtp, mailing } = await startMailServer({});
  const day = 24 * 3_600_000;
  await storeMessage(db, storedMessage({ createdAt: Date.now() - 8 * day }));
  await storeMessage(db, storedMessage({ createdAt: Date.now() - 6 * day }));
  mailing.wake();
  await expect.poll(() => mailedOf(db)).toEqual([false, true]);
  expect(smtp.letters).toHaveLength(1);
});

test('no name and no address reaches the head of a letter beyond its own field', async () => {
  const { db, smtp, mailing } = await startMailServer({});
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
  mailing.wake();
  await expect.poll(() => smtp.letters).toHaveLength(cases.length);
  for (const { head, to } of smtp.letters) {
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
  const mailing = createMailing({
    db,
    postman: createPostman({ smtpUrl: smtp.url, from: MAILBOXES.from }),
    mailboxes: MAILBOXES,
    log,
    retryDelaysMs: options.retryDelaysMs ?? Array.from({ length: 100 }, () => 20),
  });
  const server = await startTestServer({ db, mailing });
  // Runs before the database is closed.
  onTestFinished(() => mailing.close());
  return { ...server, smtp, mailing, logged };
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
