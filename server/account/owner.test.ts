import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getProfile, login, register, updateProfile } from '#contract/account.ts';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { sendMessage } from '#contract/contact.ts';
import { addToDictionary } from '#contract/dictionary.ts';
import { saveMarks } from '#contract/learning.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { changePassword, endAllSessions, endSession, listSessions } from '#contract/sessions.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { listTables } from '../database/copy/tables.ts';
import { type Db, sql } from '../database/database.ts';
import { createLimits } from '../http/limits.ts';
import { answerOf, markOf } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { createInvitation } from './invitation-store.ts';
import { deletePerson, finishDeletions } from './person-data/deletion.ts';
import { noteDeletion } from './person-data/person-store.ts';

const NEW_PASSWORD = 'a quieter zebra';
const DAY_MS = 86_400_000;

const newPassword = (password: string) => ({ password, password_confirmation: password });

test.each([
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  listSessions,
  endSession,
  endAllSessions,
  changePassword,
  exportAccount,
  deleteAccount,
])('a guest is refused at $path', async endpoint => {
  const { refusal } = await startTestServer();
  expect(await refusal(endpoint, {})).toMatchObject({ status: 401, code: 'login_required' });
});

test.each([beginSecondFactor, renewRecoveryCodes, endSecondFactor, changePassword, deleteAccount])(
  'somebody at an open session who does not know the password is refused at $path',
  async endpoint => {
    const { refusal, call, registerUser } = await startTestServer({ limits: createLimits() });
    const { token } = await registerUser();
    const body = { current_password: 'not this one', code: '123456', ...newPassword(NEW_PASSWORD) };
    for (let guess = 0; guess < 10; guess += 1)
      expect(await refusal(endpoint, { body }, token)).toMatchObject({
        status: 422,
        code: 'wrong_password',
        errors: { current_password: [expect.any(String)] },
      });
    expect((await refusal(endpoint, { body }, token)).status).toBe(429);
    await call(getProfile, {}, token);
  },
);

test.each(['password123', 'Passw0rd1!', 'qwertyuiop', 'aaaaaaaaaa', '12345678', 'olena-1990'])(
  'the password %s is refused as too easily guessed',
  async password => {
    const { refusal, call, registerUser } = await startTestServer();
    const weak = { status: 422, code: 'weak_password', errors: { password: [expect.any(String)] } };
    const body = { name: 'Olena', email: 'olena-1990@example.org', ...newPassword(password) };
    expect(await refusal(register, { body })).toMatchObject(weak);
    const { token, user } = await registerUser({ name: 'Olena', email: 'olena-1990@example.com' });
    const change = { current_password: PASSWORD, ...newPassword(password) };
    expect(await refusal(changePassword, { body: change }, token)).toMatchObject(weak);
    await call(login, { body: { email: user.email, password: PASSWORD } });
  },
);

