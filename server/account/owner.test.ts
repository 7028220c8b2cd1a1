import { expect, test } from 'vitest';
import { getProfile, login, register, updateProfile } from '#contract/account.ts';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { changePassword, endAllSessions, endSession, listSessions } from '#contract/sessions.ts';
import { createLimits } from '../http/limits.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

const NEW_PASSWORD = 'a quieter zebra';

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

test.each([
  ...['password123', 'Passw0rd1!', 'qwertyuiop', 'aaaaaaaaaa', '12345678', 'olena-1990'],
  // The commonest words of every language that is taught here, and their words for a password.
  ...[
    'слово123',
    'Пароль123',
    'contraseña1',
    'senha1234',
    'motdepasse',
    'passwort1',
    'parola123',
    'şifre1234',
  ],
  ...[
    'katasandi',
    'matkhau123',
    'hasło1234',
    'パスワード123',
    '密码密码密码密码',
    '비밀번호1234',
    'पासवर्ड123',
  ],
  ...['كلمةالسر1', 'পাসওয়ার্ড1', 'йцукенгш', 'бабушка1', 'mariposa1', 'Schmetterling'],
])('the password %s is refused as too easily guessed', async password => {
  const { refusal, call, registerUser } = await startTestServer();
  const weak = { status: 422, code: 'weak_password', errors: { password: [expect.any(String)] } };
  const body = { name: 'Olena', email: 'olena-1990@example.org', ...newPassword(password) };
  expect(await refusal(register, { body })).toMatchObject(weak);
  const { token, user } = await registerUser({ name: 'Olena', email: 'olena-1990@example.com' });
  const change = { current_password: PASSWORD, ...newPassword(password) };
  expect(await refusal(changePassword, { body: change }, token)).toMatchObject(weak);
  await call(login, { body: { email: user.email, password: PASSWORD } });
});

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
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function signIn(call: Server['call'], email: string, password: string): Promise<string> {
  return (await call(login, { body: { email, password } })).access_token;
}
