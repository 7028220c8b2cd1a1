import { LANGUAGE_CODES } from '#languages/index.ts';
import { addWords, choosePair, expect, logIn, test } from '../support/people.ts';
import { type Texts, textsOf } from '../support/texts.ts';

test('where it does not fit beside its heading, the dictionary has its links under it, at one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, { language: 'de', learning_language: 'es' });
  await choosePair(page, 'de', 'es');
  await page.goto('/my-dictionary');
  const edge = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate(link => link.getBoundingClientRect().left);
  expect(await edge('Import und Export')).toBe(await edge('Meine Karten'));
});

test('words shown as pictures keep their buttons whole, and what a mark opens is seen whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.addInitScript(() => localStorage.setItem('word_view', 'pictures'));
  await page.goto('/categories/food/words');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'bread' }).first();
  const mark = card.getByRole('button', { expanded: false });
  await expect(mark).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  // What a card cuts off is not in view either.
  for (const button of await card.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await mark.click();
  for (const choice of ['I know this', 'Ignore', 'Something is wrong here'])
    await expect(page.getByRole('button', { name: choice })).toBeInViewport({ ratio: 1 });
});

test('the gender of a long word shares the line of how it is said', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'en', 'es');
  await page.addInitScript(() => localStorage.setItem('word_view', 'pictures'));
  await page.goto('/categories/jobs/words');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'enfermero' });
  const topOf = (part: string) =>
    card.locator(part).evaluate(element => Math.round(element.getBoundingClientRect().top));
  expect(await topOf('abbr')).toBeGreaterThan((await topOf('.word-xl')) + 20);
  expect(Math.abs((await topOf('abbr')) - (await topOf('.transcription')))).toBeLessThan(4);
});

test('the sign of a button stands beside its words, also of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, { language: 'uk', learning_language: 'de' });
  await choosePair(page, 'uk', 'de');
  await page.goto('/import-export');
  const gap = await page.getByRole('button', { name: 'Завантажити для Anki' }).evaluate(button => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const words = document.createRange();
    words.selectNodeContents(text);
    const sign = button.querySelector('svg')?.getBoundingClientRect().right ?? Number.NaN;
    return (words.getClientRects()[0]?.left ?? Number.NaN) - sign;
  });
  expect(gap).toBeLessThan(12);
});

test('on a small phone search fields show all that they say, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'en', 'es');
  await page.goto('/categories');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const code of LANGUAGE_CODES) {
    const texts = textsOf(code);
    const prompts = ['categories', 'dictionary', 'cards', 'analyser'].map(part =>
      String((texts[part] as Texts).search),
    );
    const cut = await field.evaluate((input: HTMLInputElement, said: string[]) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = font;
      const room =
        input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return said.filter(text => pen.measureText(text).width > room);
    }, prompts);
    expect.soft(cut, code).toEqual([]);
  }
});

test('on a small phone a word of the dictionary takes little more than its lines and one of buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await logIn(page, { language: 'tr', learning_language: 'es' });
  await choosePair(page, 'tr', 'es');
  await addWords(page, person, ['bread', 'dog']);
  await page.goto('/my-dictionary');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(135);
});

for (const [lang, legend] of [
  ['de', 'Darstellung'],
  ['es', 'Apariencia'],
] as const)
  test(`on a small phone the choice of how the page looks is one line: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await logIn(page, { language: lang, learning_language: 'en' });
    await choosePair(page, lang, 'en');
    await page.goto('/profile');
    const choices = page.getByRole('group', { name: legend }).locator('label');
    await expect(choices).toHaveCount(3);
    const tops = await choices.evaluateAll(labels => labels.map(label => label.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
