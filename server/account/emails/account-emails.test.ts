import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getProfile, login, register, updateProfile } from '#contract/account.ts';
import { confirmEmail, forgotPassword, getAccountOptions, resetPassword } from '#contract/account-emails.ts';
import { PAGES } from '#contract/pages.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts';
import { changePassword } from '#contract/sessions.ts';
import { directionOf, LANGUAGE_CODES } from '#languages/index.ts';
import { createLimits } from '../../http/limits.ts';
import { startAccountEmails } from '../../testing/account-emails.ts';
import { emailHtml } from '../../testing/email-text.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../../testing/test-server.ts';
import { createInvitation } from '../invitation-store.ts';
import { composeEmail, EMAIL_KINDS } from './compose.ts';

const NEW_PASSWORD = 'a quieter zebra';
const newPassword = (password: string) => ({ password, password_confirmation: password });
const form = { name: 'Olena', email: 'olena@example.org', ...newPassword(PASSWORD) };

test.each(LANGUAGE_CODES)('every e-mail is written in %s, with its link', language => {
  for (const kind of EMAIL_KINDS) {
    const { subject, text } = composeEmail(kind, language, { link: 'https://x/#t', email: 'new@x.org' });
    expect(subject).toMatch(/^Slova\s?[:：]/);
    expect(text).toContain('https://x/#t');
    expect(text).not.toMatch(/[{}]/);
    expect(text.includes('new@x.org')).toBe(kind === 'emailChanging');
    if (language !== 'en')
      expect(text).not.toBe(composeEmail(kind, 'en', { link: 'https://x/#t', email: 'new@x.org' }).text);
  }
});

