import { expect, test, vi } from 'vitest';
import { getProfile, updateProfile } from '#contract/account.ts';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import type { ReminderNotification } from '#contract/reminder-bounds.ts';
import {
  endReminder,
  endReminderByLink,
  getReminder,
  noteReminderOpened,
  renewDevice,
  saveReminder,
} from '#contract/reminders.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { type Db, sql } from '../database/database.ts';
import { emailText } from '../testing/email-text.ts';
import { startReminding } from '../testing/reminders.ts';
import { answerOf, START } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** START is a Monday at 09:00 UTC, which is 11:00 in Kyiv. */
const EVENING = 19 * 60;
const AT_EVENING = START + 8 * HOUR_MS;

type Site = Awaited<ReturnType<typeof startReminding>>;

const lastSent = sql('test-reminders', 'select sent_day, unopened, next_at, is_on from reminders');

/** Somebody from Kyiv with words that are to be repeated each day from tomorrow on, and their browser. */
async function learner({ call, registerUser, push }: Site) {
  const person = await registerUser({ language: 'en', learning_language: 'es' });
  const { token } = person;
  await call(updateProfile, { body: { zone: 'Europe/Kyiv' } }, token);
  const answers = ['dog', 'cat', 'house'].map(wordId => answerOf({ wordId, correct: false }));
  await call(saveAnswers, { body: { answers } }, token);
  return { ...person, browser: push.browser() };
}

const byPush = (device: { endpoint: string; p256dh: string; auth: string }) => ({
  body: { channel: 'push' as const, minute: EVENING, days: EVERY_DAY, device },
});
const byEmail = { body: { channel: 'email' as const, minute: EVENING, days: EVERY_DAY } };

/** Looks once at everybody who is due, on each of the servers at the same time. */
async function lookOn(site: Site, ...senders: Site['sender'][]) {
  const all = senders.length === 0 ? [site.sender] : senders;
  await Promise.all(all.map(sender => sender.wake()));
}

async function evening(site: Site, day: number) {
  site.time.now = AT_EVENING + day * DAY_MS;
  await lookOn(site);
}

