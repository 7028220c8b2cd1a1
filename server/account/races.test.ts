import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getProfile, login, register } from '#contract/account.ts';
import { deleteAccount } from '#contract/account-data.ts';
import { confirmEmail, forgotPassword, resetPassword } from '#contract/account-emails.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts';
import { changePassword } from '#contract/sessions.ts';
import type { Db } from '../database/database.ts';
import { startAccountEmails } from '../testing/account-emails.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

const NEW_PASSWORD = 'a quieter zebra';
const newPassword = (password: string) => ({ password, password_confirmation: password });
/** Logins under way while something else happens. Each is a real check of Argon2. */
const AT_ONCE = 16;

for (const { kind, open } of testDatabases()) {
  test(`no login with the password of before outlives its change, however many are under way (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { call, registerUser } = server;
    const { token, user } = await registerUser();
    const logins = manyLogins(server, user.email);
    const body = { current_password: PASSWORD, ...newPassword(NEW_PASSWORD) };
    await call(changePassword, { body }, token);
    expect(await openOf(server, await logins)).toBe(0);
    await call(getProfile, {}, token);
  });

  test(`no login with a forgotten password outlives its reset (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const server = await startTestServer({ db: await open(), emails });
    const { call } = server;
    const email = 'olena@example.org';
    await call(register, { body: { name: 'Olena', email, ...newPassword(PASSWORD) } });
    await call(confirmEmail, { body: { token: tokenIn(await emailTo(email)), password: PASSWORD } });
    await call(forgotPassword, { body: { email } });
    const token = tokenIn(await emailTo(email, 2));
    const logins = manyLogins(server, email);
    await call(resetPassword, { body: { token, ...newPassword(NEW_PASSWORD) } });
    expect(await openOf(server, await logins)).toBe(0);
  });

  test(`of many changes at once with one password, one is made (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { token, user } = await server.registerUser();
    const passwords = Array.from({ length: 6 }, (_, place) => `${place} quieter zebras`);
    const changes = await Promise.all(
      passwords.map(password =>
        statusOf(
          server,
          '/api/profile/password',
          { current_password: PASSWORD, ...newPassword(password) },
          token,
        ),
      ),
    );
    expect(changes.filter(status => status === 200)).toHaveLength(1);
    const made = passwords[changes.indexOf(200)] ?? '';
    await server.call(login, { body: { email: user.email, password: made } });
  });

  test(`a login that has seen no second factor opens nothing once there is one (${kind})`, async () => {
    const { db, meanwhile } = pausedAfter(await open(), 'select-second-factor');
    const { call, refusal, registerUser } = await startTestServer({ db });
    const { token, user } = await registerUser();
    const { secret } = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token)).data;
    const code = new TOTP({ secret }).generate();
    const body = { email: user.email, password: PASSWORD };
    const late = await meanwhile(
      () => refusal(login, { body }),
      () => call(confirmSecondFactor, { body: { code } }, token),
    );
    expect(late.code).toBe('wrong_credentials');
  });

  test(`of a password's change and what takes the password of before, only the change is made (${kind})`, async () => {
    for (const [endpoint, statement] of [
      [beginSecondFactor, 'select-user'],
      [deleteAccount, 'select-second-factor'],
    ] as const) {
      const { db, meanwhile } = pausedAfter(await open(), statement);
      const { call, refusal, registerUser } = await startTestServer({ db });
      const { token, user } = await registerUser();
      const other = (await call(login, { body: { email: user.email, password: PASSWORD } })).access_token;
      const late = await meanwhile(
        () => refusal(endpoint, { body: { current_password: PASSWORD } }, other),
        () =>
          call(changePassword, { body: { current_password: PASSWORD, ...newPassword(NEW_PASSWORD) } }, token),
      );
      expect(late.code).toBe('wrong_password');
      await call(getProfile, {}, token);
    }
  });

  test(`a login to an account that is deleted meanwhile is refused like any other (${kind})`, async () => {
    const { db, meanwhile } = pausedAfter(await open(), 'select-second-factor');
    const { call, refusal, registerUser } = await startTestServer({ db });
    const { token, user } = await registerUser();
    const late = await meanwhile(
      () => refusal(login, { body: { email: user.email, password: PASSWORD } }),
      () => call(deleteAccount, { body: { current_password: PASSWORD } }, token),
    );
    expect(late.code).toBe('wrong_credentials');
  });
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function statusOf({ send }: Server, url: string, payload: object, token = ''): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await send({ method: 'POST', url, payload, headers })).statusCode;
}

/** The tokens of the logins that were let in. */
async function manyLogins({ send }: Server, email: string): Promise<string[]> {
  const payload = { email, password: PASSWORD };
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () => send({ method: 'POST', url: '/api/login', payload })),
  );
  expect(replies.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 401)).toEqual([]);
  return replies.flatMap(reply => reply.json().access_token ?? []);
}

/** How many of the tokens open anything. */
async function openOf({ send }: Server, tokens: readonly string[]): Promise<number> {
  const url = '/api/profile';
  const replies = await Promise.all(
    tokens.map(token => send({ url, headers: { authorization: `Bearer ${token}` } })),
  );
  return replies.filter(({ statusCode }) => statusCode === 200).length;
}

/** A database on which one call waits after a read of its own while other calls are made. */
function pausedAfter(real: Db, statement: string) {
  let isArmed = false;
  let reached = () => {};
  let go: Promise<void> = Promise.resolve();
  const db: Db = {
    ...real,
    async query(asked, params) {
      const rows = await real.query(asked, params);
      if (isArmed && asked.name === statement) {
        isArmed = false;
        reached();
        await go;
      }
      return rows;
    },
  };
  async function meanwhile<T>(late: () => Promise<T>, other: () => Promise<unknown>): Promise<T> {
    let release = () => {};
    const isThere = new Promise<void>(resolve => {
      reached = resolve;
    });
    go = new Promise<void>(resolve => {
      release = resolve;
    });
    isArmed = true;
    const result = late();
    await isThere;
    await other();
    release();
    return result;
  }
  return { db, meanwhile };
}
