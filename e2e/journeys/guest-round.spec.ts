import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dataOf } from '../support/learner.ts';
import { expect, makePerson, PASSWORD, type Person, test } from '../support/people.ts';
import { roundOf, takeAllSteps } from '../support/rounds.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Presses a language on home and goes through the first round. Returns the ids of its words. */
async function learnAsGuest(page: Page): Promise<string[]> {
  await page.goto('/');
  await main(page).getByRole('navigation').getByRole('link', { name: 'Español' }).click();
  await expect(heading(page, 'New word 1 of 7')).toBeFocused();
  await expect(page).toHaveURL('/learn?lang=en&learn=es');
  await expect.poll(async () => (await roundOf(page)) !== undefined).toBe(true);
  const steps = (await roundOf(page))?.steps ?? [];
  await takeAllSteps(page);
  return steps.flatMap(({ kind, wordIds }) => (kind === 'meet' ? wordIds : [])).sort();
}

/** The words that a person has learned, as the server knows it. */
async function learnedBy(page: Page, person: Pick<Person, 'token'>): Promise<string[]> {
  const { words } = await dataOf(page, person as Person, '/learning/words?learn=es');
  return Object.keys(words).sort();
}

const tokenOf = async (page: Page) => ({
  token: (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '',
});

test('a guest learns with one press, keeps the words in an account, and finds them there', async ({
  page,
}) => {
  test.slow();
  const ids = await learnAsGuest(page);
  expect(ids).toHaveLength(7);
  await expect(heading(page, 'Your first 7 words')).toBeFocused();
  await main(page).getByRole('link', { name: 'Keep my 7 words' }).click();
  await expect(heading(page, 'Keep your 7 words')).toBeVisible();
  await page.getByLabel('Name').fill('Olena');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Your 7 words are safe' })).toBeVisible();
  const token = await tokenOf(page);
  await expect.poll(() => learnedBy(page, token)).toEqual(ids);
  await page.goto('/');
  await expect(heading(page, 'Your 7 words are safe')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /: memory 1 to 1 of 4/ })).toHaveCount(7);
});

test('a guest who declines and comes back the next day finds the words due, and brings them to an account by logging in', async ({
  page,
}) => {
  test.slow();
  const person = await makePerson(page, { language: 'en', learning_language: 'es' });
  await page.clock.install();
  const ids = await learnAsGuest(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await main(page).getByRole('link', { name: 'Done for today' }).click();
  await expect(main(page).getByText('7 words are waiting on this device.')).toBeVisible();
  await page.clock.fastForward('25:00:00');
  const asked = page.waitForRequest(/\/api\/learning\/round/);
  await main(page).getByRole('link', { name: 'Learn more words' }).click();
  const due = new URL((await asked).url()).searchParams.get('due');
  expect(due?.split(',').sort()).toEqual(ids);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('7 words learned on this device are in your account now.')).toBeVisible();
  await expect.poll(() => learnedBy(page, person)).toEqual(ids);
});
