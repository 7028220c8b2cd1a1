import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { answered, dataOf } from '../support/learner.ts';
import { choosePair, expect, logIn, test } from '../support/people.ts';
import { A1, panel, word } from '../support/reader.ts';
import { readyOffline, title } from '../support/ready-offline.ts';

test('a guest comes from a topic to a word, hears it, and reads it in another language', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/categories/farm-animals/words');
  await page.getByRole('link', { name: 'perro', exact: true }).click();
  await expect(page).toHaveURL('/words/dog?lang=en&learn=es');
  await expect(page.getByRole('heading', { level: 1, name: 'perro' })).toBeFocused();
  await expect(page).toHaveTitle('perro: dog · Spanish · Slova');
  const spoken = page.waitForResponse('**/api/tts/synthesize');
  await page.getByRole('button', { name: 'Listen slowly: perro' }).click();
  expect((await spoken).request().postDataJSON()).toMatchObject({
    text: 'perro',
    pace: 'slow',
    wordId: 'dog',
  });
  await expect(page.getByRole('heading', { name: 'In a sentence' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keep this word' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Hund/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'der Hund' })).toBeVisible();
  await expect(page).toHaveURL('/words/dog?lang=en&learn=de');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'perro' })).toBeVisible();
  await page.getByRole('link', { name: 'Pets and farm animals' }).first().click();
  await expect(page).toHaveURL(/\/categories\/farm-animals\/words/);
});

test('a page of a word is whole without scripts, and a word that there is not is missing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'uk-UA' });
  const page = await context.newPage();
  await page.goto('/words/dog?lang=uk&learn=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('der Hund');
  await expect(page.getByRole('link', { name: /perro/ })).toHaveAttribute(
    'href',
    '/words/dog?lang=uk&learn=es',
  );
  expect((await page.goto('/words/no-such-word'))?.status()).toBe(404);
  await page.getByRole('searchbox', { name: 'Знайти слово або тему' }).fill('bread');
  await page.getByRole('button', { name: 'Шукати' }).click();
  await expect(page).toHaveURL('/categories?find=bread');
  await context.close();
});

test('a learner gives a word a picture of their own, which stands where ours stood, and takes it away again', async ({
  page,
}) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/words/bread?lang=en&learn=es');
  const own = page.getByRole('main').locator('img[src^="data:image/"]');
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expect(own).toHaveCount(0);
  // Wider than high, and larger than what is kept.
  const photo = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const paper = canvas.getContext('2d');
    paper?.fillRect(0, 0, 450, 600);
    return canvas.toDataURL('image/png');
  });
  const file = {
    name: 'bread.png',
    mimeType: 'image/png',
    buffer: Buffer.from(photo.split(',')[1] ?? '', 'base64'),
  };
  const choose = (chosen: typeof file) => page.locator('input[type=file]').setInputFiles(chosen);
  await choose({
    ...file,
    name: 'bread.svg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('Your browser cannot read this file as a picture')).toBeVisible();
  await choose(file);
  await expect(own).toBeVisible();
  expect(await own.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    256, 256,
  ]);
  const { picture } = await dataOf(page, person, '/words/bread/picture');
  expect(picture.type).toBe('image/webp');
  await expectAccessible(page);
  await page.reload();
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
  expect(await dataOf(page, person, '/words/bread/picture')).toEqual({ picture });
});

test('a learner learns a word, writes down how to remember it, and takes both along', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/words/bread?lang=en&learn=es');
  await page.getByRole('button', { name: 'Learn this word' }).click();
  await expect(page.getByRole('link', { name: 'Review it now' })).toBeFocused();
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByRole('textbox', { name: 'What will help you remember it?' }).fill('pan, like a panini');
  await page.getByRole('textbox', { name: 'Your own sentence with this word' }).fill('Mi pan se quema.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('blockquote')).toHaveText(['pan, like a panini', 'Mi pan se quema.']);
  await expect(page.getByRole('button', { name: 'Change the note' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I know this' }).click();
  await expect(page.getByRole('button', { name: 'I forgot it' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Review it now' })).toBeVisible();
  expect(await dataOf(page, person, '/words/bread/note?learn=es')).toEqual({
    note: 'pan, like a panini',
    sentence: 'Mi pan se quema.',
  });

  await page.goto('/import-export');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await saving).path();
  const csv = readFileSync(file, 'utf8');
  expect(csv).toContain('pan, like a panini');
  expect(csv).toContain('Mi pan se quema.');
});

test('answers are on a line of time, and the next one is the round of this word', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await answered(page, person, 1, 5);
  await page.goto('/words/mother?learn=es');
  await expect(page.getByText('1 right, 0 wrong.')).toBeVisible();
  await page.getByRole('link', { name: 'Review it now' }).click();
  await expect(page).toHaveURL('/learn?words=mother&lang=en&learn=es');
  await expect(page.getByText(/^Question 1 of/)).toBeAttached();
});

test('the card of a tapped word leads to the whole entry', async ({ page }) => {
  await choosePair(page, 'uk', 'en');
  await page.goto(A1);
  await word(page, 'flowers').click();
  await page.getByRole('link', { name: 'Уся стаття' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'flower' })).toBeVisible();
  await page.goBack();
  await expect(word(page, 'flowers')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a word that was opened opens again', async ({ page, context }) => {
    await choosePair(page, 'en', 'es');
    await page.goto('/words/dog?lang=en&learn=es');
    await readyOffline(page);
    await context.setOffline(true);
    await page.goto('/words/dog?lang=en&learn=es');
    await expect(title(page)).toHaveText('perro');
    await expect(page.getByRole('heading', { name: 'In a sentence' })).toBeVisible();
    await page.goto('/words/cat?lang=en&learn=es');
    await expect(page.getByText('These words are not saved on this device')).toBeVisible();
  });
});