test.each(LANGUAGE_CODES)('every e-mail says the same as HTML, in the direction of %s', language => {
  const values = { link: 'https://x/?a&b#t', email: '<new@x.org' };
  for (const kind of EMAIL_KINDS) {
    const { text, html } = composeEmail(kind, language, values);
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(html).toContain('href="https://x/?a&amp;b#t"');
    expect(html).not.toMatch(/<new|\{link|\{email|undefined/);
    // What a program without HTML shows, but for the words of the button.
    const shown = html
      .replace(/^[\s\S]*<\/head>/, '')
      .replace(/<a class="main"[\s\S]*?<\/a>/, '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    const words = (all: string) => all.split(/\s+/).filter(Boolean);
    expect(words(shown)).toEqual(['Slova', ...words(text)]);
  }
});

test('without mail nothing is confirmed by it, and a password is not reset', async () => {
  const { call, refusal } = await startTestServer();
  expect((await call(getAccountOptions, {})).data).toEqual({ sign_up: 'open', has_mail: false });
  const forgotten = { body: { email: form.email } };
  expect((await refusal(forgotPassword, forgotten)).status).toBe(404);
});

for (const { kind, open } of testDatabases()) {
  test(`an account is made once its e-mail is answered, and the e-mail works once (${kind})`, async () => {
    const { emails, emailTo, tokenIn, smtp } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails });
    const reply = await call(register, { body: { ...form, language: 'uk' } });
    expect(reply).not.toHaveProperty('access_token');
    const text = await emailTo(form.email);
    expect(text).toContain(`https://words.example.org${PAGES.confirmEmail}?lang=uk#`);
    expect(text).toContain('Підтвердьте');
    expect(smtp.emails[0]?.head).toContain('Auto-Submitted: auto-generated');
    expect(smtp.emails[0]?.head).toContain('multipart/alternative');
    const html = smtp.emails.map(emailHtml)[0];
    expect(html).toContain(`href="https://words.example.org${PAGES.confirmEmail}?lang=uk#${tokenIn(text)}"`);
    const credentials = { email: form.email, password: PASSWORD };
    expect((await refusal(login, { body: credentials })).status).toBe(401);
    const token = tokenIn(text);
    const { data } = await call(confirmEmail, { body: { token, password: PASSWORD } });
    expect((await call(getProfile, {}, data.access_token ?? '')).data.user).toMatchObject({
      name: 'Olena',
      email: form.email,
      language: 'uk',
    });
    await call(login, { body: credentials });
    expect(await refusal(confirmEmail, { body: { token, password: PASSWORD } })).toMatchObject({
      code: 'link_expired',
    });
  });

  test(`a registration does not tell a stranger who has an account; the mailbox is told (${kind})`, async () => {
    const { emails, emailTo } = await startAccountEmails();
    const { call, refusal, send } = await startTestServer({ db: await open(), emails });
    await confirmed(call, emailTo);
    const request = (email: string) =>
      send({ method: 'POST', url: '/api/register', payload: { ...form, email } });
    const [taken, free] = [await request(form.email), await request('free@example.org')];
    expect({ status: taken.statusCode, body: taken.body }).toEqual({
      status: free.statusCode,
      body: free.body,
    });
    expect(await emailTo(form.email, 2)).toContain('already has an account');
    const wrong = { token: `${'0'.repeat(36)}.${'a'.repeat(43)}` };
    expect((await refusal(confirmEmail, { body: wrong })).code).toBe('link_expired');
  });

  test(`a forgotten password is chosen anew by e-mail, once, within an hour, and every session ends (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { emails, emailTo, tokenIn, smtp } = await startAccountEmails();
    const server = await startTestServer({ db: await open(), emails, clock: () => now });
    const { call, refusal, db } = server;
    const session = await confirmed(call, emailTo);
    const unknown = await call(forgotPassword, { body: { email: 'nobody@example.org' } });
    expect(await call(forgotPassword, { body: { email: 'OLENA@example.org' } })).toEqual(unknown);
    const first = tokenIn(await emailTo(form.email, 2));
    await call(forgotPassword, { body: { email: form.email } });
    const second = tokenIn(await emailTo(form.email, 3));
    const body = (token: string, password = NEW_PASSWORD) => ({ body: { token, ...newPassword(password) } });
    expect((await refusal(resetPassword, body(first))).code).toBe('link_expired');
    expect((await refusal(resetPassword, body(second, 'password123'))).code).toBe('weak_password');
    await call(resetPassword, body(second));
    expect(await emailTo(form.email, 4)).toContain('was changed');
    expect((await refusal(getProfile, {}, session)).status).toBe(401);
    expect((await refusal(resetPassword, body(second))).code).toBe('link_expired');
    await call(login, { body: { email: form.email, password: NEW_PASSWORD } });

    await call(forgotPassword, { body: { email: form.email } });
    const late = tokenIn(await emailTo(form.email, 5));
    const stored = JSON.stringify(
      await db.query({ name: 'test-tokens', text: 'select * from letter_tokens' }),
    );
    expect(stored).not.toContain(late.split('.')[1]);
    now += 61 * 60_000;
    expect((await refusal(resetPassword, body(late))).code).toBe('link_expired');
    expect(smtp.emails.some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
  });

  test(`a new password by e-mail is no way round a second factor (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails });
    const session = await confirmed(call, emailTo);
    const { secret } = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, session))
      .data;
    const codeIn = (milliseconds: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + milliseconds });
    await call(confirmSecondFactor, { body: { code: codeIn(0) } }, session);
    await call(forgotPassword, { body: { email: form.email } });
    const token = tokenIn(await emailTo(form.email, 2));
    await call(resetPassword, { body: { token, ...newPassword(NEW_PASSWORD) } });
    const credentials = { email: form.email, password: NEW_PASSWORD };
    expect(await refusal(login, { body: credentials })).toMatchObject({ code: 'code_required' });
    await call(login, { body: { ...credentials, code: codeIn(30_000) } });
  });

  test(`another e-mail waits for the answer of its mailbox, and the old one is told (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails, clock: () => now });
    const session = await confirmed(call, emailTo);
    const waiting = async () => (await call(getProfile, {}, session)).data.user.pending_email;
    const other = await confirmed(call, emailTo, 'taken@example.org');
    const change = (email: string) =>
      call(updateProfile, { body: { email, current_password: PASSWORD } }, session);
    const free = await change('new@example.org');
    const taken = await change('taken@example.org');
    expect(free.data).toMatchObject({ pending_email: 'new@example.org', user: { email: form.email } });
    expect(Object.keys(taken.data)).toEqual(Object.keys(free.data));
    expect(await waiting()).toBe('taken@example.org');
    expect(await emailTo('taken@example.org', 2)).toContain('already has an account');
    const told = await emailTo(form.email, 3);
    expect(told).toContain('change your password in your profile');
    // The wish for the taken address has ended the one before; it is made again.
    const stale = tokenIn(await emailTo('new@example.org'));
    expect((await refusal(confirmEmail, { body: { token: stale } })).code).toBe('link_expired');
    const again = await change('new@example.org');
    expect(again.data.user.pending_email).toBe('new@example.org');
    const same = await call(updateProfile, { body: { name: 'Olena', email: form.email } }, session);
    expect(same.data.user.pending_email).toBe('new@example.org');
    now += 61 * 60_000;
    expect(await waiting()).toBeUndefined();
    now -= 61 * 60_000;
    const token = tokenIn(await emailTo('new@example.org', 2));
    expect((await call(confirmEmail, { body: { token, password: PASSWORD } })).data).toEqual({
      email: 'new@example.org',
      access_token: null,
    });
    expect((await call(getProfile, {}, session)).data.user.email).toBe('new@example.org');
    expect(await waiting()).toBeUndefined();
    expect((await call(getProfile, {}, other)).data.user.email).toBe('taken@example.org');
    await call(login, { body: { email: 'new@example.org', password: PASSWORD } });
  });

  test(`who registered an address of somebody else beforehand gets no account with it (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails });
    await call(register, { body: { ...form, name: 'Mallory', ...newPassword(NEW_PASSWORD) } });
    const first = tokenIn(await emailTo(form.email));
    await call(register, { body: form });
    const second = tokenIn(await emailTo(form.email, 2));
    // The letters say the same, so the owner may press either.
    const press = (token: string, password?: string) => ({ body: { token, ...(password && { password }) } });
    const wrong = { status: 422, code: 'wrong_password', errors: { password: [expect.any(String)] } };
    expect(await refusal(confirmEmail, press(first))).toMatchObject(wrong);
    expect(await refusal(confirmEmail, press(first, PASSWORD))).toMatchObject(wrong);
    const { data } = await call(confirmEmail, press(second, PASSWORD));
    expect((await call(getProfile, {}, data.access_token ?? '')).data.user.name).toBe(form.name);
    const strangers = { email: form.email, password: NEW_PASSWORD };
    expect((await refusal(login, { body: strangers })).code).toBe('wrong_credentials');
    expect((await refusal(confirmEmail, press(first, NEW_PASSWORD))).code).toBe('email_taken');
  });

  test(`the e-mail of a registration is good for an hour (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails, clock: () => now });
    await call(register, { body: form });
    const token = tokenIn(await emailTo(form.email));
    now += 61 * 60_000;
    expect((await refusal(confirmEmail, { body: { token, password: PASSWORD } })).code).toBe('link_expired');
  });

  test(`an invitation that has ended when the e-mail is answered makes no account (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const db = await open();
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const server = await startTestServer({ db, emails, clock: () => now, signUp: 'invitation' });
    const { call, refusal } = server;
    const invitation = await createInvitation(db, { now, expiresAt: now + 10 * 60_000 });
    await call(register, { body: { ...form, invitation } });
    const token = tokenIn(await emailTo(form.email));
    now += 11 * 60_000;
    expect((await refusal(confirmEmail, { body: { token, password: PASSWORD } })).code).toBe(
      'sign_up_closed',
    );
    const credentials = { email: form.email, password: PASSWORD };
    expect((await refusal(login, { body: credentials })).status).toBe(401);
  });

  test(`a link of an e-mail does what its e-mail is for and nothing else (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails });
    const session = await confirmed(call, emailTo);
    await call(updateProfile, { body: { email: 'new@example.org', current_password: PASSWORD } }, session);
    const ofEmail = tokenIn(await emailTo('new@example.org'));
    await emailTo(form.email, 2);
    await call(forgotPassword, { body: { email: form.email } });
    const ofPassword = tokenIn(await emailTo(form.email, 3));
    const choosing = { body: { token: ofEmail, ...newPassword(NEW_PASSWORD) } };
    expect((await refusal(resetPassword, choosing)).code).toBe('link_expired');
    expect((await refusal(confirmEmail, { body: { token: ofPassword } })).code).toBe('link_expired');
    await call(login, { body: { email: form.email, password: PASSWORD } });
  });

  test(`who changes the password ends the links that were sent before (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails });
    const session = await confirmed(call, emailTo);
    await call(forgotPassword, { body: { email: form.email } });
    const token = tokenIn(await emailTo(form.email, 2));
    await call(
      changePassword,
      { body: { current_password: PASSWORD, ...newPassword(NEW_PASSWORD) } },
      session,
    );
    const later = { body: { token, ...newPassword('a louder giraffe') } };
    expect((await refusal(resetPassword, later)).code).toBe('link_expired');
  });

  test(`a mailbox that was given up opens the account no more (${kind})`, async () => {
    const { emails, emailTo, tokenIn } = await startAccountEmails();
    const { call, refusal } = await startTestServer({ db: await open(), emails });
    const session = await confirmed(call, emailTo);
    await call(forgotPassword, { body: { email: form.email } });
    const old = tokenIn(await emailTo(form.email, 2));
    await call(updateProfile, { body: { email: 'new@example.org', current_password: PASSWORD } }, session);
    await call(confirmEmail, { body: { token: tokenIn(await emailTo('new@example.org')) } });
    const stolen = { body: { token: old, ...newPassword(NEW_PASSWORD) } };
    expect((await refusal(resetPassword, stolen)).code).toBe('link_expired');
    await call(login, { body: { email: 'new@example.org', password: PASSWORD } });
  });
}

