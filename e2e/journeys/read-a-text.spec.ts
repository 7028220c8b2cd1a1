import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { choosePair, drawInBrowser, expect, logIn, test } from '../support/people.ts';
import { A1, edges, panel, showText, word } from '../support/reader.ts';

/** Every word that was asked of the server, as it was asked. */
function askedWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const match = /\/api\/translate\/([^?]*)/.exec(request.url());
    if (match?.[1] !== undefined) asked.push(decodeURIComponent(match[1]));
  });
  return asked;
}

test('a guest chooses a level, opens a text and clicks words', async ({ page }) => {
  const asked = askedWords(page);
  await page.goto('/texts');
  await expect(page.locator('main li')).toHaveCount(28);
  await page.getByRole('link', { name: 'A1', exact: true }).click();
  await expect(page).toHaveURL('/texts?level=A1');
  await expect(page.locator('main li')).toHaveCount(12);
  await page.reload();
  await expect(page.getByRole('link', { name: 'A1', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main li')).toHaveCount(12);

  await page.getByRole('link', { name: /A Dog’s Diary/ }).click();
  await expect(page).toHaveURL(A1);
  await expect(page.getByRole('heading', { level: 1, name: 'A Dog’s Diary' })).toBeFocused();
  await word(page, 'flowers').click();
  await expect(panel(page).getByRole('heading', { name: 'flowers' })).toBeVisible();
  await expect(panel(page)).toContainText('Base form: flower');
  await expect(page.getByRole('status').filter({ hasText: 'flowers: flower' })).toBeAttached();
  await expect(panel(page).getByRole('button', { name: 'Add to dictionary' })).toHaveCount(0);
  const spoken = page.waitForResponse('**/api/tts/synthesize');
  await panel(page).getByRole('button', { name: 'Listen: flowers' }).click();
  expect((await spoken).request().postDataJSON()).toMatchObject({ text: 'flowers', language: 'en' });

  await word(page, 'Dog’s').click();
  await expect(panel(page)).toContainText('Base form: dog');
  await word(page, 'flowers').click();
  await expect(panel(page)).toContainText('Base form: flower');
  await expect.poll(() => asked).toEqual(['flowers', 'dogs']);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(word(page, 'flowers')).toBeFocused();

  await page.getByRole('link', { name: 'All texts' }).click();
  await expect(page).toHaveURL('/texts?level=A1');
});

test('the whole text is one stop of the Tab key, and every word is reached by arrows', async ({ page }) => {
  await page.goto(A1);
  const focused = page.locator('[data-word]:focus');
  await page.getByRole('link', { name: 'All texts' }).focus();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('A');
  await expect(focused).toHaveRole('button');
  const count = await page.locator('[data-word]').count();
  for (let step = 1; step < count; step++) await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('life');
  await expect(page.locator('[data-word][role=button]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('life');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveText('my');
  await page.keyboard.press('Home');
  const left = (one: Locator) => one.evaluate(element => element.getBoundingClientRect().left);
  await expect.poll(() => left(focused)).toBe(await left(word(page, 'Sunday')));
  const line = await edges(focused);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await edges(focused)).bottom).toBeLessThan(line.top + 1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await edges(focused)).top).toBe(line.top);
  await page.keyboard.press('Control+Home');
  await expect(focused).toHaveText('A');
});

test('Enter and Space ask, Tab goes into the translation, Escape closes and gives focus back', async ({
  page,
}) => {
  await page.goto(A1);
  await word(page, 'garden').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'garden' })).toBeVisible();
  await expect(word(page, 'garden')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Listen: garden' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(word(page, 'garden')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('heading', { name: 'our' })).toBeVisible();
});

test('texts are in the learning language; words are asked for, heard and read in it', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const asked = askedWords(page);
  await page.goto('/texts');
  await page.getByRole('link', { name: 'El gato del tercero' }).click();
  await expect(page).toHaveURL('/texts/es-a1-el-gato-del-tercero');
  await expect(page.locator('h1[lang=es]')).toBeVisible();
  await word(page, 'escaleras').click();
  await expect(panel(page)).toContainText('stairs');
  await word(page, 'Abre').or(word(page, 'abre')).first().click();
  await expect(panel(page)).toContainText('Base form: abrir');
  await word(page, 'gato').first().click();
  await expect(panel(page)).toContainText('noun, masculine');
  await expect(panel(page)).toContainText('In this text: 3×');
  await word(page, 'come').click();
  await expect(panel(page)).toContainText('eat');
  // As "come" and as "comido".
  await expect(panel(page)).toContainText('In this text: 2×');
  // Everything came with the text, so that a tap asks nobody, also without a connection.
  expect(asked).toEqual([]);
  const spoken = page.waitForRequest('**/api/tts/synthesize');
  await panel(page).getByRole('button', { name: 'Listen: come' }).click();
  expect((await spoken).postDataJSON()).toMatchObject({ text: 'come', language: 'es' });
  await page.goto('/texts?learn=en');
  await expect(page.locator('main li')).toHaveCount(28);
});

