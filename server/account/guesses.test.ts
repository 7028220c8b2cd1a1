import { expect, test } from 'vitest';
import { register, updateProfile } from '#contract/account.ts';
import { RULES } from '../http/limit-rules.ts';
import { createLimits } from '../http/limits.ts';
import { startAccountEmails } from '../testing/account-emails.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

const EMAIL = 'olena@example.org';

for (const { kind, open } of testDatabases()) {
  test(`many networks that guess at one account are stopped, and its owner is not (${kind})`, {
    timeout: 60_000,
  }, async () => {
    const { send, registerUser } = await startTestServer({ db: await open(), limits: createLimits() });
    await registerUser({ email: EMAIL });
    const loginFrom = async (remoteAddress: string, password: string, email = EMAIL) => {
      const payload = { email, password };
      return (await send({ method: 'POST', url: '/api/login', payload, remoteAddress })).statusCode;
    };
    expect(await loginFrom('192.0.2.1', PASSWORD)).toBe(200);
    const guesses = [];
    for (let network = 0; network < 60; network += 1)
      guesses.push(await loginFrom(`10.0.0.${network}`, 'guess'));
    expect(guesses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
    // A stranger is stopped even with the right password; who comes from where the owner was before is not.
    expect(await loginFrom('10.0.1.1', PASSWORD)).toBe(429);
    expect(await loginFrom('192.0.2.1', PASSWORD)).toBe(200);
    // An account that there is not is held up in the same way, so it tells nothing.
    const unknown = [];
    for (let network = 0; network < 51; network += 1)
      unknown.push(await loginFrom(`10.0.2.${network}`, 'guess', 'nobody@example.org'));
    expect(unknown).toEqual([...Array(50).fill(401), 429]);
  });

  test(`an owner who has never logged in again is let in from where they registered, confirmed or reset (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const db = await open();
    const withMail = await startTestServer({ db, emails, limits: createLimits() });
    const post = async ({ send }: typeof withMail, path: string, payload: object, remoteAddress: string) =>
      (await send({ method: 'POST', url: `/api${path}`, payload, remoteAddress })).statusCode;
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
    const [email, other] = [EMAIL, 'taras@example.org'];

    await post(withMail, '/register', { name: 'Olena', email, ...chosen }, '192.0.2.9');
    const token = tokenIn(await emailTo(email));
    expect(await post(withMail, '/email/confirm', { token, password: PASSWORD }, '192.0.2.1')).toBe(200);
    await post(withMail, '/password/forgotten', { email }, '192.0.2.9');
    const reset = { token: tokenIn(await emailTo(email, 2)), ...chosen };
    expect(await post(withMail, '/password/reset', reset, '192.0.2.2')).toBe(200);

    const limits = createLimits();
    const withoutMail = await startTestServer({ db: { ...db, close: async () => {} }, limits });
    await post(withoutMail, '/register', { name: 'Taras', email: other, ...chosen }, '192.0.2.3');
    for (const name of [email, other]) await limits.use('loginToName', name, RULES.loginToName.points);

    const loginFrom = (remoteAddress: string, name = email) =>
      post(withoutMail, '/login', { email: name, password: PASSWORD }, remoteAddress);
    expect(await loginFrom('192.0.2.1')).toBe(200);
    expect(await loginFrom('192.0.2.2')).toBe(200);
    expect(await loginFrom('192.0.2.3', other)).toBe(200);
    // Where somebody else may have registered the address, or asked for the letter, nobody has shown to be the owner.
    expect(await loginFrom('192.0.2.9')).toBe(429);
  });
}

test('where no mail is sent, wishing the e-mails of others tells little: so often and no more, with the words of a registration', async () => {
  const limits = createLimits();
  const { refusal, call, registerUser } = await startTestServer({ limits });
  const { token } = await registerUser();
  await registerUser({ email: EMAIL });
  const wish = (email: string) => refusal(updateProfile, { body: { email } }, token);
  const first = await wish(EMAIL);
  const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
  const registering = await refusal(register, { body: { name: 'Olena', email: EMAIL, ...chosen } });
  expect({ ...first, headers: {} }).toEqual({ ...registering, headers: {} });
  for (let wished = 1; wished < RULES.emailWishes.points; wished += 1)
    expect((await wish(EMAIL)).status).toBe(422);
  expect((await wish(EMAIL)).status).toBe(429);
  expect((await wish('free@example.org')).status).toBe(429);
  await call(updateProfile, { body: { name: 'Olha' } }, token);
});

test('where no mail is sent, many accounts of one network learn no more together than its registrations', async () => {
  const limits = createLimits();
  const { refusal, registerUser } = await startTestServer({ limits });
  const { token } = await registerUser();
  await limits.use('register', '127.0.0.1', RULES.register.points - 1);
  expect((await refusal(updateProfile, { body: { email: 'free@example.org' } }, token)).status).toBe(429);
});
