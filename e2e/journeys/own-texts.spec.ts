import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from '../support/accessible.ts';
import { choosePair, expect, logIn, test } from '../support/people.ts';

const TEXT = 'Los gatos duermen en la casa. Comieron pan y bebieron agua.\n\nMañana compramos libros.';

test('a guest reads pasted text without saving it, and every tap is told without a request', async ({
  page,
}) => {
  await choosePair(page, 'uk', 'en');
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Читати свій текст' }).click();
  const field = page.getByLabel('Текст', { exact: true });
  await page.getByRole('button', { name: 'Читати', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(TEXT);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Читати як: Español' }).click();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET' || request.url().includes('/translate/')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Читати', exact: true }).click();
  await expect(page).toHaveURL('/texts/pasted');
  const panel = page.locator('aside');
  await page.locator('[data-word]').getByText('Comieron', { exact: true }).last().click();
  await expect(panel).toContainText('comer');
  await expect(panel).toContainText('їсти');
  await page.locator('[data-word]').getByText('libros', { exact: true }).last().click();
  await expect(panel).toContainText('множина');
  await expect(panel).toContainText('книга');
  expect(sent).toEqual([]);

  // Another text is read anew, also one of the same length.
  await page.goBack();
  await page.getByRole('button', { name: 'Читати свій текст' }).click();
  await page.getByLabel('Текст', { exact: true }).fill(TEXT.replace('casa', 'mesa'));
  await page.getByRole('button', { name: 'Читати як: Español' }).click();
  await page.getByRole('button', { name: 'Читати', exact: true }).click();
  await page.locator('[data-word]').getByText('mesa', { exact: true }).last().click();
  await expect(panel).toContainText('стіл');
});

test('a person keeps a book, reads it page by page, deletes it and takes that back', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  const chapter = `<body>${'<p>La casa es grande y los gatos comen pan en la cocina.</p>'.repeat(200)}</body>`;
  const container = '<rootfile full-path="a.opf"/>';
  const opf =
    '<dc:title>La casa grande</dc:title><item id="c" href="c.xhtml"/><spine><itemref idref="c"/></spine>';
  const buffer = Buffer.from(
    zipSync({
      'META-INF/container.xml': strToU8(container),
      'a.opf': strToU8(opf),
      'c.xhtml': strToU8(chapter),
    }),
  );
  const file = page.locator('form input[type=file]').first();
  await file.setInputFiles({
    name: 'broken.epub',
    mimeType: 'application/epub+zip',
    buffer: buffer.subarray(0, 200),
  });
  await expect(page.getByText('This file could not be read as a book.')).toBeVisible();
  await file.setInputFiles({ name: 'casa.epub', mimeType: 'application/epub+zip', buffer });
  await expect(page.getByLabel('Title (optional)')).toHaveValue('La casa grande');
  await page.getByRole('button', { name: 'Save and read' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La casa grande' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.locator('[data-word]').getByText('gatos', { exact: true }).first().click();
  await expect(page.locator('aside')).toContainText('cat');

  await page.goto('/texts');
  await page.getByRole('button', { name: 'Delete: La casa grande' }).click();
  await expect(page.getByRole('link', { name: /La casa grande/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /La casa grande/ })).toBeVisible();
});

test('a book longer than a text may be is kept in parts, or not at all', async ({ page }) => {
  const { token } = await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  const load = async (megabytes: number) => {
    const paragraph = 'Los gatos comen pan en la cocina de la casa grande. '.repeat(60).trim();
    const paragraphs = Math.floor((megabytes * 1_000_000) / (paragraph.length + 2));
    await page
      .locator('form input[type=file]')
      .first()
      .setInputFiles({
        name: `La casa ${megabytes}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(Array.from({ length: paragraphs }, () => paragraph).join('\n\n')),
      });
    await expect(page.getByLabel('Title (optional)')).toHaveValue(`La casa ${megabytes}`);
    await page.getByRole('button', { name: 'Save and read' }).click();
  };
  await load(10.5);
  await expect(page.getByText('This text is longer than 10 MB.')).toBeVisible();

  const refuse = (route: Route) =>
    route.request().postData()?.includes('(2/2)')
      ? route.fulfill({ status: 422, json: { success: false, code: 'invalid', message: 'Full', errors: {} } })
      : route.fallback();
  await page.route('**/api/own-texts', refuse);
  const cleared = page.waitForResponse('**/api/own-texts/delete');
  await load(1.2);
  await cleared;
  const headers = { authorization: `Bearer ${token}` };
  const left = await page.request.get('/api/own-texts', { headers });
  expect(await left.json()).toMatchObject({ data: { texts: [] } });
  await page.unroute('**/api/own-texts', refuse);
  await page.getByRole('button', { name: 'Save and read' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La casa 1.2 (1/2)' })).toBeVisible();
});

test('the parts of a book follow one another, each at its own page, and go as one', async ({ page }) => {
  const { token } = await logIn(page, { language: 'en', learning_language: 'es' });
  const headers = { authorization: `Bearer ${token}` };
  const ids = [randomUUID(), randomUUID()].map(id => `own-${id}`);
  const bodies = ['Un gato duerme. ', 'Un perro come. '].map(sentence => sentence.repeat(400).trim());
  for (const [place, id] of ids.entries()) {
    const book = { id: ids[0], part: place + 1, parts: 2 };
    const data = { id, learn: 'es', title: `Cuento (${place + 1}/2)`, body: bodies[place], book };
    await page.request.post('/api/own-texts', { headers, data });
  }
  await page.goto('/texts');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cuento (1/2)' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next part' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuento (2/2)' })).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.locator('[data-word]').getByText('perro', { exact: true }).first().click();
  await expect(page.locator('aside')).toContainText('dog');

  // The list leads back to the part one was at; every part has its own page.
  await page.goto('/texts');
  await page.locator(`a[href="/texts/${ids[1]}"]`).first().click();
  await page.getByRole('button', { name: 'Previous part' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuento (1/2)' })).toBeVisible();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();

  await page.goto('/texts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Cuento' }).click();
  const whole = await readFile(await (await download).path(), 'utf8');
  expect(whole).toBe(bodies.join('\n\n'));
  await page.getByRole('button', { name: 'Delete: Cuento' }).click();
  await expect(page.getByRole('link', { name: /Cuento/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Cuento \(/ })).toHaveCount(2);
});