for (const { kind, open } of testDatabases()) {
  test(`whoever has words to repeat and has not been here is reminded at their hour, by a browser (${kind})`, async () => {
    const site = await startReminding(await open());
    const { token, browser } = await learner(site);
    const { call, push } = site;
    const kept = (await call(saveReminder, byPush(browser.device), token)).data.reminder;
    expect(kept).toMatchObject({
      is_on: true,
      channel: 'push',
      minute: EVENING,
      days: EVERY_DAY,
      pace: 'daily',
    });
    expect(kept.devices).toHaveLength(1);
    // Today something was done already.
    await evening(site, 0);
    expect(push.got).toEqual([]);
    site.time.now = AT_EVENING + DAY_MS - 1;
    await lookOn(site);
    expect(push.got).toEqual([]);
    await evening(site, 1);
    const [sent] = push.got.map(({ message }) => JSON.parse(message) as ReminderNotification);
    expect(sent).toMatchObject({ title: '3 words to review', lang: 'en', dir: 'ltr' });
    expect(sent?.body).toMatch(/^Spanish\. About 1 minute\. First: (perro|gato|casa)$/);
    // Once, however often one looks.
    await lookOn(site);
    expect(push.got).toHaveLength(1);
    const shown = (await call(getReminder, { query: { lang: 'uk' } }, token)).data;
    expect(shown.example.title).toBe('3 слова на повторення');
  });

  test(`two servers remind once (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, push, smtp } = site;
    const other = await site.startSender();
    for (let person = 0; person < 6; person += 1) {
      const { token, browser } = await learner(site);
      await call(saveReminder, person % 2 === 0 ? byPush(browser.device) : byEmail, token);
    }
    site.time.now = AT_EVENING + DAY_MS;
    await lookOn(site, site.sender, other.sender, site.sender);
    await vi.waitFor(() => expect(smtp.emails).toHaveLength(3), 15_000);
    await lookOn(site, other.sender, site.sender);
    expect(push.got).toHaveLength(3);
    expect(new Set(push.got.map(({ browser }) => browser)).size).toBe(3);
    expect(new Set(smtp.emails.map(({ to }) => to[0])).size).toBe(3);
  });

  test(`an e-mail reminds, and ends it at one press, of a page or of a mail program (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, smtp, send, refusal } = site;
    const { token, user } = await learner(site);
    await call(saveReminder, byEmail, token);
    await evening(site, 1);
    await vi.waitFor(() => expect(smtp.emails).toHaveLength(1), 15_000);
    const [email] = smtp.emails;
    if (email === undefined) throw new Error('No e-mail');
    expect(email.to).toEqual([user.email]);
    const text = emailText(email);
    expect(text).toContain('https://words.example.org/learn?lang=en&learn=es#reminded');
    expect(email.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    const oneClick = /List-Unsubscribe:\s+<https:\/\/words\.example\.org(\/api\/reminder\/end\/[^>]+)>/i.exec(
      email.head.replace(/\r?\n\s+/g, ' '),
    )?.[1];
    // A program that looks into e-mails opens it, which changes nothing.
    const opened = await send({ method: 'GET', url: String(oneClick) });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/^\/end-reminders#/);
    const isOn = async () => (await call(getReminder, { query: {} }, token)).data.reminder?.is_on;
    expect(await isOn()).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await send({
      ...{ method: 'POST', url: String(oneClick), headers: form, payload: 'List-Unsubscribe=One-Click' },
    });
    expect([pressed.statusCode, await isOn()]).toEqual([200, false]);
    await evening(site, 2);
    expect(smtp.emails).toHaveLength(1);
    // And by the page of the same e-mail, as often as one likes; by no other token.
    await call(saveReminder, byEmail, token);
    const link = /end-reminders\?lang=en#(\S+)/.exec(text)?.[1] ?? '';
    await call(endReminderByLink, { body: { token: link } });
    expect(await isOn()).toBe(false);
    await call(endReminderByLink, { body: { token: link } });
    const other = await learner(site);
    await call(saveReminder, byEmail, other.token);
    const forged = link.replace(user.id, other.user.id);
    expect((await refusal(endReminderByLink, { body: { token: forged } })).code).toBe('link_expired');
    expect((await call(getReminder, { query: {} }, other.token)).data.reminder?.is_on).toBe(true);
    // It opens nothing else.
    expect((await refusal(getProfile, {}, link)).status).toBe(401);
  });

  test(`three without an answer make them weekly, three more end them; whoever comes back has them daily (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, push } = site;
    const { token, browser } = await learner(site);
    await call(saveReminder, byPush(browser.device), token);
    const pace = async () => (await call(getReminder, { query: {} }, token)).data.reminder?.pace;
    for (let day = 1; day <= 3; day += 1) await evening(site, day);
    expect([push.got.length, await pace()]).toEqual([3, 'weekly']);
    for (let day = 4; day <= 9; day += 1) await evening(site, day);
    expect(push.got).toHaveLength(3);
    await evening(site, 10);
    expect(push.got).toHaveLength(4);
    // Opened, and nothing else: that is an answer too.
    site.time.now += 1000;
    await call(noteReminderOpened, {}, token);
    expect(await pace()).toBe('daily');
    for (let day = 11; day <= 13; day += 1) await evening(site, day);
    expect([push.got.length, await pace()]).toEqual([7, 'weekly']);
    // Learned a day later, without the reminder: the next evening is one of a daily reminder again.
    site.time.now = AT_EVENING + 14 * DAY_MS - HOUR_MS;
    const answers = [answerOf({ wordId: 'dog', correct: false, answeredAt: site.time.now })];
    await call(saveAnswers, { body: { answers } }, token);
    await evening(site, 14);
    expect([push.got.length, await pace()]).toEqual([7, 'daily']);
    for (let day = 15; day <= 17; day += 1) await evening(site, day);
    for (const week of [24, 31, 38]) {
      for (let day = week - 1; day <= week; day += 1) await evening(site, day);
    }
    expect([push.got.length, await pace()]).toEqual([13, 'silent']);
    for (let day = 39; day <= 50; day += 1) await evening(site, day);
    expect(push.got).toHaveLength(13);
    await call(saveReminder, byPush(browser.device), token);
    expect(await pace()).toBe('daily');
    await evening(site, 51);
    expect(push.got).toHaveLength(14);
  }, 60_000);

  test(`a push service that is away is tried again for two hours, and its browser is forgotten once it is gone (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, push, db, time } = site;
    const { token, browser } = await learner(site);
    await call(saveReminder, byPush(browser.device), token);
    push.site.mood = 'fails';
    await evening(site, 1);
    expect(push.got).toEqual([]);
    expect(await db.query(lastSent)).toMatchObject([{ sent_day: null, unopened: 0 }]);
    push.site.mood = 'takes';
    time.now += 6 * 60_000;
    await lookOn(site);
    expect(push.got).toHaveLength(1);
    push.site.mood = 'fails';
    await evening(site, 2);
    push.site.mood = 'takes';
    time.now += 3 * HOUR_MS;
    await lookOn(site);
    expect(push.got).toHaveLength(1);
    push.site.mood = 'forgot';
    await evening(site, 3);
    const { reminder } = (await call(getReminder, { query: {} }, token)).data;
    expect(reminder).toMatchObject({ is_on: false, devices: [] });
  });

  test(`a browser that its push service has moved is notified there, once it has proved itself (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, push, refusal } = site;
    const { token, user, browser } = await learner(site);
    const other = await learner(site);
    await call(saveReminder, byPush(browser.device), token);
    await call(saveReminder, byPush(other.browser.device), other.token);
    const moved = push.browser();
    const { endpoint, auth } = browser.device;
    const right = { owner: user.id, before: { endpoint, auth }, device: moved.device };
    const wrong = [
      { ...right, owner: other.user.id },
      { ...right, owner: '0'.repeat(36) },
      { ...right, before: { endpoint, auth: other.browser.device.auth } },
      { ...right, before: { endpoint: other.browser.device.endpoint, auth } },
      { ...right, device: { ...moved.device, endpoint: 'https://10.0.0.7/send' } },
    ];
    for (const body of wrong) expect((await refusal(renewDevice, { body })).code).toBe('invalid_input');
    await call(renewDevice, { body: right });
    const { reminder } = (await call(getReminder, { query: {} }, token)).data;
    expect(reminder?.devices).toHaveLength(1);
    await evening(site, 1);
    const paths = [moved.path, other.browser.path];
    expect(push.got.map(({ browser: path }) => path).toSorted()).toEqual(paths.toSorted());
    // What it was before proves nothing any more, and nobody is notified whom reminders were ended for.
    expect((await refusal(renewDevice, { body: right })).code).toBe('invalid_input');
    await call(endReminder, {}, token);
    const again = { ...right, before: moved.device, device: push.browser().device };
    expect((await refusal(renewDevice, { body: again })).code).toBe('invalid_input');
    expect((await call(getReminder, { query: {} }, token)).data.reminder?.is_on).toBe(false);
  });

  test(`reminders that ended because a browser had moved go on when it says so (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, push } = site;
    const { token, user, browser } = await learner(site);
    await call(saveReminder, byPush(browser.device), token);
    push.site.mood = 'forgot';
    await evening(site, 1);
    expect((await call(getReminder, { query: {} }, token)).data.reminder?.is_on).toBe(false);
    push.site.mood = 'takes';
    const moved = push.browser();
    await call(renewDevice, { body: { owner: user.id, before: browser.device, device: moved.device } });
    expect((await call(getReminder, { query: {} }, token)).data.reminder).toMatchObject({
      ...{ is_on: true, channel: 'push', minute: EVENING, devices: [expect.any(String)] },
    });
    await evening(site, 2);
    expect(push.got.map(({ browser: path }) => path)).toEqual([moved.path]);
  });

  test(`nobody is reminded whose words can wait, and whose hour was changed not twice on a day (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, push, registerUser, time } = site;
    const idle = await registerUser();
    await call(saveReminder, byPush(push.browser().device), idle.token);
    const { token, browser } = await learner(site);
    await call(saveReminder, { body: { ...byPush(browser.device).body, days: [2] } }, token);
    await evening(site, 1);
    expect(push.got).toHaveLength(1);
    // Later on the same day, and off and on again.
    time.now += 60_000;
    await call(endReminder, {}, token);
    await call(saveReminder, { body: { ...byPush(browser.device).body, minute: EVENING + 30 } }, token);
    time.now = AT_EVENING + DAY_MS + 30 * 60_000;
    await lookOn(site);
    expect(push.got).toHaveLength(1);
    await call(saveReminder, { body: { ...byPush(browser.device).body, days: [4] } }, token);
    await evening(site, 2);
    expect(push.got).toHaveLength(1);
    await evening(site, 3);
    expect(push.got).toHaveLength(2);
  });

  test(`reminders are in the export without what would reach the browser, and gone with the account (${kind})`, async () => {
    const site = await startReminding(await open());
    const { call, db } = site;
    const { token, browser } = await learner(site);
    await call(saveReminder, byPush(browser.device), token);
    const exported = await call(exportAccount, {}, token);
    expect(exported.tables.reminders).toMatchObject([{ channel: 'push', minute: EVENING, days: 127 }]);
    expect(exported.tables.push_devices).toMatchObject([{ device: expect.any(String) }]);
    for (const secret of Object.values(browser.device))
      expect(JSON.stringify(exported)).not.toContain(secret);
    await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
    for (const table of ['reminders', 'push_devices'])
      expect(await db.query(sql(`test-${table}`, `select * from ${table}`))).toEqual([]);
    await evening(site, 1);
    expect(site.push.got).toEqual([]);
  });

  test(`the keys are made once for all servers, and sealed (${kind})`, async () => {
    const site = await startReminding(await open());
    const { reminding } = await site.startSender();
    expect(reminding.push?.publicKey).toBe(site.reminding.push?.publicKey);
    expect(reminding.endTokens.read(site.reminding.endTokens.make('0'.repeat(36)))).toBe('0'.repeat(36));
    const rows = await site.db.query(sql('test-secrets', 'select secret from server_secrets'));
    expect(rows).toMatchObject([{ secret: expect.stringMatching(/^1\./) }]);
  });
}

test('a browser inside the network, one too many and one without keys are not kept', async () => {
  const site = await startReminding(await openOne());
  const { call, refusal, push } = site;
  const { token, browser } = await learner(site);
  const wrong = async (device: object) =>
    (await refusal(saveReminder, byPush({ ...browser.device, ...device }), token)).status;
  expect(await wrong({ endpoint: 'https://10.0.0.7/send' })).toBe(422);
  expect(await wrong({ endpoint: 'javascript:alert(1)' })).toBe(422);
  expect(await wrong({ endpoint: `https://push.test/${'a'.repeat(1000)}` })).toBe(422);
  expect(await wrong({ p256dh: 'short' })).toBe(422);
  const withoutDevice = { body: { channel: 'push' as const, minute: EVENING, days: EVERY_DAY } };
  expect((await refusal(saveReminder, withoutDevice, token)).status).toBe(422);
  for (const days of [[], [8], [1, 1]])
    expect((await refusal(saveReminder, { body: { ...byEmail.body, days } }, token)).status).toBe(422);
  for (let more = 0; more < 7; more += 1) {
    site.time.now += 1;
    await call(saveReminder, byPush(push.browser().device), token);
  }
  const kept = (await call(getReminder, { query: {} }, token)).data.reminder;
  expect(kept?.devices).toHaveLength(5);
  // E-mails need no browser, so none is kept.
  await call(saveReminder, byEmail, token);
  expect((await call(getReminder, { query: {} }, token)).data.reminder?.devices).toEqual([]);
});

test('an operator may leave notifications out, and reminders altogether', async () => {
  const site = await startReminding(await openOne());
  const onlyMail = await site.startSender('email');
  expect([onlyMail.reminding.push, onlyMail.reminding.hasMail]).toEqual([undefined, true]);
  await expect(site.startSender('off')).rejects.toThrow('Nothing reminds');
  const { call, refusal, registerUser } = await startTestServer({ reminding: undefined });
  const { token } = await registerUser();
  const none = { push_key: null, has_mail: false, reminder: null };
  expect((await call(getReminder, { query: {} }, token)).data).toMatchObject(none);
  expect((await refusal(saveReminder, byEmail, token)).code).toBe('not_configured');
});

async function openOne(): Promise<Db> {
  const [first] = testDatabases();
  if (first === undefined) throw new Error('No database');
  return first.open();
}
