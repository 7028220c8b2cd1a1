import type { Locator, Page } from '@playwright/test';
import { chooseLanguage } from '../support/choose-language.ts';
import { addWords, expect, logIn, stopClock, test } from '../support/people.ts';

const toolbar = (page: Page) => page.getByRole('region', { name: 'Word list tools' });
/** Rises once something is ticked. */
const selectionBar = (page: Page) => page.locator('[data-bottom-bar]');

test('words are added one by one, ticked, and all at once', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/farm-animals/words');
  const addSelected = toolbar(page).getByRole('button', { name: 'Add selected' });
  await expect(addSelected).toBeDisabled();
  await page.getByRole('button', { name: 'Add to dictionary: perro' }).click();
  await expect(page.getByText('“perro” added to dictionary')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'perro' }).getByRole('img', { name: 'In your dictionary' }),
  ).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select: gato' }).check();
  await page.getByRole('checkbox', { name: 'Select: vaca' }).check();
  await expect(toolbar(page).getByRole('status')).toHaveText('Selected: 2');
  await expect(selectionBar(page)).toContainText('Selected: 2');
  await selectionBar(page).getByRole('button', { name: 'Add selected' }).click();
  await expect(page.getByText('Words added to dictionary')).toBeVisible();
  await expect(selectionBar(page)).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select: perro' }).check();
  await addSelected.click();
  await expect(page.getByText('perro already in dictionary')).toBeVisible();

  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0);
  await toolbar(page).getByRole('button', { name: 'Deselect all' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect(page.getByRole('button', { name: /^Add to dictionary/ })).toHaveCount(0);

  await page.goto('/categories');
  await page.getByRole('link', { name: 'My dictionary' }).click();
  await expect(page).toHaveURL(/\/my-dictionary\?lang=en/);
  await expect(page.getByRole('checkbox', { name: 'Select: perro' })).toBeVisible();
});

test('words are searched, removed, and brought back by undo', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'it' });
  await addWords(page, person, ['dog', 'cat', 'bread']);
  await page.goto('/my-dictionary');
  await expect(page.getByRole('button', { name: 'Remove selected' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove from dictionary: cane' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select: cane' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select: cane' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select: gatto' }).check();
  await toolbar(page).getByRole('button', { name: 'Remove selected' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select: gatto' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByRole('heading', { name: 'No words in your dictionary yet.' })).toBeVisible();
});

test('above the keyboard of a phone what is searched for is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat', 'bread', 'mother', 'father', 'water']);
  await page.goto('/my-dictionary');
  const word = page.getByRole('checkbox', { name: 'Select: perro' });
  await expect(word).not.toBeInViewport();
  await page.getByRole('searchbox').pressSequentially('perr');
  await expect(word).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
});

test('all words are removed only by who says so again', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'it' });
  await addWords(page, person, ['dog', 'cat']);
  await page.goto('/my-dictionary');
  const removeAll = page.getByRole('main').getByRole('button', { name: 'Remove all' }).first();
  const question = page.getByRole('dialog', { name: 'Remove all these words?' });
  await removeAll.click();
  await expect(question).toContainText('2 words');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(removeAll).toBeFocused();
  await removeAll.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await removeAll.click();
  await question.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByRole('heading', { name: 'No words in your dictionary yet.' })).toBeVisible();
});

test('the way back from a removal waits while the pointer or focus is on it, and asks for the former dates', async ({
  page,
}) => {
  const person = await logIn(page, { language: 'en', learning_language: 'it' });
  await addWords(page, person, ['dog', 'cat']);
  await page.clock.install();
  await page.goto('/my-dictionary');
  await page.getByRole('button', { name: 'Remove from dictionary: cane' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.clock.runFor(20_000);
  await undo.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  const sent = page.waitForRequest('**/api/add-to-dictionary');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ wordIds: ['dog'], restore: true });
  await expect(page.getByRole('checkbox', { name: 'Select: cane' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove from dictionary: cane' }).click();
  await undo.hover();
  await stopClock(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(7900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo).toHaveCount(0);
});

test('whoever works by keyboard keeps their place when a control goes away', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'it' });
  await addWords(page, person, ['dog', 'cat', 'bread']);
  await page.goto('/my-dictionary');
  const bins = page.getByRole('button', { name: /^Remove from dictionary/ });
  await bins.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(bins).toHaveCount(2);
  await expect(bins.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bins).toHaveCount(1);
  await expect(bins).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(bins).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Select all', exact: true }).focus();
  await page.keyboard.press('Enter');
  await selectionBar(page).getByRole('button', { name: 'Deselect all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play all' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove all' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No words in your dictionary yet.' })).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
});

