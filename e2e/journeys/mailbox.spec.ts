import type { Page } from '@playwright/test';
import { startMailSite } from '../support/mail-site.ts';
import { expect, PASSWORD, test } from '../support/people.ts';

type Site = Awaited<ReturnType<typeof startMailSite>>;

const OLD = 'olena@example.org';
const NEW = 'olena@new.example.org';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('an owner moves to another mailbox: it has to answer, the old one is told, and the link works once', async ({
  page,
}) => {
  await onSite({}, async site => {
    await registerAt(site, page, OLD);
    await page.goto(await site.linkFor(OLD, 1));
    await press(page, 'Confirm');
    // Somebody else may have registered with this address beforehand.
    await field(page, 'Password').fill('not this one');
    await press(page, 'Confirm');
    await expect(main(page).getByText('This is not your password').first()).toBeVisible();
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Confirm');
    await expect(field(page, 'E-mail')).toHaveValue(OLD);

    await field(page, 'E-mail').fill(NEW);
    await press(page, 'Update profile');
    // Beside the button, and for as long as the page is open.
    const told = main(page)
      .getByRole('status')
      .filter({ hasText: `We have sent a message to ${NEW}.` });
    await expect(told).toBeVisible();
    await page.reload();
    await expect(field(page, 'E-mail')).toHaveValue(OLD);
    // Whoever did not wish it learns of it in time.
    expect(await site.linkFor(OLD, 2)).toContain('/profile');

    const link = await site.linkFor(NEW, 1);
    await page.goto(link);
    await press(page, 'Confirm');
    await expect(page).toHaveURL(`${site.url}/profile`);
    await expect(field(page, 'E-mail')).toHaveValue(NEW);

    await page.goto(link);
    await page.route('**/api/email/confirm', route => route.abort(), { times: 1 });
    await press(page, 'Confirm');
    await expect(page.getByText('The e-mail could not be confirmed')).toBeVisible();
    await press(page, 'Confirm');
    await expect(
      page.getByText('This link has already been used or has expired.', { exact: false }),
    ).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    const login = (email: string) =>
      page.request.post(`${site.url}/api/login`, { data: { email, password: PASSWORD } });
    expect((await login(OLD)).status()).toBe(401);
    expect((await login(NEW)).status()).toBe(200);
  });
});

test('somebody who was invited makes an account, and the invitation makes no second one', async ({
  page,
}) => {
  await onSite({ SIGN_UP: 'invitation', SMTP_URL: '' }, async site => {
    const link = await site.invite();
    await page.goto(link);
    await expect(field(page, 'Invitation')).toHaveValue(/^[\w-]{43}$/);
    await expect(page).toHaveURL(/\/register$/);
    await fillIn(page, OLD);
    await press(page, 'Register');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Olena', exact: true })).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await fillIn(page, NEW);
    await press(page, 'Register');
    await expect(page.getByText('You need a valid invitation to create an account.')).toBeVisible();
  });
});

test('where sign-up is closed the page says so, and words stay open', async ({ page }) => {
  await onSite({ SIGN_UP: 'closed', SMTP_URL: '' }, async site => {
    await page.goto(`${site.url}/register`);
    await expect(page.getByRole('heading', { name: 'No new accounts', level: 1 })).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await page.goto(`${site.url}/categories`);
    await expect(main(page).getByRole('link').first()).toBeVisible();
  });
});

async function onSite(settings: Record<string, string>, walk: (site: Site) => Promise<void>): Promise<void> {
  const site = await startMailSite(settings);
  try {
    await walk(site);
  } finally {
    await site.close();
  }
}

async function registerAt(site: Site, page: Page, email: string): Promise<void> {
  await page.goto(`${site.url}/register`);
  await fillIn(page, email);
  await press(page, 'Register');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill('Olena');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Repeat the password').fill(PASSWORD);
}
