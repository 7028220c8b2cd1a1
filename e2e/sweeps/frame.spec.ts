import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { pairButton } from '../support/choose-language.ts';
import { addWords, choosePair, expect, logIn, openAccount, test } from '../support/people.ts';

test('the pair says names where they fit, and monograms where not', async ({ page }) => {
  await choosePair(page, 'uk', 'en');
  await page.goto('/contact');
  const shown = () =>
    pairButton(page, /^Мова інтерфейсу/)
      .locator('[aria-hidden]')
      .first()
      .evaluate(({ children: [short, whole], clientHeight }: HTMLElement) => {
        const isSeen = whole instanceof HTMLElement && whole.offsetTop < clientHeight;
        return (isSeen ? whole : short)?.textContent;
      });
  for (const [width, text] of [
    [390, 'Українська'],
    [320, 'Укр'],
    [1280, 'Українська'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(shown, `${width} px`).toContain(text);
  }
});

for (const lang of ['en', 'ar', 'ja', 'hi'] as const) {
  for (const looks of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const) {
    test(`nothing in the frame hinders anybody: ${lang}, ${Object.values(looks).join(', ')}`, async ({
      page,
    }) => {
      await page.emulateMedia(looks);
      await choosePair(page, lang, 'es');
      await logIn(page, { language: lang, learning_language: 'es' });
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openAccount(page);
      await expect(page.locator('header a[href^="/profile"]:visible').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.locator('#learning-language').click();
      await expect(page.getByRole('menuitemradio')).toHaveCount(17);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('header button[title]:visible').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('with text twice as large a phone of 320 pixels scrolls in one direction only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page);
  await page.goto('/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('with text twice as large no page of a phone is wider than it, and no tab lies over the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );
  await choosePair(page, 'uk', 'es');
  await logIn(page, { language: 'uk', learning_language: 'es' });
  for (const path of [
    '/texts',
    '/tests/words?source=family',
    '/categories/family/words',
    '/profile',
    '/tests',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
  const labels = page.getByRole('navigation', { name: 'Швидка навігація' }).locator('a > span:last-child');
  await expect(labels).toHaveCount(4);
  const beyond = await labels.evaluateAll(
    all => all.filter(label => label.scrollWidth > (label.parentElement?.clientWidth ?? 0)).length,
  );
  expect(beyond).toBe(0);
  const lines = await labels.evaluateAll(all => all.map(label => label.getClientRects().length));
  expect(lines).toEqual([1, 1, 1, 1]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/dashboard', '/profile']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});

test('with text twice as large a phone breaks no word of a heading, and cuts none off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );
  await logIn(page, { language: 'en', learning_language: 'es' });
  for (const path of ['/', '/profile', '/my-dictionary', '/categories', '/contact', '/import-export']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const bad = await heading.evaluate(element => {
      const range = document.createRange();
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 || range.getBoundingClientRect().right > innerWidth - 20 ? [word] : [];
      });
    });
    expect(bad, path).toEqual([]);
  }
});

for (const lang of ['en', 'uk', 'de'] as const)
  test(`with text twice as large a phone of 320 pixels breaks no word in the middle: ${lang}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      ),
    );
    await choosePair(page, lang, 'es');
    await expectWholeWords(page, [
      ...['/', '/categories', '/categories/food/words', '/path', '/letters', '/texts', '/tests'],
      ...['/login', '/register', '/contact', '/learn', '/tests/words?source=food'],
    ]);
    await logIn(page, { language: lang, learning_language: 'es' });
    await expectWholeWords(page, ['/', '/categories/food/words', '/profile', '/dashboard', '/import-export']);
  });

async function expectWholeWords(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1 }).or(page.locator('[data-stage]')).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate(brokenWords), path).toEqual([]);
  }
}

/** The words that are seen and stand on more than one line. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // What only screen readers read is a pixel wide.
    if (text.parentElement.closest('.sr-only, script, style, option')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      const height = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
      if (Math.max(...lines) - Math.min(...lines) > height / 2) broken.push(word);
    }
  }
  return broken;
}

for (const viewport of [
  { width: 640, height: 400 },
  { width: 390, height: 440 },
  { width: 844, height: 390 },
]) {
  const size = `${viewport.width} by ${viewport.height}`;

  test(`on a low screen the frame gives way to the page, and is reached by keyboard: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choosePair(page, 'en', 'es');
    await page.goto('/categories');
    const header = page.getByRole('banner');
    const tab = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link').last();
    await expect(header).toBeInViewport();
    await expect(tab).not.toBeInViewport();
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await expect(tab).not.toBeInViewport();
    const order = ['footer a', ...(viewport.width < 700 ? ['nav a[href^="/texts"]'] : [])];
    for (const link of order) {
      while (!(await page.locator(`${link}:focus`).count())) await page.keyboard.press('Tab');
      await expect(page.locator(`${link}:focus`)).toBeInViewport({ ratio: 0.99 });
    }
    await page.locator('header a').first().focus();
    await expect(header).toBeInViewport({ ratio: 1 });
  });
}

test('the account menu holds name and number of the dictionary on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = await logIn(page, { language: 'de', learning_language: 'es' });
  await addWords(page, person, ['cat']);
  await choosePair(page, 'de', 'es');
  await page.route(/\/api\/learning\?/, async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, data: { ...data, left: 120 } } });
  });
  await page.goto('/contact');
  await openAccount(page);
  const row = page.getByRole('banner').getByRole('link', { name: 'Mein Wörterbuch' });
  await expect(row).toContainText('120');
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('the outlines of the wordmark lie where the header shows it', async ({ page }) => {
  await page.goto('/');
  const mark = page.getByRole('banner').getByRole('img', { name: 'Slova' }).first();
  const [frame, drawn] = [await mark.boundingBox(), await mark.locator('use').boundingBox()];
  expect(drawn?.width).toBeGreaterThan(0.9 * (frame?.width ?? Infinity));
  expect(Math.abs((drawn?.y ?? Infinity) - (frame?.y ?? 0))).toBeLessThan(0.2 * (frame?.height ?? 0));
});