for (const { kind, open } of testDatabases()) {
  test(`a new password ends every other session and is the only one from then on (${kind})`, async () => {
    const { call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const other = await signIn(call, user.email, PASSWORD);
    const stranger = await registerUser();
    const body = { current_password: PASSWORD, ...newPassword(NEW_PASSWORD) };
    await call(changePassword, { body }, token);
    await call(getProfile, {}, token);
    await call(getProfile, {}, stranger.token);
    expect((await refusal(getProfile, {}, other)).status).toBe(401);
    expect((await refusal(login, { body: { email: user.email, password: PASSWORD } })).status).toBe(401);
    await call(login, { body: { email: user.email, password: NEW_PASSWORD } });
  });

  test(`sessions are listed, and end one by one or all at once (${kind})`, async () => {
    const { call, refusal, registerUser, send } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const payload = { email: user.email, password: PASSWORD };
    const headers = { 'user-agent': 'Browser of a telephone' };
    const reply = await send({ method: 'POST', url: '/api/login', payload, headers });
    const telephone = reply.json().access_token as string;
    const stranger = await registerUser();
    const { sessions } = (await call(listSessions, {}, token)).data;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(session => session.is_current)).toHaveLength(1);
    const there = sessions.find(({ device }) => device === 'Browser of a telephone');
    // Another person's session cannot be ended by its id.
    await call(endSession, { body: { id: there?.id ?? '' } }, stranger.token);
    await call(getProfile, {}, telephone);
    await call(endSession, { body: { id: there?.id ?? '' } }, token);
    expect((await refusal(getProfile, {}, telephone)).status).toBe(401);
    const again = await signIn(call, user.email, PASSWORD);
    await call(endAllSessions, {}, token);
    for (const ended of [token, again]) expect((await refusal(getProfile, {}, ended)).status).toBe(401);
    await call(getProfile, {}, stranger.token);
  });

  test(`a session that nobody uses for thirty days ends, one in use goes on (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const idle = await signIn(call, user.email, PASSWORD);
    for (let week = 0; week < 5; week += 1) {
      now += 7 * DAY_MS;
      await call(getProfile, {}, token);
    }
    expect((await refusal(getProfile, {}, idle)).status).toBe(401);
    expect((await call(listSessions, {}, token)).data.sessions).toHaveLength(1);
  });

  test(`another e-mail takes the password, unless it was given a moment ago (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const other = await registerUser({ email: 'taken@example.org' });
    await call(updateProfile, { body: { email: 'first@example.org' } }, token);
    now += 11 * 60_000;
    const wish = { email: 'second@example.org' };
    expect(await refusal(updateProfile, { body: wish }, token)).toMatchObject({ code: 'wrong_password' });
    const wrong = { ...wish, current_password: 'wrong password' };
    expect(await refusal(updateProfile, { body: wrong }, token)).toMatchObject({ code: 'wrong_password' });
    await call(updateProfile, { body: { name: 'Olha', email: 'First@example.org' } }, token);
    await call(updateProfile, { body: { ...wish, current_password: PASSWORD } }, token);
    const { data } = await call(getProfile, {}, token);
    expect(data.user).toMatchObject({ id: user.id, name: 'Olha', email: 'second@example.org' });
    const taken = { email: 'TAKEN@example.org', current_password: PASSWORD };
    expect(await refusal(updateProfile, { body: taken }, token)).toMatchObject({ code: 'email_taken' });
    await call(getProfile, {}, other.token);
  });

  test(`with a second factor a login takes a code, each code once, or a recovery code (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const begun = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token)).data;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const codeNow = () => new TOTP({ secret: begun.secret }).generate({ timestamp: now });
    const body = { email: user.email, password: PASSWORD };
    // Not on before a code of it has been seen.
    const other = await signIn(call, user.email, PASSWORD);
    expect(await refusal(confirmSecondFactor, { body: { code: '000000' } }, token)).toMatchObject({
      code: 'wrong_code',
    });
    const { recovery_codes } = (await call(confirmSecondFactor, { body: { code: codeNow() } }, token)).data;
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await refusal(getProfile, {}, other)).status).toBe(401);
    expect(await refusal(login, { body })).toMatchObject({ status: 401, code: 'code_required' });
    expect(await refusal(login, { body: { ...body, code: codeNow() } })).toMatchObject({
      code: 'wrong_code',
    });
    now += 30_000;
    await call(login, { body: { ...body, code: ` ${codeNow().slice(0, 3)} ${codeNow().slice(3)}` } });
    expect(await refusal(login, { body: { ...body, code: codeNow() } })).toMatchObject({
      code: 'wrong_code',
    });
    expect(
      await refusal(login, { body: { ...body, password: 'wrong password', code: codeNow() } }),
    ).toMatchObject({
      code: 'wrong_credentials',
    });
    const [first = '', second = ''] = recovery_codes;
    await call(login, { body: { ...body, code: first.toUpperCase().replaceAll('-', ' ') } });
    expect(await refusal(login, { body: { ...body, code: first } })).toMatchObject({ code: 'wrong_code' });
    expect((await call(getSecondFactor, {}, token)).data).toEqual({ is_on: true, recovery_codes: 9 });

    const renewing = { current_password: PASSWORD, code: second };
    const renewed = (await call(renewRecoveryCodes, { body: renewing }, token)).data.recovery_codes;
    expect(await refusal(login, { body: { ...body, code: recovery_codes[2] } })).toMatchObject({
      code: 'wrong_code',
    });
    now += 30_000;
    expect(await refusal(deleteAccount, { body: { current_password: PASSWORD } }, token)).toMatchObject({
      code: 'code_required',
    });
    await call(endSecondFactor, { body: { current_password: PASSWORD, code: renewed[0] ?? '' } }, token);
    await call(login, { body });
    expect((await call(getSecondFactor, {}, token)).data).toEqual({ is_on: false, recovery_codes: 0 });
  });

  test(`an export holds everything of its owner, nothing of others, and no secret (${kind})`, async () => {
    const { db, call, refusal, registerUser } = await startTestServer({
      db: await open(),
      limits: createLimits(),
    });
    const { token, user } = await fullPerson(call, registerUser);
    const other = await fullPerson(call, registerUser);
    const exported = await call(exportAccount, {}, token);
    const rows = (table: string) => exported.tables[table] ?? [];
    expect(rows('users')).toMatchObject([{ id: user.id, email: user.email }]);
    expect(rows('dictionary_entries').map(row => row.word_id)).toEqual(
      expect.arrayContaining(['dog', 'cat']),
    );
    expect(rows('answers')).toHaveLength(1500);
    expect(rows('marks')).toHaveLength(1);
    expect(rows('contact_messages')).toMatchObject([{ message: 'More words!' }]);
    expect(Object.keys(exported.tables)).toEqual(expect.arrayContaining(await tablesOfPeople(db)));
    const text = JSON.stringify(exported);
    expect(text).not.toContain(other.user.id);
    expect(text).not.toContain('$argon2id');
    expect(text).not.toMatch(/_hash|"secret"/);
    for (let more = 0; more < 4; more += 1) await call(exportAccount, {}, token);
    expect((await refusal(exportAccount, {}, token)).status).toBe(429);
  });

  test(`a deleted account leaves nothing in any table, and others stay whole (${kind})`, async () => {
    const { db, call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await fullPerson(call, registerUser);
    const other = await fullPerson(call, registerUser);
    const kept = await call(exportAccount, {}, other.token);
    expect((await tracesOf(db, user)).length).toBeGreaterThan(8);
    await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
    expect(await tracesOf(db, user)).toEqual([]);
    expect((await refusal(getProfile, {}, token)).status).toBe(401);
    expect((await refusal(login, { body: { email: user.email, password: PASSWORD } })).status).toBe(401);
    expect((await call(exportAccount, {}, other.token)).tables).toEqual(kept.tables);
    await registerUser({ email: user.email });
  });

  test(`a deletion that was broken off is finished at the next start (${kind})`, async () => {
    const { db, call, registerUser } = await startTestServer({ db: await open() });
    const { user } = await fullPerson(call, registerUser);
    await db.transaction(queries => noteDeletion(queries, user.id, 1));
    await deletePersonOnly(db, user);
    expect((await tracesOf(db, user)).length).toBeGreaterThan(1);
    await finishDeletions(db);
    expect(await tracesOf(db, user)).toEqual([]);
  });

  test(`where people sign up by invitation, each makes one account (${kind})`, async () => {
    const db = await open();
    const { call, refusal } = await startTestServer({ db, signUp: 'invitation' });
    const form = (email: string) => ({ name: 'Olena', email, ...newPassword(PASSWORD) });
    const invitation = await createInvitation(db, { now: Date.now(), expiresAt: Date.now() + DAY_MS });
    const old = await createInvitation(db, { now: 1, expiresAt: 2 });
    for (const given of [{}, { invitation: 'guessed' }, { invitation: old }])
      expect(await refusal(register, { body: { ...form('a@example.org'), ...given } })).toMatchObject({
        status: 403,
        code: 'sign_up_closed',
      });
    await call(register, { body: { ...form('a@example.org'), invitation } });
    const again = { ...form('b@example.org'), invitation };
    expect(await refusal(register, { body: again })).toMatchObject({ code: 'sign_up_closed' });
  });
}

test('where sign-up is closed nobody registers, and who has an account logs in', async () => {
  const { db, registerUser, call } = await startTestServer();
  const { user } = await registerUser();
  const closed = await startTestServer({ db: { ...db, close: async () => {} }, signUp: 'closed' });
  const body = { name: 'Olena', email: 'new@example.org', ...newPassword(PASSWORD) };
  expect(await closed.refusal(register, { body })).toMatchObject({ status: 403, code: 'sign_up_closed' });
  await closed.call(login, { body: { email: user.email, password: PASSWORD } });
  await call(login, { body: { email: user.email, password: PASSWORD } });
});

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function signIn(call: Server['call'], email: string, password: string): Promise<string> {
  return (await call(login, { body: { email, password } })).access_token;
}

/** Somebody with rows in many tables. */
async function fullPerson(call: Server['call'], registerUser: Server['registerUser']) {
  const person = await registerUser();
  const { token, user } = person;
  await call(addToDictionary, { body: { wordIds: ['dog', 'cat'] } }, token);
  const answers = Array.from({ length: 1500 }, () => answerOf());
  for (let start = 0; start < answers.length; start += 100)
    await call(saveAnswers, { body: { answers: answers.slice(start, start + 100) } }, token);
  await call(saveMarks, { body: { marks: [markOf({ wordId: 'cat' })] } }, token);
  const message = { name: 'Olena', email: user.email, reason: 'Proposal', message: 'More words!' } as const;
  await call(sendMessage, { body: message }, token);
  await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token);
  return person;
}

async function tablesOfPeople(db: Db): Promise<string[]> {
  const tables = await listTables(db);
  const apart = ['emails', 'deletions'];
  return tables
    .filter(({ name, columns }) => columns.includes('user_id') && !apart.includes(name))
    .map(({ name }) => name);
}

/** The tables in which anything tells of a person, by looking at every cell of every row. */
async function tracesOf(db: Db, { id, email }: { id: string; email: string }): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await listTables(db)) {
    const rows = await db.query(sql(`test-all-${name}`, `select * from ${name}`));
    if (rows.some(row => JSON.stringify(row).includes(id) || JSON.stringify(row).includes(email)))
      found.push(name);
  }
  return found;
}

/** What a server that was killed right after the account was gone leaves behind. */
async function deletePersonOnly(db: Db, user: { id: string; email: string }): Promise<void> {
  const failing: Db = {
    ...db,
    query: (statement, params) =>
      statement.name.startsWith('remove-')
        ? Promise.reject(new Error('killed'))
        : db.query(statement, params),
  };
  await expect(deletePerson(failing, user, 1)).rejects.toThrow('killed');
}
