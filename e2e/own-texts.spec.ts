import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from './accessible.ts';
import { choosePair, expect, logIn, test } from './people.ts';

const TEXT = 'Los gatos duermen en la casa. Comieron pan y bebieron agua.\n\nMañana compramos libros.';

test('a guest reads pasted text without saving it, and every tap is told without a request', async ({
  page,
}) => {
  await choosePair(page, 'uk', 'en');
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Читати свій текст' }).click();
  await page.getByLabel('Текст', { exact: true }).fill(TEXT);
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
  const file = page.locator('form input[type=file]');
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