test('a turned card and a finished analysis leave focus where the work goes on', async ({ page }) => {
  await page.goto('/tests/flashcards?source=food&lang=en&learn=de&testType=flashcards');
  await page.getByRole('button', { name: 'Show translation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main :focus bdi')).toHaveAttribute('lang', 'en');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill('one cat, two cats');
  const analyse = page.getByRole('button', { name: 'Analyze' });
  await analyse.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('cats', { exact: true })).toBeVisible();
  await expect(analyse).toBeFocused();
});

test('a button pressed twice sends its change once', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  const sent: string[] = [];
  // What is sent stays on its way until both presses are done.
  let presses: Promise<void> = Promise.resolve();
  const pressTwice = (button: Locator) => {
    presses = button.dblclick();
    return presses;
  };
  await page.route(/\/api\/(add-to|remove-from)-dictionary$/, async route => {
    sent.push(new URL(route.request().url()).pathname);
    await presses;
    await route.continue();
  });
  await page.goto('/categories/farm-animals/words');
  await pressTwice(page.getByRole('button', { name: 'Add to dictionary: perro' }));
  await expect(page.getByText('“perro” added to dictionary')).toBeVisible();
  await pressTwice(page.getByRole('button', { name: 'Add all' }));
  await expect(page.getByText('Words added to dictionary')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dictionary' }).click();
  await page.getByRole('link', { name: 'My dictionary' }).click();
  await pressTwice(page.getByRole('button', { name: 'Remove from dictionary: perro' }));
  await expect(page.getByRole('checkbox', { name: 'Select: perro' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Remove all' }));
  await expect(page.getByRole('heading', { name: 'No words in your dictionary yet.' })).toBeVisible();
  const [add, remove] = ['/api/add-to-dictionary', '/api/remove-from-dictionary'];
  expect(sent).toEqual([add, add, remove, remove]);
});

test('removing one word leaves the others ticked', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'it' });
  await addWords(page, person, ['dog', 'cat', 'bread']);
  await page.goto('/my-dictionary');
  await page.getByRole('checkbox', { name: 'Select: gatto' }).check();
  await page.getByRole('button', { name: 'Remove from dictionary: cane' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select: cane' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select: gatto' })).toBeChecked();
});

test('a dictionary kept for Spanish serves when its owner turns to French', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog']);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await chooseLanguage(page, /^Learning language/, 'fr');
  await expect(page.getByText('chien', { exact: true })).toBeVisible();
});

test('a login that has run out is told when a word is added', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/farm-animals/words');
  await page.route('**/api/add-to-dictionary', route =>
    route.fulfill({ status: 401, json: { success: false, message: '', code: 'login_required', errors: {} } }),
  );
  await page.getByRole('button', { name: 'Add to dictionary: perro' }).click();
  await expect(page.getByText('Please login to add words to dictionary')).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Log in to add these words to your dictionary.')).toBeVisible();
  await expect(page.getByText('Please login to add words to dictionary')).toBeVisible();
});

test('of a large dictionary a part is in the document, and the keyboard reaches all of it', async ({
  page,
}) => {
  const person = await logIn(page, { language: 'en', learning_language: 'it' });
  const { data } = await (await page.request.get('/api/catalogue-words?lang=en&learn=it')).json();
  await addWords(
    page,
    person,
    data.words.map(([id]: [string, string]) => id),
  );
  await page.goto('/my-dictionary');
  const count = data.words.length;
  const boxes = page.getByRole('checkbox', { name: /^Select:/ });
  await expect(boxes.first()).toBeVisible();
  expect(await boxes.count()).toBeLessThan(120);
  const row = (number: number) => page.locator(`li[aria-posinset="${number}"][aria-setsize="${count}"]`);

  await row(3).getByRole('checkbox').check();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(row(count)).toBeInViewport();
  await expect(row(3).getByRole('checkbox')).toBeFocused();
  // From the row that has focus, Tab goes on to its next control and to the next row, and the page follows.
  for (const _ of ['mark', 'sound', 'bin', 'next row']) await page.keyboard.press('Tab');
  await expect(row(4).getByRole('checkbox')).toBeFocused();
  await expect(row(4)).toBeInViewport();
  await expect(row(3).getByRole('checkbox')).toBeChecked();

  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await expect(selectionBar(page)).toContainText(`Selected: ${count.toLocaleString('en')}`);
  await selectionBar(page).getByRole('button', { name: 'Deselect all' }).click();
  const lastBin = row(count).getByRole('button', { name: /^Remove/ });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await lastBin.focus();
  for (const _ of ['sound', 'mark', 'checkbox']) await page.keyboard.press('Shift+Tab');
  await expect(row(count).getByRole('checkbox')).toBeFocused();
  for (let number = count - 1; number >= count - 30; number -= 1) {
    for (const _ of ['bin', 'sound', 'mark', 'checkbox']) await page.keyboard.press('Shift+Tab');
    await expect(row(number).getByRole('checkbox')).toBeFocused();
  }
  await expect(row(count - 30)).toBeInViewport();
});