test('nobody floods a mailbox', async () => {
  const { emails, smtp } = await startAccountEmails();
  const { call, refusal } = await startTestServer({ emails, limits: createLimits() });
  for (let sent = 0; sent < 5; sent += 1) await call(forgotPassword, { body: { email: form.email } });
  expect((await refusal(forgotPassword, { body: { email: form.email } })).status).toBe(429);
  expect(smtp.emails).toEqual([]);
});

test('a stranger who registers an owner’s e-mail does not keep them from a new password', async () => {
  const { emails, emailTo, smtp } = await startAccountEmails();
  const { call, send } = await startTestServer({ emails, limits: createLimits() });
  await confirmed(call, emailTo);
  const from = (remoteAddress: string, path: string, payload: object) =>
    send({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await from('192.0.2.66', '/register', form)).statusCode);
  // One was the owner's own.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const asked = await from('192.0.2.1', '/password/forgotten', { email: form.email });
  expect(asked.statusCode).toBe(200);
  expect(await emailTo(form.email, 3)).toContain('asked for a new password');
  // That there is an account is said once a day.
  const said = smtp.emails.map(email => /^subject: (.*)$/im.exec(email.head)?.[1]);
  expect(said.filter(subject => subject?.includes('already'))).toHaveLength(1);
});

