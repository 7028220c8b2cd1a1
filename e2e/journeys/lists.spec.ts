import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  becomeLive,
  choosePair,
  expect,
  logIn,
  makePerson,
  PASSWORD,
  type Person,
  test,
} from '../support/people.ts';
import { roundAfter, roundOf } from '../support/rounds.ts';

const ID = 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A shared list of somebody, made through the API; returns its code. */
async function shareListOf(page: Page, { token }: Person, words: string[]): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { id: ID, name: 'A week in Berlin', line: 'Trains and getting lost.', author: 'Marta', words };
  await page.request.post('/api/my-lists', { headers, data });
  const reply = await page.request.post(`/api/my-lists/${ID}/share`, { headers, data: { is_shared: true } });
  return (await reply.json()).data.list.code;
}

test('a list is made, filled, ordered by keys and shared; a guest opens the link and learns it', async ({
  page,
  browser,
}) => {
  await logIn(page, { language: 'en', learning_language: 'de' });
  await page.goto('/my-dictionary');
  await main(page).getByRole('link', { name: 'My lists' }).click();
  await main(page).getByRole('button', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('At home');
  await dialog.getByRole('button', { name: 'Create the list' }).click();
  await expect(heading(page, 'At home')).toBeVisible();

  await main(page).getByRole('button', { name: 'Add words' }).click();
  await dialog.getByRole('radio', { name: 'Topic' }).check();
  await dialog.getByRole('combobox').selectOption({ label: 'Food' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('checkbox').nth(2).check();
  await expect(dialog.getByText('Selected: 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add words' }).click();
  await expect(page.getByText('Words added: 3')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add words' })).toBeFocused();

  await main(page).getByRole('button', { name: 'Change the order' }).click();
  const rows = main(page).getByRole('listitem');
  const last = await rows.nth(2).locator('.word').innerText();
  await main(page)
    .getByRole('button', { name: `Move up: ${last}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: `Move up: ${last}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText(last);
  await main(page).getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByText('Order saved')).toBeVisible();
  await main(page).getByRole('button', { name: 'Share with a link' }).click();
  const link = await main(page)
    .getByText(/\/lists\/[a-z2-9]{14}/)
    .innerText();

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.addInitScript(() => localStorage.setItem('language', 'en'));
  await guest.goto(link);
  await expect(heading(guest, 'At home')).toBeVisible();
  await expect(main(guest).getByRole('listitem').first()).toContainText(last);
  const words = await roundAfter(guest, () =>
    main(guest).getByRole('link', { name: 'Learn', exact: true }).click(),
  );
  expect(words).toHaveLength(3);
  await expect.poll(async () => (await roundOf(guest)) !== undefined).toBe(true);
  await context.close();
});

test('a learner keeps a list and takes that back, and a withdrawn link says what to do', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'de' });
  const code = await shareListOf(page, person, ['dog', 'cat']);
  await choosePair(page, 'en', 'de');
  const other = await logIn(page, { language: 'en', learning_language: 'de' });
  await page.goto(`/lists/${code}`);
  await main(page).getByRole('button', { name: 'Keep the list' }).click();
  await expect(page.getByText('The list is in your dictionary now')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'In your dictionary' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('img', { name: 'In your dictionary' })).toHaveCount(0);
  expect(other.token).not.toBe(person.token);
  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.post(`/api/my-lists/${ID}/share`, { headers, data: { is_shared: false } });
  await page.reload();
  await expect(heading(page, 'This list is not here')).toBeVisible();
  await main(page).getByRole('link', { name: 'Browse categories' }).click();
  await expect(page).toHaveURL(/\/categories/);
});

test('a guest who wants to keep a list makes an account, comes back to it, and it is kept once', async ({
  page,
}) => {
  const owner = await makePerson(page, { language: 'en', learning_language: 'de' });
  const code = await shareListOf(page, owner, ['dog', 'cat']);
  await choosePair(page, 'en', 'de');
  const kept: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/keep')) kept.push(request.url());
  });
  await page.goto(`/lists/${code}`);
  await becomeLive(page);
  await main(page).getByRole('link', { name: 'Keep the list' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
  await page.getByLabel('Name').fill('Olena');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(new RegExp(`/lists/${code}`));
  await expect(page.getByText('The list is in your dictionary now')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'In your dictionary' })).toHaveCount(2);
  await page.reload();
  await expect(main(page).getByRole('img', { name: 'In your dictionary' })).toHaveCount(2);
  expect(kept).toHaveLength(1);
});

test('an unknown link answers that there is no such list, with a way on', async ({ page }) => {
  await choosePair(page, 'en', 'de');
  const reply = await page.goto('/lists/abcdefghjkmn23');
  expect(reply?.status()).toBe(404);
  await expect(heading(page, 'This list is not here')).toBeVisible();
  await becomeLive(page);
  await main(page).getByRole('link', { name: 'Browse categories' }).click();
  await expect(page).toHaveURL(/\/categories/);
});

test('words of a topic go into a list from the toolbar, and one from its page', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'de' });
  await page.goto('/categories/food/words');
  await main(page).getByRole('checkbox').first().check();
  await main(page).getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Add to a list' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await dialog.getByLabel('Name', { exact: true }).fill('Shopping');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to “Shopping”: 2')).toBeVisible();
  await page.goto('/words/dog?learn=de');
  await main(page).getByRole('button', { name: 'Add to a list' }).press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Shopping' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add words' }).click();
  await expect(page.getByText('Added to “Shopping”: 1')).toBeVisible();
  await page.goto('/lists');
  await main(page).getByRole('link', { name: 'Shopping' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
});
