import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import {
  addWords,
  drawInBrowser,
  expect,
  holdRequests,
  logIn,
  logOut,
  makePerson,
  openAccount,
  PASSWORD,
  test,
} from '../support/people.ts';

const TOO_LONG = 'A zebra among quartz, umbrellas and foghorns. '.repeat(5).slice(0, 201);

test('a newcomer registers after every slip, changes the profile, logs out and in again', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  const summary = page.getByRole('group', { name: 'Please check these fields:' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail');
  await summary.getByRole('button', { name: 'Enter your name' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Олена');
  await page.getByLabel('E-mail').fill('olena@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Repeat the password').fill('other');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(summary.getByRole('button')).toHaveText([
    'This does not look like an e-mail address',
    'Use at least 8 characters',
    'Passwords do not match',
  ]);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  // The address comes before the page, and the form of registering has a name too.
  await expect(page.getByRole('button', { name: 'Update profile' })).toBeVisible();

  await page.getByLabel('Name').fill('Olena K');
  await page.getByRole('main').getByLabel('Learning language').selectOption('ja');
  await page.getByRole('main').getByLabel('Interface language').selectOption('uk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page
    .getByRole('main')
    .getByLabel(/Мова інтерфейсу/)
    .selectOption('en');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.locator('header').getByRole('button', { name: 'Olena K' })).toBeVisible();
  await expect(page.locator('#learning-language')).toContainText('日本語');

  await logOut(page);
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  await page.locator('header').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Wrong e-mail or password')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Olena K');
});

async function fillPasswords(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
}

test('a refused registration or profile says why at the field', async ({ page }) => {
  const { email } = await logIn(page);
  await page.goto('/register');
  await page.getByLabel('Name').fill('Olena');
  await page.getByLabel('E-mail').fill(email);
  await fillPasswords(page, TOO_LONG);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields:' })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Use at most 200 characters/,
  );
  await fillPasswords(page, TOO_LONG.slice(0, 200));
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'There is already an account with this e-mail',
  );

  const { email: taken } = await logIn(page);
  await page.goto('/profile');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'There is already an account with this e-mail',
  );
  await page.getByLabel('E-mail').fill(taken);
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
});

test('a password is never sent in the address, even before the page has come alive', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
});

test('a token the server no longer knows makes a guest, silently', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth_token', 'stale'));
  await page.goto('/');
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a login that was ended elsewhere ends with the next call', async ({ page }) => {
  const { token } = await logIn(page);
  // All calls but the one that tells who is here wait: which one is the next is known.
  const isProfile = (request: Request) =>
    request.method() === 'GET' && request.url().endsWith('/api/profile');
  const letGo = await holdRequests(page, '**/api/**', request => !isProfile(request));
  await page.goto('/categories');
  const header = page.locator('header');
  await expect(header.getByRole('button', { name: 'Olena' })).toBeVisible();
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  // The menu asks how many words wait.
  await openAccount(page);
  letGo();
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Olena' })).toHaveCount(0);
  await page.goto('/my-dictionary');
  await expect(page.getByText('Please log in to view your dictionary')).toBeVisible();
});

test('a tab follows who logs in and out in another one', async ({ page }) => {
  const ann = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, ann, ['dog']);
  await page.goto('/categories/farm-animals/words');
  const dog = page.getByRole('listitem').filter({ hasText: 'perro' });
  await expect(dog.getByRole('img', { name: 'In your dictionary' })).toBeVisible();

  const bob = { name: 'Bob', email: `${randomUUID()}@example.org`, language: 'en', learning_language: 'es' };
  const data = { ...bob, password: PASSWORD, password_confirmation: PASSWORD };
  const { access_token } = await (await page.request.post('/api/register', { data })).json();
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(token => localStorage.setItem('auth_token', token), access_token as string);
  const header = page.locator('header');
  await expect(header.getByRole('button', { name: 'Bob' })).toBeVisible();
  await expect(dog.getByRole('button', { name: 'Add to dictionary: perro' })).toBeVisible();

  await other.reload();
  await logOut(other);
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('logging out works while the server does not answer', async ({ page }) => {
  await logIn(page);
  await page.goto('/profile');
  await page.route('**/api/logout', route => route.abort());
  await logOut(page);
  await expect(page.getByText('Error logging out')).toBeVisible();
  await expect(page.getByText('The server cannot be reached. Check your connection.')).toBeVisible();
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();
});

for (const [path, text] of [
  ['/profile', 'Please log in to view your profile'],
  ['/my-dictionary', 'Please log in to view your dictionary'],
  ['/dashboard', 'Please log in to see your progress'],
] as const) {
  test(`a guest at ${path} is shown the way in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test('a token that is no longer good does not hold up what is public', async ({ page }) => {
  await drawInBrowser(page);
  await page.addInitScript(() => localStorage.setItem('auth_token', '1.of-long-ago'));
  const letCome = await holdRequests(page, '**/api/texts*');
  await page.goto('/texts');
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible();
  letCome();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('lists that everybody sees are not fetched again after a login', async ({ page }) => {
  await drawInBrowser(page);
  const person = await makePerson(page);
  let asked = 0;
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/texts') asked += 1;
  });
  await page.goto('/texts');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(asked).toBe(1);
});

test('where storage is blocked, a login holds as long as the page is open', async ({ page }) => {
  const person = await makePerson(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
});
