import type { Page } from '@playwright/test';
import { learner } from '../support/learner.ts';
import { logOf } from '../support/packets.ts';
import {
  addWords,
  choosePair,
  countPlays,
  expect,
  test as journey,
  logOut,
  makePerson,
  PASSWORD,
} from '../support/people.ts';
import { asked, option, questionsAfter } from '../support/questions.ts';
import { meetWords, takeStep } from '../support/rounds.ts';

const HOST = 'slova.test';

/**
 * A server in the house, reached over plain HTTP by its name: a browser holds that origin for insecure, and keeps from it what needs a
 * secure one (`crypto.randomUUID`, `crypto.subtle`, service workers, the clipboard, notifications).
 */
const test = journey.extend({
  page: async ({ page, baseURL, playwright }, use) => {
    // Node knows nothing of the name: what does not go through the browser goes to the address.
    const request = await playwright.request.newContext({
      baseURL: String(baseURL).replace(HOST, '127.0.0.1'),
    });
    Object.defineProperty(page, 'request', { value: request });
    await use(page);
    await request.dispose();
  },
});

test.use({
  serviceWorkers: 'allow',
  baseURL: async ({ baseURL }, use) => use(String(baseURL).replace('127.0.0.1', HOST)),
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

/** The origin is as insecure as it is meant to be: otherwise these journeys would show nothing. */
async function expectInsecure(page: Page): Promise<void> {
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
    false,
    'undefined',
  ]);
}

test('links lead on, Back leads back, and a word is heard', async ({ page }) => {
  const played = await countPlays(page);
  await choosePair(page, 'en', 'es');
  await page.goto('/');
  await expectInsecure(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Dictionary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
  await page.getByRole('link', { name: /Pets and farm animals/ }).click();
  await expect(page).toHaveURL(/\/categories\/farm-animals\/words/);
  const spoken = page.waitForResponse('**/api/tts/synthesize');
  await page.getByRole('button', { name: 'Listen: perro', exact: true }).click();
  expect((await spoken).status()).toBe(200);
  await expect.poll(played).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
  await page.getByRole('searchbox').fill('water');
  await expect(page).toHaveURL(/find=water/);
});

test('a person logs in, adds a word, and logs out', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const { email, name } = await makePerson(page, { language: 'en', learning_language: 'es' });
  await page.goto('/');
  await expectInsecure(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('main').getByRole('button', { name: 'Offline' }).click();
  await expect(page.getByText('This address does not use https.', { exact: false })).toBeVisible();
  await page.goto('/categories/farm-animals/words');
  await page.getByRole('button', { name: 'Add to dictionary: perro' }).click();
  await expect(page.getByText('“perro” added to dictionary')).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a round asks, takes answers and undoes them', async ({ page }) => {
  const person = await learner(page);
  await page.goto('/learn?testType=translation_to_word');
  await meetWords(page);
  await expectInsecure(page);
  for (let answers = 0; answers < 2; answers += 1) await takeStep(page);
  await expect.poll(() => logOf(page, person)).toMatchObject({ words: 2 });
  await page.keyboard.press('KeyU');
  await expect.poll(() => logOf(page, person)).toMatchObject({ words: 1 });
});

test('answers wait without a connection, across a reload of it, and are sent once', async ({
  page,
  context,
}) => {
  const person = await learner(page);
  await addWords(page, person, ['bread', 'cat', 'cow', 'dog']);
  const words = await questionsAfter(page, () =>
    page.goto('/tests/words?source=userCategory&testType=translation_to_word'),
  );
  await expectInsecure(page);
  await context.setOffline(true);
  for (const { word, translation } of words) {
    await expect(asked(page, word)).toBeVisible();
    await option(page, translation).click();
  }
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible();
  await expect(page.getByText('4 answers are waiting for a connection')).toBeVisible();
  // Nothing of the page is there without a connection where no service worker may be.
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 4, words: 4 });
});

test('a file is imported, and what it brings is there', async ({ page }) => {
  await learner(page);
  await page.goto('/import-export');
  await expectInsecure(page);
  const table = 'meaning;word\ndog;perro\na smiling animal;quokka\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Added to your dictionary: 1')).toBeVisible();
  await expect(page.getByText('New cards of your own: 1')).toBeVisible();
  await page.goto('/my-dictionary');
  await expect(page.getByText('quokka', { exact: true })).toBeVisible();
});
