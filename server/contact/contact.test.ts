import { expect, test } from 'vitest';
import { reportWord, sendMessage } from '#contract/contact.ts';
import { REASONS } from '#contract/reasons.ts';
import { createLimits } from '../http/limits.ts';
import { startTestServer } from '../testing/test-server.ts';
import { listMessages } from './store.ts';

const BODY = {
  name: 'Olena',
  email: 'olena@example.org',
  reason: 'Proposal',
  message: 'More words!',
} as const;

test('a message is stored, trimmed, with the time it came', async () => {
  const { call, db } = await startTestServer({ clock: () => 1_700_000_000_000 });
  const body = { ...BODY, name: '  Olena ', message: '\n Ще слова 🌻\n\n—О. ' };
  expect(await call(sendMessage, { body })).toEqual({
    success: true,
    message: 'Message sent successfully!',
    data: null,
  });
  expect(await listMessages(db)).toEqual([
    {
      ...BODY,
      id: expect.any(String),
      message: 'Ще слова 🌻\n\n—О.',
      createdAt: 1_700_000_000_000,
      mailedAt: null,
    },
  ]);
});

test('a message or a report that is sent again because its reply was lost is there once', async () => {
  const { call, db } = await startTestServer();
  const [message, report] = [crypto.randomUUID(), crypto.randomUUID()];
  for (let sent = 0; sent < 2; sent += 1) {
    await call(sendMessage, { body: { id: message, ...BODY } });
    await call(reportWord, { params: { wordId: 'dog' }, body: { id: report, ...FAULT } });
  }
  expect((await listMessages(db)).map(({ id }) => id).toSorted()).toEqual([message, report].toSorted());
});

test('every reason of the form is one', async () => {
  const { call, db } = await startTestServer();
  // Those of docs/specification.md, section 3: a list taken from the contract would be compared with itself.
  const reasons = ['Proposal', 'Complaint', 'Report error', 'Other'] as const;
  for (const reason of reasons) await call(sendMessage, { body: { ...BODY, reason } });
  expect((await listMessages(db)).map(message => message.reason)).toEqual(reasons);
  expect(REASONS).toEqual(reasons);
});

test.each([
  ['nothing', {}, ['name', 'email', 'reason', 'message']],
  ['blanks', { name: ' ', email: ' ', reason: '', message: ' \n' }, ['name', 'email', 'reason', 'message']],
  ['no address', { ...BODY, email: 'olena at example.org' }, ['email']],
  ['a reason of its own', { ...BODY, reason: 'Praise' }, ['reason']],
  ['a line break in the name', { ...BODY, name: 'Eve\r\nBcc: all@example.org' }, ['name']],
  ['a control character in the address', { ...BODY, email: 'a\u0001b@example.org' }, ['email']],
  ['too much', { ...BODY, name: 'n'.repeat(101), message: 'm'.repeat(5001) }, ['name', 'message']],
  ['text that cannot be stored', { ...BODY, message: 'a\u0000b' }, ['message']],
  ['numbers', { name: 1, email: 2, reason: 3, message: 4 }, ['name', 'email', 'reason', 'message']],
])('%s is refused with every bad field named', async (_, body, fields) => {
  const { refusal, db } = await startTestServer();
  const { status, errors } = await refusal(sendMessage, { body });
  expect(status).toBe(422);
  expect(Object.keys(errors).sort()).toEqual([...fields].sort());
  expect(await listMessages(db)).toEqual([]);
});

test('a program that fills the hidden field hears of success and leaves nothing', async () => {
  const { call, db } = await startTestServer({ limits: createLimits() });
  const body = { ...BODY, website: 'https://spam.example' };
  for (let sent = 0; sent < 10; sent += 1) expect((await call(sendMessage, { body })).success).toBe(true);
  expect(await listMessages(db)).toEqual([]);
  await call(sendMessage, { body: { ...BODY, website: '' } });
  expect(await listMessages(db)).toHaveLength(1);
});

test('one address leaves five messages in ten minutes, and is told when it may go on', async () => {
  const { call, refusal, db } = await startTestServer({ limits: createLimits() });
  for (let sent = 0; sent < 5; sent += 1) await call(sendMessage, { body: BODY });
  const { status, headers } = await refusal(sendMessage, { body: BODY });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await listMessages(db)).toHaveLength(5);
});

const FAULT = { lang: 'en', learn: 'es', fault: 'sound' } as const;

test('a fault at a word is stored with the row, what was seen of it, and the note', async () => {
  const { call, db } = await startTestServer();
  const params = { wordId: 'dog' };
  await call(reportWord, { params, body: { ...FAULT, note: ' pero → perro ' } });
  await call(reportWord, { params, body: { ...FAULT, learn: 'uk', fault: 'picture' } });
  const [first, second] = await listMessages(db);
  expect(first).toMatchObject({ reason: 'Wrong sound', email: '' });
  expect(first?.message).toMatch(/^dog: perro \[[^\]]+\] \(es\) = dog \(en\)\n\npero → perro$/);
  expect(second?.reason).toBe('Wrong picture');
  expect(second?.message).toMatch(/^dog: .+ \(uk\) = dog \(en\)$/);
});

test('a fault of an unknown word, of no kind or with a whole letter is refused', async () => {
  const { refusal, db } = await startTestServer();
  expect(await refusal(reportWord, { params: { wordId: 'no-such-word' }, body: FAULT })).toMatchObject({
    status: 404,
  });
  const body = { ...FAULT, fault: 'smell' as 'sound', note: 'n'.repeat(501) };
  const { status, errors } = await refusal(reportWord, { params: { wordId: 'dog' }, body });
  expect(status).toBe(422);
  expect(Object.keys(errors).sort()).toEqual(['fault', 'note']);
  expect(await listMessages(db)).toEqual([]);
});

test('faults of one network are bounded', async () => {
  const { call, refusal } = await startTestServer({ limits: createLimits() });
  for (let sent = 0; sent < 30; sent++) await call(reportWord, { params: { wordId: 'dog' }, body: FAULT });
  expect(await refusal(reportWord, { params: { wordId: 'dog' }, body: FAULT })).toMatchObject({
    status: 429,
  });
});
