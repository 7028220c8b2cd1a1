import { expect, test } from 'vitest';
import { login, register } from '#contract/account.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { createInvitation } from './invitation-store.ts';

const DAY_MS = 86_400_000;

const form = (email: string) => ({
  ...{ name: 'Olena', email },
  ...{ password: PASSWORD, password_confirmation: PASSWORD },
});

for (const { kind, open } of testDatabases()) {
  test(`where people sign up by invitation, each makes one account (${kind})`, async () => {
    const db = await open();
    const { call, refusal } = await startTestServer({ db, signUp: 'invitation' });
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
  expect(await closed.refusal(register, { body: form('new@example.org') })).toMatchObject({
    status: 403,
    code: 'sign_up_closed',
  });
  await closed.call(login, { body: { email: user.email, password: PASSWORD } });
  await call(login, { body: { email: user.email, password: PASSWORD } });
});
