import type { Locator } from '@playwright/test';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { addWords, choosePair, expect, logIn, test } from '../support/people.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

// A reply that is still on its way at the end has nobody to go to.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('on a tablet a guest finds the word beside what is chosen, not below it', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await choosePair(page, 'vi', 'en');
  await page.goto('/');
  const slip = await boxOf(page.getByRole('article'));
  const go = await boxOf(page.getByRole('main').getByRole('link', { name: 'Chọn chủ đề' }));
  expect(slip.x).toBeGreaterThan(go.x + go.width);
  expect(go.y).toBeLessThan(slip.y + slip.height);
});

test('on the narrowest tablet the names of the chosen languages are whole', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await choosePair(page, 'uk', 'vi');
  await page.goto('/');
  const name = page.getByRole('main').getByText('Українська', { exact: true }).first();
  await expect(name).toBeVisible();
  expect(await linesOf(name)).toBe(1);
});

for (const width of [768, 1024, 1280])
  test(`what waits today stands beside its slips, in whole words: ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await logIn(page, { language: 'ja', learning_language: 'en' });
    await addWords(page, person, ['cat', 'dog', 'bread']);
    await choosePair(page, 'ja', 'en');
    await page.route(/\/api\/learning\?/, async route => {
      const { data, ...rest } = await (await route.fetch()).json();
      const json = { ...rest, data: { ...data, now: 20, left: 20 } };
      await route.fulfill({ json });
    });
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1, name: '今日の英語' });
    await expect(headline).toBeVisible();
    expect(await linesOf(headline)).toBeLessThanOrEqual(2);
    const fan = await boxOf(page.locator('[aria-labelledby="today"] .slip').first());
    const title = await boxOf(headline);
    expect(fan.x).toBeGreaterThanOrEqual(title.x + title.width);
  });

test('on a phone a language has its button beside its name', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const person = await logIn(page, { language: 'uk', learning_language: 'en' });
  await addWords(page, person, ['cat', 'dog', 'bread']);
  await choosePair(page, 'uk', 'en');
  await page.route(/\/api\/learning\?/, async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    const languages = [{ learn: 'en', due: 20, learning: 66, known: 10, lastDay: data.day }];
    await route.fulfill({ json: { ...rest, data: { ...data, languages } } });
  });
  await page.goto('/');
  const row = page.locator('[aria-labelledby="your-languages"] li');
  const name = await boxOf(row.getByText('English', { exact: true }));
  const button = await boxOf(row.getByRole('button', { name: 'English' }));
  const middle = name.y + name.height / 2;
  expect(Math.abs(button.y + button.height / 2 - middle)).toBeLessThan(4);
});

test('one language leaves no hole beside the new word', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.route(/\/api\/learning\?/, async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    const languages = [{ learn: 'es', due: 0, learning: 6, known: 1, lastDay: data.day }];
    await route.fulfill({ json: { ...rest, data: { ...data, languages } } });
  });
  await page.goto('/');
  const languages = await boxOf(page.locator('[aria-labelledby="your-languages"]'));
  const word = await boxOf(page.locator('[aria-labelledby="new-word"] article'));
  expect(word.width).toBe(languages.width);
  expect(word.y).toBeGreaterThan(languages.y + languages.height);
  // The page may ask once more as it is closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the small pictures of the trainers break no word of any language', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await choosePair(page, 'uk', 'en');
  for (const learn of LANGUAGE_CODES.filter(code => code !== 'uk')) {
    await page.addInitScript(code => localStorage.setItem('learningLanguage', code), learn);
    await page.goto('/');
    const words = page.locator(`[aria-labelledby="home-trainers"] .word:lang(${learn})`);
    await expect(words).toHaveCount(4);
    for (const word of await words.all()) expect(await linesOf(word), learn).toBe(1);
    const card = page.locator('[aria-labelledby="home-trainers"] .shadow-slip .word');
    const [form, around] = [await boxOf(card), await boxOf(card.locator('xpath=../..'))];
    expect(form.width, learn).toBeLessThanOrEqual(around.width);
  }
});

async function boxOf(locator: Locator) {
  let box = await locator.boundingBox();
  // What stands in for something on its way is taken out between two looks.
  await expect(async () => {
    box = await locator.boundingBox();
    expect(box).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  return box as NonNullable<typeof box>;
}

/** On how many lines a text is set. */
function linesOf(locator: Locator): Promise<number> {
  return locator.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
  });
}
