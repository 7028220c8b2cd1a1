import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessible.ts';
import { startMailSite } from '../support/mail-site.ts';
import { addWords, expect, logIn, makePerson, PASSWORD, test } from '../support/people.ts';

const NEW_PASSWORD = 'a quieter zebra';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('an owner changes the password after every slip', async ({ page }) => {
  const { email } = await logIn(page);
  await page.goto('/profile');
  await press(page, 'Password');
  await press(page, 'Change password');
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('Enter a password');
  await field(page, 'Current password').fill('not this one');
  await field(page, 'New password').fill('password123');
  await field(page, 'Repeat the new password').fill('password123');
  await press(page, 'Change password');
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('This is not your password');
  await field(page, 'Current password').fill(PASSWORD);
  await press(page, 'Change password');
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/too easy to guess/);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Repeat the new password').fill(NEW_PASSWORD);
  await press(page, 'Change password');
  await expect(page.getByText('Password changed. All other devices are logged out.')).toBeVisible();
  const login = (password: string) => page.request.post('/api/login', { data: { email, password } });
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login(NEW_PASSWORD)).status()).toBe(200);
});

test('an owner turns on a second factor, and gets in with a recovery code without the telephone', async ({
  page,
}) => {
  const { email } = await makePerson(page);
  await enter(page, email);
  await press(page, 'Two-step login');
  await field(page, 'Current password').fill(PASSWORD);
  await press(page, 'Turn on');
  await expect(main(page).getByRole('img', { name: 'Key' })).toBeVisible();
  const secret = ((await main(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await field(page, 'Code').fill(new TOTP({ secret }).generate());
  await press(page, 'Confirm');
  const codes = main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(main(page).locator(':focus')).toContainText('they will not be shown again');
  const [first = ''] = await codes.allTextContents();
  await press(page, 'I have saved them');
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  await field(page, 'Leave it on and create new recovery codes').check();
  await expect(main(page).getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Confirm' })).toBeVisible();

  await press(page, 'Log out');
  await enter(page, email, { isLast: false });
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').fill('000000');
  await press(page, 'Log in');
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/is wrong or has already been used/);
  await field(page, 'Code').fill(first);
  await press(page, 'Log in');
  await expect(page).toHaveURL('/profile');
  await press(page, 'Two-step login');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
});

test('where the picture of the key does not come, the key is typed', async ({ page }) => {
  await logIn(page);
  await page.goto('/profile');
  await page.route('**/assets/qr-code-*.js', route => route.abort());
  await press(page, 'Two-step login');
  await field(page, 'Current password').fill(PASSWORD);
  await press(page, 'Turn on');
  const secret = ((await main(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(main(page).locator('.animate-pulse-slow')).toHaveCount(0);
  await field(page, 'Code').fill(new TOTP({ secret }).generate());
  await press(page, 'Confirm');
  const codes = main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
});

test('an owner takes everything along and leaves nothing behind', async ({ page }) => {
  const person = await logIn(page);
  await addWords(page, person, ['dog']);
  await page.goto('/profile');
  await press(page, 'Your data');
  const downloading = page.waitForEvent('download');
  await press(page, 'Download my data');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^slova-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported.tables.users[0].email).toBe(person.email);
  expect(exported.tables.dictionary_entries[0].word_id).toBe('dog');

  await press(page, 'Delete account');
  await expect(page.getByText('This cannot be undone.', { exact: false })).toBeVisible();
  await field(page, 'Current password').fill('not this one');
  await press(page, 'Delete everything forever');
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('This is not your password');
  await field(page, 'Current password').fill(PASSWORD);
  await press(page, 'Delete everything forever');
  await expect(page.getByText('Your account and everything in it have been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const data = { email: person.email, password: PASSWORD };
  expect((await page.request.post('/api/login', { data })).status()).toBe(401);
});

test('an owner sees where they are logged in, and logs out there and everywhere', async ({ page }) => {
  const { email } = await logIn(page);
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0' };
  const elsewhere = await page.request.post('/api/login', { headers, data: { email, password: PASSWORD } });
  const { access_token } = await elsewhere.json();
  await page.goto('/profile');
  await press(page, 'Devices');
  await expect(main(page).getByText('This device', { exact: true })).toBeVisible();
  await press(page, 'Log out: Firefox · Android');
  await expect(main(page).getByText('Firefox · Android')).toHaveCount(0);
  const authorization = { authorization: `Bearer ${access_token}` };
  expect((await page.request.get('/api/profile', { headers: authorization })).status()).toBe(401);
  // On a low phone whoever leaves from the foot of the page finds the card's beginning below the header.
  await page.setViewportSize({ width: 320, height: 480 });
  await page.getByRole('button', { name: 'Log out everywhere' }).scrollIntoViewIfNeeded();
  await press(page, 'Log out everywhere');
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const card = await main(page).locator('section').first().boundingBox();
  expect(card?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});

test('with mail an account is confirmed, and a forgotten password is chosen anew', async ({ page }) => {
  const site = await startMailSite();
  try {
    const email = 'olena@example.org';
    await page.goto(`${site.url}/register`);
    await field(page, 'Name').fill('Olena');
    await field(page, 'E-mail').fill(email);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Repeat the password').fill(PASSWORD);
    await press(page, 'Register');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.goto(await site.linkFor(email, 1));
    await press(page, 'Confirm');
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Confirm');
    await expect(page).toHaveURL(`${site.url}/profile`);
    await expect(field(page, 'E-mail')).toHaveValue(email);

    await press(page, 'Log out');
    await page.goto(`${site.url}/login`);
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    // The page left has a field of that name too: what is typed before the next one stands would be lost with it.
    await expect(main(page).getByRole('heading', { name: 'New password' })).toBeVisible();
    await field(page, 'E-mail').fill(email);
    await press(page, 'Send the link');
    await expect(page.getByText('If there is an account with this e-mail')).toBeVisible();
    const link = await site.linkFor(email, 2);
    await page.goto(link);
    await field(page, 'New password').fill(NEW_PASSWORD);
    await field(page, 'Repeat the new password').fill(NEW_PASSWORD);
    await expect(page).toHaveURL(/reset-password\?lang=en$/);
    await press(page, 'Change password');
    await expect(page).toHaveURL(`${site.url}/login`);
    await field(page, 'E-mail').fill(email);
    await field(page, 'Password').fill(NEW_PASSWORD);
    await press(page, 'Log in');
    await expect(page).toHaveURL(`${site.url}/profile`);

    await page.goto(link);
    await field(page, 'New password').fill(PASSWORD);
    await field(page, 'Repeat the new password').fill(PASSWORD);
    await press(page, 'Change password');
    await expect(
      page.getByText('This link has already been used or has expired.', { exact: false }),
    ).toBeVisible();
    // Another letter is asked for in the same place.
    await field(page, 'E-mail').fill(email);
    await press(page, 'Send the link');
    await expect(page.getByText('If there is an account with this e-mail')).toBeVisible();
  } finally {
    await site.close();
  }
});

test('a new e-mail that waits for its letter is told at the field, after a reload too', async ({ page }) => {
  const site = await startMailSite();
  try {
    await page.goto(`${site.url}/register`);
    await field(page, 'Name').fill('Olena');
    await field(page, 'E-mail').fill('olena@example.org');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Repeat the password').fill(PASSWORD);
    await press(page, 'Register');
    await page.goto(await site.linkFor('olena@example.org', 1));
    await press(page, 'Confirm');
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Confirm');
    await expect(page).toHaveURL(`${site.url}/profile`);
    await field(page, 'E-mail').fill('new@example.org');
    await press(page, 'Update profile');
    const waits =
      'We have sent a message to new@example.org. Your e-mail changes once you open the link in it.';
    await expect(main(page).getByRole('status').getByText(waits)).toBeVisible();
    await page.reload();
    await expect(field(page, 'E-mail')).toHaveValue('olena@example.org');
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(waits);
    await page.goto(await site.linkFor('new@example.org', 1));
    await press(page, 'Confirm');
    await expect(field(page, 'E-mail')).toHaveValue('new@example.org');
    await expect(page.getByText(waits)).toHaveCount(0);
  } finally {
    await site.close();
  }
});

test('whoever comes by the link of a letter does not see first that one can be asked for', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expect(page.locator('input[type=email]')).toHaveCount(1);
  await expect(page.locator('input[type=email]')).toBeHidden();
  await context.close();
});

test('the profile with every section open is accessible', async ({ page }) => {
  await logIn(page);
  await page.goto('/profile');
  for (const name of ['Password', 'Two-step login', 'Devices', 'Your data', 'Delete account'])
    await press(page, name);
  await expect(main(page).getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page, 'main');
});

/** Logs in through the form; with a second factor that is not the last step. */
async function enter(page: Page, email: string, { isLast = true } = {}): Promise<void> {
  await page.goto('/login');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Log in');
  if (isLast) await expect(page).toHaveURL('/profile');
}
