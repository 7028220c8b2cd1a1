import { expect, test } from 'vitest';
import { getProfile, login, logout, register, updateProfile } from '#contract/account.ts';
import { buildApp } from '../app.ts';
import { sql } from '../database/database.ts';
import { createLimits, noLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { testDatabases } from '../testing/test-database.ts';
import { openTestDatabase, PASSWORD, silentVoice, startTestServer, texts } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;

const form = {
  name: 'Olena',
  email: 'olena@example.org',
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

/** What a newcomer has chosen about learning. */
const CHOICES = { zone: null, new_per_day: 20, retention: 0.9, hide_streak: false, day_goal: 20, path: null };

for (const { kind, open } of testDatabases()) {
  test(`a newcomer registers, logs in and sees the profile (${kind})`, async () => {
    const { call } = await startTestServer({ db: await open() });
    const registered = await call(register, { body: { ...form, language: 'uk', learning_language: 'ja' } });
    expect(registered.message).toBe('Registration successful!');
    const { access_token } = await call(login, { body: { email: form.email, password: PASSWORD } });
    const { data } = await call(getProfile, {}, access_token);
    expect(data.user).toEqual({
      id: expect.any(String),
      name: 'Olena',
      email: 'olena@example.org',
      language: 'uk',
      learning_language: 'ja',
      ...CHOICES,
    });
  });

  test(`one mailbox has one account, whatever the case of its letters (${kind})`, async () => {
    const { call, refusal } = await startTestServer({ db: await open() });
    await call(register, { body: form });
    const second = await refusal(register, { body: { ...form, email: 'OLENA@Example.ORG' } });
    expect(second).toMatchObject({
      status: 422,
      code: 'email_taken',
      errors: { email: [expect.any(String)] },
    });
    // What a registration of a taken e-mail may fall back on: its own password opens the account, and that is a login.
    const reply = await call(login, { body: { email: 'Olena@EXAMPLE.org', password: PASSWORD } });
    expect(reply.message).toBe('Login successful');
  });

  test(`two people who claim one e-mail at the same moment get one account (${kind})`, async () => {
    const { send } = await startTestServer({ db: await open() });
    const request = { method: 'POST', url: '/api/register', payload: form } as const;
    const replies = await Promise.all([send(request), send(request), send(request)]);
    expect(replies.map(reply => reply.statusCode).sort()).toEqual([200, 422, 422]);
  });

  test(`two changes of a profile at the same moment are both kept (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    for (const [language, learning_language] of [
      ['uk', 'ja'],
      ['de', 'es'],
      ['fr', 'ko'],
    ] as const) {
      await Promise.all([
        call(updateProfile, { body: { language } }, token),
        call(updateProfile, { body: { learning_language } }, token),
      ]);
      expect((await call(getProfile, {}, token)).data.user).toMatchObject({ language, learning_language });
    }
  });

  test(`a profile changes in part, and an e-mail that was given up is free again (${kind})`, async () => {
    const { call, registerUser, refusal } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser({ email: 'first@example.org' });
    const other = await registerUser({ email: 'other@example.org' });
    expect((await call(updateProfile, { body: { language: 'ar' } }, token)).data.user).toEqual({
      ...user,
      language: 'ar',
      ...CHOICES,
    });
    expect(await refusal(updateProfile, { body: { email: 'OTHER@example.org' } }, token)).toMatchObject({
      status: 422,
      code: 'email_taken',
    });
    await call(updateProfile, { body: { email: 'second@example.org' } }, token);
    await call(updateProfile, { body: { email: 'first@example.org' } }, other.token);
    expect((await call(getProfile, {}, token)).data.user.email).toBe('second@example.org');
  });
}

test.each([
  ['an unknown e-mail', 'nobody@example.org', PASSWORD],
  ['a wrong password', 'olena@example.org', 'wrong password'],
])('a login with %s is refused with the same words', async (_, email, password) => {
  const { call, refusal } = await startTestServer();
  await call(register, { body: form });
  expect(await refusal(login, { body: { email, password } })).toMatchObject({
    status: 401,
    code: 'wrong_credentials',
    message: 'Wrong e-mail or password',
    errors: {},
  });
});

test.each([
  ['no fields', {}, ['name', 'email', 'password', 'password_confirmation']],
  ['blank name', { ...form, name: '  ' }, ['name']],
  ['an e-mail without a domain', { ...form, email: 'olena@' }, ['email']],
  ['a short password', { ...form, password: '1234567', password_confirmation: '1234567' }, ['password']],
  ['another confirmation', { ...form, password_confirmation: 'another' }, ['password_confirmation']],
  ['a name that is a number', { ...form, name: 7 }, ['name']],
  ['NUL in the name', { ...form, name: 'O\u0000lena' }, ['name']],
  ['half a surrogate pair in the name', { ...form, name: 'Olena \ud800' }, ['name']],
  ['an over-long name', { ...form, name: 'x'.repeat(101) }, ['name']],
  ['an unknown language', { ...form, language: 'xx' }, ['language']],
  [
    'several slips at once',
    { ...form, name: '', email: 'x', password: '1' },
    ['name', 'email', 'password', 'password_confirmation'],
  ],
])('a registration with %s names every bad field', async (_, body, fields) => {
  const { refusal } = await startTestServer();
  const { status, code, errors } = await refusal(register, { body });
  expect({ status, code, fields: Object.keys(errors) }).toEqual({
    status: 422,
    code: 'invalid_input',
    fields,
  });
});

test('logging out kills the token at once, and only that one', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token, user } = await registerUser();
  const other = await call(login, { body: { email: user.email, password: PASSWORD } });
  await call(getProfile, {}, token);
  await call(logout, {}, token);
  expect((await refusal(getProfile, {}, token)).status).toBe(401);
  expect((await call(getProfile, {}, other.access_token)).data.user.id).toBe(user.id);
});

test('a logout under way while the token is being checked wins', async () => {
  const { call, refusal, send, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const headers = { authorization: `Bearer ${token}` };
  await Promise.all([
    send({ url: '/api/profile', headers }),
    call(logout, {}, token),
    send({ url: '/api/profile', headers }),
  ]);
  expect((await refusal(getProfile, {}, token)).status).toBe(401);
});

test('a token dies after 90 days, however often it is used', async () => {
  let now = Date.UTC(2026, 0, 1);
  const { call, refusal, registerUser } = await startTestServer({ clock: () => now });
  const { token } = await registerUser();
  for (let day = 0; day < 89; day += 1) {
    now += DAY_MS;
    await call(getProfile, {}, token);
  }
  now += 2 * DAY_MS;
  expect((await refusal(getProfile, {}, token)).status).toBe(401);
});

test.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(5000)}`, 'Bearer 0-0.x'])(
  'the authorization "%.20s" is a guest',
  async authorization => {
    const { send } = await startTestServer();
    const reply = await send({ url: '/api/profile', headers: { authorization } });
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({
      status: 401,
      code: 'login_required',
    });
  },
);

test('passwords and tokens are stored as hashes only', async () => {
  const { db, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const rows = [
    ...(await db.query(sql('all-users', 'select * from users'))),
    ...(await db.query(sql('all-tokens', 'select * from access_tokens'))),
  ];
  const stored = JSON.stringify(rows);
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(token.split('.')[1]);
});

test('guessing a password is stopped with the time to wait', async () => {
  const { refusal } = await startTestServer({ limits: createLimits() });
  const body = { email: 'olena@example.org', password: 'guess' };
  const replies = [];
  for (let guess = 0; guess < 11; guess += 1) replies.push(await refusal(login, { body }));
  expect(replies.slice(0, 10).map(reply => reply.status)).toEqual(Array(10).fill(401));
  expect(replies[10]).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(replies[10]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await refusal(login, { body: { ...body, email: 'other@example.org' } })).status).toBe(401);
});

test('spellings of one mailbox are one account, and guesses at them are counted together', async () => {
  const { call, refusal } = await startTestServer({ limits: createLimits() });
  const spellings = [
    'olena@example.org',
    'OLENA@EXAMPLE.ORG',
    'ｏｌｅｎａ@example.org',
    'Ｏｌｅｎａ@ｅｘａｍｐｌｅ.org',
  ];
  await call(register, { body: form });
  for (const email of spellings.slice(1))
    expect(await refusal(register, { body: { ...form, email } })).toMatchObject({ code: 'email_taken' });
  await call(login, { body: { email: 'ｏｌｅｎａ@example.org', password: PASSWORD } });
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const email = spellings[guess % spellings.length] ?? '';
    statuses.push((await refusal(login, { body: { email, password: 'guess' } })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('after a login the guesses before it are forgotten', async () => {
  const { call, refusal } = await startTestServer({ limits: createLimits() });
  await call(register, { body: form });
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 9; guess += 1)
      expect((await refusal(login, { body: { email: form.email, password: 'guess' } })).status).toBe(401);
    await call(login, { body: { email: form.email, password: PASSWORD } });
  }
});

test('a logout reaches every other server within half a minute', async () => {
  let now = Date.UTC(2026, 0, 1);
  const db = await openTestDatabase();
  const [one, other] = [
    await startTestServer({ db, clock: () => now }),
    buildApp({ db, catalogue, texts, voice: silentVoice, limits: noLimits, clock: () => now }),
  ];
  const { token } = await one.registerUser();
  const profile = async () =>
    (await other.inject({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })).statusCode;
  expect(await profile()).toBe(200);
  await one.call(logout, {}, token);
  now += 31_000;
  expect(await profile()).toBe(401);
});

for (const { kind, open } of testDatabases()) {
  test(`the choices about learning are kept and can be changed one by one (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const chosen = {
      ...{ zone: 'Asia/Kathmandu', new_per_day: 0, retention: 0.87 },
      ...{ hide_streak: true, day_goal: 40 as const, path: ['food', 'greetings'] },
    };
    expect((await call(updateProfile, { body: chosen }, token)).data.user).toMatchObject(chosen);
    await call(updateProfile, { body: { path: null } }, token);
    expect((await call(getProfile, {}, token)).data.user).toMatchObject({ ...chosen, path: null });
  });
}

test.each([
  ['zone', 'Mars/Olympus'],
  ['zone', '+05:45'],
  ['new_per_day', 201],
  ['new_per_day', -1],
  ['retention', 0.79],
  ['retention', 0.96],
  ['hide_streak', 'yes'],
  ['day_goal', 15],
  ['path', ['nothing']],
  ['path', []],
])('a choice about learning that cannot be is refused by name (%s %j)', async (field, value) => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const refused = await refusal(updateProfile, { body: { [field]: value } }, token);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual([field]);
  expect((await call(getProfile, {}, token)).data.user).toMatchObject(CHOICES);
});