test('an owner is told, once a day, that somebody who has the password tries codes of the second factor', async () => {
  const { emails, emailTo, smtp } = await startAccountEmails();
  const { call, refusal } = await startTestServer({ emails, limits: createLimits() });
  const session = await confirmed(call, emailTo);
  const { secret } = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, session)).data;
  const code = new TOTP({ secret }).generate();
  await call(confirmSecondFactor, { body: { code } }, session);
  const guess = { body: { email: form.email, password: PASSWORD, code: '000000' } };
  for (let guesses = 0; guesses < 9; guesses += 1)
    expect((await refusal(login, guess)).code).toBe('wrong_code');
  const said = await emailTo(form.email, 2);
  expect(said).toContain('many wrong codes');
  expect(said).toContain(PAGES.resetPassword);
  expect(smtp.emails).toHaveLength(2);
});

test('one person cannot have e-mails sent to mailbox after mailbox', async () => {
  const { emails, emailTo } = await startAccountEmails();
  const { call, refusal } = await startTestServer({ emails, limits: createLimits() });
  const session = await confirmed(call, emailTo);
  const wish = (number: number) => ({ body: { email: `mailbox-${number}@example.org` } });
  for (let sent = 0; sent < 10; sent += 1) await call(updateProfile, wish(sent), session);
  expect((await refusal(updateProfile, wish(10), session)).status).toBe(429);
});

test('a mail server that is away keeps nobody waiting', async () => {
  const { emails, smtp, emailTo } = await startAccountEmails();
  smtp.mood = 'refuses';
  const { call } = await startTestServer({ emails });
  await call(register, { body: form });
  await expect.poll(() => smtp.connections).toBe(1);
  smtp.mood = 'works';
  expect(await emailTo(form.email)).toContain('https://words.example.org');
});

type Call = Awaited<ReturnType<typeof startTestServer>>['call'];

/** Registers, answers the e-mail and returns the session's token. */
async function confirmed(
  call: Call,
  emailTo: (email: string) => Promise<string>,
  email = form.email,
): Promise<string> {
  await call(register, { body: { ...form, email } });
  const token = /#([\w.-]+)/.exec(await emailTo(email))?.[1] ?? '';
  return (await call(confirmEmail, { body: { token, password: PASSWORD } })).data.access_token ?? '';
}
