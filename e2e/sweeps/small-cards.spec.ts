import { addWords, expect, logIn, test } from '../support/people.ts';

test('a phone with its keyboard out holds a card and what is pressed below it, front and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 440 });
  const person = await logIn(page, { language: 'uk', learning_language: 'en' });
  await addWords(page, person, ['bread']);
  await page.goto('/tests/flashcards?source=userCategory');
  const show = page.getByRole('button', { name: 'Показати переклад' });
  await expect(show).toBeInViewport({ ratio: 1 });
  const card = page.locator('main .slip').first();
  const height = () => card.evaluate((element: HTMLElement) => element.offsetHeight);
  const before = await height();
  await show.click();
  for (const name of [/^Знову/, /^Легко/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('хліб')).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(before);
});

test('the window of a small laptop holds a turned card with its grades and what is below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['bread']);
  await page.goto('/tests/flashcards?source=userCategory');
  const card = page.locator('main .slip').first();
  const height = () => card.evaluate((element: HTMLElement) => element.offsetHeight);
  const show = page.getByRole('button', { name: 'Show translation' });
  await expect(show).toBeInViewport({ ratio: 1 });
  const before = await height();
  await show.click();
  for (const name of [/^Again/, /^Easy/, /^Next/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(before);
});

test('on a phone no grade of a card touches the edges of its button', async ({ page }) => {
  for (const [width, language] of [
    [360, 'de'],
    [390, 'uk'],
    [390, 'it'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const person = await logIn(page, { language, learning_language: 'en' });
    await page.addInitScript(code => localStorage.setItem('language', code), language);
    await addWords(page, person, ['bread']);
    await page.route(/\/api\/tests\/user\/learn-words/, async route => {
      const { data, ...rest } = await (await route.fetch()).json();
      const packetWords = data.packetWords.map((word: object) => {
        return { ...word, intervals: { 1: 2, 2: 2, 3: 12, 4: 335 } };
      });
      await route.fulfill({ json: { ...rest, data: { ...data, packetWords } } });
    });
    await page.goto('/tests/flashcards?source=userCategory');
    await page.locator('main button', { hasText: /\S/ }).first().waitFor();
    await page.keyboard.press('Space');
    const grades = page.locator('main fieldset button');
    await expect(grades).toHaveCount(4);
    for (const grade of await grades.all()) {
      const room = await grade.evaluate(button => {
        const { left, right } = button.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(button);
        const texts = [...range.getClientRects()];
        return Math.min(...texts.flatMap(text => [text.left - left, right - text.right]));
      });
      expect(room, `${await grade.innerText()}, ${width} px`).toBeGreaterThanOrEqual(2);
    }
  }
});
