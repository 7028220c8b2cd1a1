import type { Page } from '@playwright/test';
import type { ReminderNotification } from '#contract/reminder-bounds.ts';
import { FAMILY } from '../support/learner.ts';
import { startMailSite } from '../support/mail-site.ts';
import { expect, PASSWORD, test } from '../support/people.ts';

const MAILBOX = 'olena@example.org';
const DAY_MS = 86_400_000;

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('where a browser blocks notifications an e-mail reminds, and ends it at one press, without a login', async ({
  page,
  browser,
}) => {
  const site = await startMailSite();
  try {
    const token = await registered(page, site);
    await page.addInitScript(value => {
      localStorage.setItem('auth_token', value);
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    }, token);
    await page.goto(`${site.url}/profile`);
    await press(page, 'Reminder');
    await expect(main(page).getByText('This browser blocks our notifications')).toBeVisible();
    await press(page, 'Remind me by e-mail');
    await expect(main(page).getByRole('switch', { name: 'Remind me' })).toBeChecked();
    await expect(main(page).getByRole('radio', { name: 'E-mail' })).toBeChecked();
    await expect(main(page).getByText('5 words to review')).toBeVisible();

    // The minute that runs: whoever chooses it is reminded in it.
    const now = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
    await main(page).getByLabel('Time', { exact: true }).fill(now);
    await main(page).getByLabel('Time', { exact: true }).blur();
    const [round = '', end = ''] = await site.linksFor(MAILBOX, 2);
    expect(round).toBe(`${site.url}/learn?lang=en&learn=es#reminded`);

    const stranger = await browser.newPage();
    await stranger.goto(end);
    // It leaves the address at once.
    await expect(stranger).toHaveURL(/\/end-reminders\?lang=en$/);
    await press(stranger, 'End reminders');
    await expect(main(stranger).getByText('Reminders are off.', { exact: false })).toBeVisible();
    await stranger.close();

    await page.reload();
    await press(page, 'Reminder');
    await expect(main(page).getByRole('button', { name: 'Remind me by e-mail' })).toBeVisible();
    await expect(main(page).getByRole('switch', { name: 'Remind me' })).toHaveCount(0);

    // The link of the round is understood: it counts as opened, and leaves the address as it was.
    const opened = page.waitForRequest('**/api/reminder/opened');
    await page.goto(round);
    await opened;
    await expect(page).toHaveURL(`${site.url}/learn?lang=en&learn=es`);
  } finally {
    await site.close();
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker shows a reminder that comes while no page asks for it', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    // Headless browsers show none; what they are asked to show is what matters here.
    await worker.evaluate(() => {
      const shown: object[] = [];
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      Object.assign(self, { shown });
      registration.showNotification = async (title, { body, tag } = {}) =>
        void shown.push({ title, body, tag });
    });
    const session = await context.newCDPSession(page);
    const registrationId = new Promise<string>(found =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) found(first.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const reminder: ReminderNotification = {
      ...{ title: '18 words to review', body: 'Spanish.', lang: 'en', dir: 'ltr', path: '/learn#reminded' },
      end: { token: 'a.b', button: 'End reminders', done: 'Reminders are off.', path: '/end-reminders#a.b' },
    };
    await session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: new URL(page.url()).origin, registrationId: await registrationId },
      data: JSON.stringify(reminder),
    });
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
      .toEqual([{ title: '18 words to review', body: 'Spanish.', tag: 'reminder' }]);
  });
});

/** Somebody with an account and five words that are to be repeated. */
async function registered(page: Page, site: Awaited<ReturnType<typeof startMailSite>>): Promise<string> {
  const person = { name: 'Olena', email: MAILBOX, password: PASSWORD, password_confirmation: PASSWORD };
  const languages = { language: 'en', learning_language: 'es' };
  await page.request.post(`${site.url}/api/register`, { data: { ...person, ...languages } });
  const [, link] = (await site.linkFor(MAILBOX, 1)).split('#');
  const confirmed = await page.request.post(`${site.url}/api/email/confirm`, {
    data: { token: link, password: PASSWORD },
  });
  const token: string = (await confirmed.json()).data.access_token;
  const answers = FAMILY.map(wordId => ({
    ...{ id: crypto.randomUUID(), wordId, testType: 'translation_to_word', learn: 'es', correct: false },
    ...{ milliseconds: 2000, answeredAt: Date.now() - 2 * DAY_MS, options: 4, chosenId: 'bread' },
  }));
  const headers = { authorization: `Bearer ${token}` };
  const saved = await page.request.post(`${site.url}/api/tests/answers`, { headers, data: { answers } });
  expect(saved.ok()).toBe(true);
  return token;
}
