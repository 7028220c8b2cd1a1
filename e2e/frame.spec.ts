import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { expectAccessible } from './accessible.ts';
import { pairButton } from './choose-language.ts';
import { choosePair, expect, logIn, openAccount, stopClock, test } from './people.ts';

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

test('a phone has four tabs in reach, and marks the one that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await choosePair(page, 'en', 'es');
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Words', 'Train', 'Texts']);
  await tabs.getByRole('link', { name: 'Words' }).click();
  await expect(page).toHaveURL(/\/categories/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Words');
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

test('without a connection a band says what still works', async ({ page, context }) => {
  await page.goto('/contact');
  const band = page.getByText('You are offline.');
  await expect(band).toHaveCount(0);
  await context.setOffline(true);
  await expect(band).toBeVisible();
  await context.setOffline(false);
  await expect(band).toHaveCount(0);
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

for (const viewport of [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]) {
  test(`a low, wide screen holds a question and all its answers: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await choosePair(page, 'en', 'es');
    await page.clock.install();
    for (const [path, last] of [
      ['/tests/words?source=numbers', 'main [aria-keyshortcuts="4"]'],
      ['/tests/flashcards?source=numbers', 'main button:has-text("Show translation")'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator(last)).toBeInViewport({ ratio: 1 });
      const slip = page.locator('main .slip').first();
      // As laid out: a card that turns is drawn larger.
      const height = () => slip.evaluate((element: HTMLElement) => element.offsetHeight);
      const before = await height();
      // A question that is solved gives way to the next within a second.
      await stopClock(page);
      const keys = path.includes('flashcards') ? ['Space'] : ['1', '2', '3', '4'];
      for (const key of keys) await page.keyboard.press(key);
      await expect(page.locator('main .tile').first()).toBeVisible();
      expect(await height()).toBe(before);
      await page.clock.resume();
    }
  });
}

test('a phone with its keyboard out holds a question and all its answers, and none moves when one is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 440 });
  await choosePair(page, 'de', 'vi');
  for (const path of ['/tests/words?source=food', '/tests/words-reverse?source=food']) {
    await page.goto(path);
    const answers = page.locator(['1', '2', '3', '4'].map(key => `main [aria-keyshortcuts="${key}"]`).join());
    await expect(page.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(answers).toHaveCount(4);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    // On the page, which a press may scroll; across they may move, since a wrong one is nudged.
    const places = () =>
      answers.evaluateAll(buttons =>
        buttons.map(button => [
          button.getBoundingClientRect().y + scrollY,
          button.getBoundingClientRect().height,
        ]),
      );
    const before = await places();
    await answers.first().click();
    await expect(page.getByText(/^(Richtig|Falsch) 1$/)).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('on a small phone the note of a practised word lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'ar', 'de');
  await page.route(/\/api\/tests\/(learn|reverse)-words/, async route => {
    const reply = await (await route.fetch()).json();
    const packetWords = reply.data.packetWords.map((word: object) => ({ ...word, why: 'practice' }));
    await route.fulfill({ json: { ...reply, data: { ...reply.data, packetWords } } });
  });
  for (const [path, above] of [
    ['/tests/words?source=food', '.slip button'],
    ['/tests/flashcards?source=food', '.rotate-y-180 p:last-of-type'],
  ] as const) {
    await page.goto(path);
    const note = page.getByText('تمرين: لا يغيّر موعد عودة الكلمة.');
    await expect(note).toBeVisible();
    if (path.includes('flashcards')) await page.keyboard.press('Space');
    const upper = page.locator(`main ${above}`).last();
    await expect(upper).toBeVisible();
    await expect(async () => {
      const [over, under] = [await upper.boundingBox(), await note.boundingBox()];
      expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    }).toPass({ timeout: 5000 });
  }
  // All answers are there as well.
  await page.goto('/tests/words?source=food');
  await expect(page.locator('main [aria-keyshortcuts="4"]')).toBeInViewport({ ratio: 1 });
});

test('on a small phone a long word and its answers keep their places, whatever is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'de', 'es');
  await page.clock.install();
  const right = 'Schweinebraten';
  await page.route(/\/api\/tests\/reverse-words/, async route => {
    const reply = await (await route.fetch()).json();
    const [word, ...others] = reply.data.packetWords;
    const wrong = ['Behandlung', 'Lineal', 'Krankheit'];
    const otherWords = word.otherWords.map((other: object, at: number) => ({
      ...other,
      word: 'tratamiento',
      translation: wrong[at],
    }));
    const long = { ...word, word: 'carne de cerdo', translation: right, otherWords };
    await route.fulfill({ json: { ...reply, data: { ...reply.data, packetWords: [long, ...others] } } });
  });
  await page.goto('/tests/words?source=food');
  const answers = page.locator(['1', '2', '3', '4'].map(key => `main [aria-keyshortcuts="${key}"]`).join());
  await expect(page.getByRole('button', { name: right, exact: true })).toBeVisible();
  const places = () =>
    answers.evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().y + scrollY));
  await stopClock(page);
  const before = await places();
  await page.getByRole('button', { name: 'Behandlung', exact: true }).click();
  await expect(page.getByText('Falsch 1')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: right, exact: true }).click();
  await expect(page.getByText('Richtig 1')).toBeVisible();
  expect(await places()).toEqual(before);
});

for (const [language, words] of [
  ['es', ['chocolate', 'hamburguesa', 'abuelastra', 'extraterrestres', 'estadounidense']],
  ['en', ['newspaper', 'grandfather', 'mathematician', 'congratulations']],
  ['de', ['Großmutter', 'Bürgermeister', 'Krankenschwester']],
] as const) {
  test(`no trainer breaks a word where a phone is narrow: ${language}`, async ({ page }) => {
    await choosePair(page, 'uk', language);
    let shown = '';
    await page.route(/\/api\/tests\/(learn|reverse)-words/, async route => {
      const reply = await (await route.fetch()).json();
      const [word, ...others] = reply.data.packetWords;
      const packetWords = [{ ...word, word: shown }, ...others];
      await route.fulfill({ json: { ...reply, data: { ...reply.data, packetWords } } });
    });
    for (const width of [320, 360, 390])
      for (shown of words) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
        await page.goto('/tests/words?source=food');
        const heading = page.getByRole('heading', { level: 2, name: shown });
        await expect(heading).toBeVisible();
        const lines = await heading.evaluate(element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, `${shown}, ${width} px`).toBe(1);
      }
  });
}

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

test('the title of a Spanish text stands at the start of its row in Arabic', async ({ page }) => {
  await choosePair(page, 'ar', 'es');
  await page.goto('/texts');
  const title = page.getByRole('main').getByText('El gato del tercero');
  await expect(title).toBeVisible();
  const gap = await title.evaluate((element: HTMLElement) => {
    const row = element.parentElement?.getBoundingClientRect();
    return (row?.right ?? Infinity) - element.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThanOrEqual(1);
  expect(await title.evaluate(element => getComputedStyle(element).direction)).toBe('ltr');
  expect(await title.evaluate((element: HTMLElement) => element.offsetWidth)).toBeLessThan(400);
});

test('the outlines of the wordmark lie where the header shows it', async ({ page }) => {
  await page.goto('/');
  const mark = page.getByRole('banner').getByRole('img', { name: 'Slova' }).first();
  const [frame, drawn] = [await mark.boundingBox(), await mark.locator('use').boundingBox()];
  expect(drawn?.width).toBeGreaterThan(0.9 * (frame?.width ?? Infinity));
  expect(Math.abs((drawn?.y ?? Infinity) - (frame?.y ?? 0))).toBeLessThan(0.2 * (frame?.height ?? 0));
});
