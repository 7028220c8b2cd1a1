import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addWords, expect, logIn, test } from '../support/people.ts';

const CSV = 'meaning;word;remark\ndog;perro;pet\na smiling animal;quokka;marsupial\n;sinpalabra;\n';

test('a table is read, mapped and imported, and what was left out is told', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/import-export');
  await choose(page, 'words.csv', CSV);
  await expect(page.getByRole('combobox', { name: 'word', exact: true })).toHaveValue('word');
  await expect(page.getByRole('combobox', { name: 'meaning' })).toHaveValue('translation');
  // The chevron of a choice lies within it.
  const [choice, chevron] = await Promise.all(
    ['select', 'svg'].map(name => page.locator(`th:has(select) ${name}`).first().boundingBox()),
  );
  expect((chevron?.x ?? 0) + (chevron?.width ?? 0)).toBeLessThan((choice?.x ?? 0) + (choice?.width ?? 0));
  await page.getByRole('combobox', { name: 'remark' }).selectOption('note');
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Added to your dictionary: 1')).toBeVisible();
  await expect(page.getByText('New cards of your own: 1')).toBeVisible();
  await expect(page.getByText('Left out: 1')).toBeVisible();
  await expect(page.getByText(/^Sentences and notes left out.*: 1$/)).toBeVisible();
  await expect(page.getByText(/has no translation/)).toBeVisible();
});

test('a package for Anki can be made and read again', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'wooden-adjective']);
  await page.goto('/import-export');
  const file = await exported(page, 'Download for Anki');
  await choose(page, 'slova.apkg', file);
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Already there: 2')).toBeVisible();
  await expect(page.getByText('Left out: 0')).toBeVisible();
});

test('the dictionary is printed as cards, and on paper stand its words alone', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat']);
  await page.goto('/import-export');
  // The browser's dialog would stop the page; it comes once the paper is there.
  const called = page.evaluate(() => new Promise<void>(resolve => (window.print = () => resolve())));
  await page.getByRole('button', { name: 'Print cards to cut out' }).click();
  await called;
  const paper = page.locator('.printed');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('listitem').filter({ hasText: 'perro' })).toContainText('dog');
  await expect(paper.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});

test('what was learned goes with the words, once', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat']);
  const answeredAt = Date.now() - 3 * 86_400_000;
  const answer = {
    testType: 'flashcards',
    correct: true,
    milliseconds: 2000,
    answeredAt,
    options: 0,
    grade: 3,
  };
  const answers = ['dog', 'cat'].map(wordId => ({
    ...{ ...answer, id: randomUUID(), wordId, learn: 'es', chosenId: null },
  }));
  const headers = { authorization: `Bearer ${person.token}` };
  const saved = await page.request.post('/api/tests/answers', { headers, data: { answers } });
  expect(saved.ok()).toBe(true);
  await page.goto('/import-export');
  const file = await exported(page, 'Download for Anki');

  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/import-export');
  await choose(page, 'slova.apkg', file);
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Answers imported: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await choose(page, 'slova.apkg', file);
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Already there: 2')).toBeVisible();
  await expect(page.getByText('Answers imported')).toHaveCount(0);
});

test('a table is exported with all words, and read again', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat']);
  await page.goto('/import-export');
  const file = await exported(page, 'Download CSV');
  expect(String(file)).toContain('perro,dog');
  await choose(page, 'slova.csv', file);
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Already there: 2')).toBeVisible();
});

test('an import whose server went away says why, and goes on', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/import-export');
  await choose(page, 'words.csv', CSV);
  await page.route('**/api/cards', route => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Import these words' }).click();
  const stopped = page.getByText('The import stopped before the end.');
  await expect(stopped).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('New cards of your own: 1')).toBeVisible();
  await expect(page.getByText('Left out: 1')).toBeVisible();
  await expect(stopped).toHaveCount(0);
});

test('an import whose server says nothing is called off at once', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/import-export');
  await choose(page, 'words.csv', CSV);
  await page.route('**/api/cards/match', () => undefined);
  await page.getByRole('button', { name: 'Import these words' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The import stopped before the end.')).toBeVisible();
});

test('a package whose sounds do not come is not written, and is whole when it is asked for again', async ({
  page,
}) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat', 'cow']);
  await page.goto('/import-export');
  const sounds = '**/api/tts/synthesize';
  await page.route(sounds, route => route.fulfill({ status: 502, body: '<h1>502</h1>' }));
  await page.getByRole('button', { name: 'Download for Anki' }).click();
  await expect(page.getByText('The file could not be written')).toBeVisible();
  await page.unroute(sounds);
  const whole = await exported(page, 'Download for Anki');
  await page.route(sounds, () => undefined);
  await page.getByRole('checkbox', { name: 'With sounds' }).uncheck();
  expect(whole.length).toBeGreaterThan((await exported(page, 'Download for Anki')).length + 3000);
});

test('a broken package is refused with a plain sentence', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/import-export');
  for (const content of ['PK\u0003\u0004 and nothing that follows', 'perro,dog\ngato,cat']) {
    await choose(page, 'words.csv', 'perro,dog\ngato,cat');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, 'broken.apkg', content);
    await expect(page.getByRole('alert')).toContainText('The Anki file is damaged or incomplete.');
    await expect(page.getByRole('table')).toHaveCount(0);
  }
});

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

async function exported(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path());
}