test('a form is named, a wrong reading is corrected, and the correction is remembered', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/texts/es-a1-el-gato-del-tercero');
  await word(page, 'come').click();
  await expect(panel(page)).toContainText('present, he');
  await panel(page).getByRole('button', { name: 'Wrong base form?' }).click();
  await expect(panel(page).getByLabel('Base form of this word')).toBeFocused();
  await page.keyboard.type('panes');
  await panel(page).getByRole('button', { name: 'Look up' }).click();
  await panel(page).getByRole('button', { name: 'This is the one' }).last().click();
  await expect(panel(page)).toContainText('bread');
  await page.reload();
  await word(page, 'come').click();
  await expect(panel(page)).toContainText('bread');
  await panel(page).getByRole('button', { name: 'Forget my choice' }).click();
  await expect(panel(page)).toContainText('Base form: comer');
});

test('a person adds a word of a text to the dictionary', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto(A1);
  await word(page, 'flowers').click();
  await panel(page).getByRole('button', { name: 'Add to dictionary' }).click();
  await expect(page.getByText('“flower” added to dictionary')).toBeVisible();
  await expect(panel(page)).toContainText('In your dictionary');
  await page.goto('/my-dictionary');
  await expect(page.getByText('flor', { exact: true })).toBeVisible();
});

test('a person sees which words of a text they know, and turns that off', async ({ page }) => {
  const { token } = await logIn(page, { language: 'uk', learning_language: 'en' });
  const mark = { id: randomUUID(), wordId: 'flower', learn: 'en', mark: 'known', at: Date.now() };
  await page.request.post('/api/learning/marks', {
    headers: { authorization: `Bearer ${token}` },
    data: { marks: [mark] },
  });
  await choosePair(page, 'uk', 'en');
  await page.goto('/texts');
  const text = page.locator('main li').filter({ has: page.locator(`a[href*="${A1}"]`) });
  await expect(text).toContainText('Вам відомо');
  await page.goto(A1);
  await expect(word(page, 'flowers')).toHaveAttribute('data-state', 'known');
  await expect(word(page, 'garden')).toHaveAttribute('data-state', 'new');
  await page.getByRole('switch', { name: 'Показувати, що я знаю' }).click();
  await expect(word(page, 'garden')).not.toHaveAttribute('data-state');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Показувати, що я знаю' })).not.toBeChecked();
  await expect(word(page, 'garden')).not.toHaveAttribute('data-state');
});

test('what cannot be fetched is told and can be tried again', async ({ page }) => {
  await drawInBrowser(page);
  const broken = { status: 500, json: {} };
  await page.route('**/api/texts', route => route.fulfill(broken), { times: 1 });
  await page.goto('/texts');
  await expect(page.getByText('Error fetching text')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main li')).toHaveCount(28);

  await page.route('**/api/texts/*', route => route.fulfill(broken), { times: 1 });
  await page.goto(A1);
  await expect(page.getByText('Failed to load text.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Dog’s Diary' })).toBeVisible();

  await page.route('**/api/translate/*', route => route.fulfill(broken), { times: 1 });
  await word(page, 'garden').click();
  await expect(panel(page).getByRole('alert')).toHaveText(/Error fetching translation/);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).not.toContainText('Error fetching translation');

  const missing = { success: false, message: 'translation not found', code: 'not_found', errors: {} };
  await page.route('**/api/translate/*', route => route.fulfill({ status: 404, json: missing }), {
    times: 1,
  });
  await word(page, 'street').click();
  await expect(panel(page).getByText('translation not found')).toBeVisible();
});

test('numbers and punctuation ask nothing, and selecting text asks nothing', async ({ page }) => {
  await drawInBrowser(page);
  const asked = askedWords(page);
  await showText(page, { title: 'It’s 5', body: 'Don’t pay 25 euros … in the café!\n\nTake 100.' });
  await page.goto(A1);
  await expect(page.locator('[data-word]')).toHaveText([
    'It’s',
    'Don’t',
    'pay',
    'euros',
    'in',
    'the',
    'café',
    'Take',
  ]);
  const last = page.locator('p[data-paragraph="1"]');
  await last.click({
    position: { x: ((await last.locator('[data-word]').boundingBox())?.width ?? 0) + 12, y: 12 },
  });
  await word(page, 'pay').dblclick();
  await word(page, 'café').click();
  await word(page, 'Don’t').click();
  await expect(panel(page).getByRole('heading', { name: 'Don’t' })).toBeVisible();
  await expect.poll(() => asked).toEqual(['pay', 'cafe', 'dont']);
});

test('an unknown text leads to the not-found page', async ({ page }) => {
  await page.goto('/texts/nothing');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
