import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { expectAccessible } from './accessible.ts';
import { pairButton } from './choose-language.ts';
import { addWords, choosePair, expect, logIn, openAccount, test } from './people.ts';

/** The longest name of a language stands beside every other one. */
const LONGEST = 'id';
const WIDTHS = [320, 360, 390, 430, 768, 900, 1024, 1120, 1280, 1920];

for (const lang of LANGUAGE_CODES) {
  test(`the header stays one line and cuts no name off in ${lang}`, async ({ page }) => {
    await choosePair(page, lang, LONGEST);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => headerFaults(page), `${width} px`).toEqual([]);
    }
  });
}

/** What does not fit in the header: it should be 64 pixels high and hold every name in full. */
function headerFaults(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header: HTMLElement) => {
    const faults = header.offsetHeight > 65 ? [`${header.offsetHeight} pixels high`] : [];
    for (const control of header.querySelectorAll<HTMLElement>('button, a')) {
      if (control.offsetParent === null) continue;
      const box = control.getBoundingClientRect();
      if (control.scrollWidth > control.clientWidth + 1) faults.push(`cut off: ${control.textContent}`);
      if (box.left < 0 || box.right > innerWidth) faults.push(`outside: ${control.textContent}`);
      if (box.height < 44) faults.push(`too small: ${control.textContent}`);
    }
    return faults;
  });
}

test('the pair says names where they fit, and monograms where not', async ({ page }) => {
  await choosePair(page, 'uk', 'en');
  await page.goto('/contact');
  const shown = () =>
    pairButton(page, /^Мова інтерфейсу/).evaluate((button: HTMLElement) =>
      button.innerText.split('\n').at(-1),
    );
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

test('a phone has four tabs in reach, and marks the one that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await choosePair(page, 'en', 'es');
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Words', 'Train', 'Texts']);
  await tabs.getByRole('link', { name: 'Words' }).click();
  await expect(page).toHaveURL(/\/categories/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Words');
  await page.goto('/categories/food/words');
  await expect(tabs.locator('[aria-current]')).toHaveText('Words');
  await expect(tabs.locator('[aria-current=page]')).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Train' }).click();
  await expect(page).toHaveURL(/selectSource/);
});

test('the header marks the trainers on each of their pages, and nowhere else', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await choosePair(page, 'en', 'es');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Trainers', exact: true });
  for (const path of ['/tests/selectSource', '/tests/words?source=food', '/texts/a1-who-am-i']) {
    await page.goto(path);
    await expect(menu, path).toHaveAttribute('aria-current', 'true');
  }
  for (const path of ['/', '/categories', '/text-words-analysis']) {
    await page.goto(path);
    await expect(menu, path).not.toHaveAttribute('aria-current');
  }
});

test('what is of a person stands below the words on a phone, and behind the initial where there is room', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  const current = page.locator('[aria-current]:visible');
  for (const path of ['/my-dictionary', '/my-cards', '/import-export']) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await expect(current, path).toHaveText(['Words']);
    await expect(current, path).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(current, path).toHaveAttribute('aria-label', 'Olena');
    await current.click();
    const link = page.getByRole('navigation').getByRole('link', { name: 'My dictionary' });
    await expect(link).toHaveAttribute('aria-current', path === '/my-dictionary' ? 'page' : 'true');
    await page.keyboard.press('Escape');
  }
});

test('without a connection a band says what still works', async ({ page, context }) => {
  await page.goto('/contact');
  const band = page.getByText('You are offline.');
  await expect(band).toHaveCount(0);
  await context.setOffline(true);
  await expect(band).toBeVisible();
  await context.setOffline(false);
  await expect(band).toHaveCount(0);
});

test('what works unseen on every page is asked for again with the next one where it did not come', async ({
  page,
}) => {
  const keepers = '**/assets/keepers-*.js';
  await page.route(keepers, route => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/');
  await lost;
  const found = page.waitForResponse(keepers);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  expect((await found).ok()).toBe(true);
});

test('the account menu shows how many words wait, and leads on', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.route('**/api/learning?*', async route => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, left: 24 } } });
  });
  await page.goto('/contact');
  await openAccount(page);
  await page.getByRole('link', { name: 'My dictionary Due now 24' }).click();
  await expect(page).toHaveURL(/my-dictionary/);
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
});

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
