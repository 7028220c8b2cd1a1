import type { Page } from '@playwright/test';
import { choosePair, expect, holdRequests, test } from '../support/people.ts';
import { B1 } from '../support/reader.ts';

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test('what is typed before the page answers stays, and is not sent into the address', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('olena@example.org');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeDisabled();
  go();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(page.getByLabel('E-mail')).toHaveValue('olena@example.org');
  await expect(page.getByLabel('Password')).toHaveValue('correct horse');
  expect(new URL(page.url()).search).toBe('');
});

test('a search that was typed before the page answers is made', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/categories', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('water');
  go();
  await expect(page).toHaveURL(/find=water/);
  await expect(page.getByRole('searchbox')).toHaveValue('water');
});

test('a word of a text that is tapped before the page answers is explained', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/texts/a1-a-dogs-diary', { waitUntil: 'commit' });
  await page.locator('[data-word]').getByText('flowers', { exact: true }).first().click();
  go();
  const panel = page.getByRole('complementary', { name: 'Translation' });
  await expect(panel.getByRole('heading', { name: 'flowers' })).toBeVisible();
});

test('the place that was scrolled to before the page answers is kept', async ({ page }) => {
  const go = await holdScripts(page);
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(B1, { waitUntil: 'commit' });
  const paragraph = page.locator('[data-paragraph="5"]');
  await expect(paragraph).toBeAttached();
  await paragraph.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  go();
  const keptPlace = () =>
    page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('reading_position:'))?.[1],
    );
  await expect.poll(keptPlace).toBe('5');
});

test('a sound that is asked for before the page answers is heard once', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/tts/synthesize')) asked.push(request.postDataJSON().text);
  });
  await page.goto('/categories/food/words');
  const go = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Listen: pan', exact: true });
  await button.click();
  await button.click();
  go();
  await expect.poll(() => asked).toEqual(['pan']);
});

test('a menu that is pressed before the page answers opens', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Trainers' }).click();
  go();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Flashcards' })).toBeVisible();
});

test('a link that is pressed before the page answers leads on', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Dictionary' }).click();
  await expect(page).toHaveURL(/\/categories/);
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
});
