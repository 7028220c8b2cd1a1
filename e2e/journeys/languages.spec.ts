import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { chooseLanguage, nativeName, pairButton } from '../support/choose-language.ts';
import { choosePair, expect, logIn, test, twoFrames } from '../support/people.ts';

test.describe('a Brazilian browser', () => {
  test.use({ locale: 'pt-BR' });

  test('is greeted in Portuguese', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  });
});

test.describe('a Swedish browser', () => {
  test.use({ locale: 'sv-SE' });

  test('falls back to English', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a choice is kept, and only its texts are loaded', async ({ page }) => {
  const locales: string[] = [];
  page.on('request', request => {
    const match = /\/assets\/([a-z]{2})-[\w-]{8}\.js/.exec(request.url());
    if (match?.[1]) locales.push(match[1]);
  });
  await page.goto('/');
  await chooseLanguage(page, /^Interface language/, 'uk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  expect(new Set(locales)).toEqual(new Set(['en', 'uk']));
});

test('Arabic is laid out from right to left', async ({ page }) => {
  await choosePair(page, 'ar', 'en');
  await page.goto('/categories');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const name = page.getByRole('link', { name: 'Slova' });
  await expect.poll(async () => (await name.boundingBox())?.x).toBeGreaterThan(640);
});

test('grammar and the AI teacher stand in the menu in Ukrainian only', async ({ page }) => {
  await choosePair(page, 'uk', 'en');
  await page.goto('/');
  await expect(page.locator('header a[href="/posts"]').first()).toBeVisible();
  await chooseLanguage(page, /^Мова інтерфейсу/, 'en');
  await expect(page.locator('header a[href="/posts"]')).toHaveCount(0);
  await expect(page.locator('header a[href="/tests/ai-teacher"]')).toHaveCount(0);
});

test('the interface follows the language saved in the account', async ({ page }) => {
  await logIn(page, { language: 'fr', learning_language: 'ja' });
  await page.goto('/categories');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('#learning-language')).toContainText('日本語');
});

test('who learns the language they read in is asked on home for another, not shown a word as its own meaning', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'en' });
  await page.goto('/');
  const choice = page.getByRole('radiogroup', { name: 'Choose a language' });
  await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Meet a new word' })).toHaveCount(0);
  await choice.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Meet a new word' })).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('on a phone the question for another language leaves room for what it is about, and is answered with one tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePair(page, 'en', 'en');
  await page.goto('/categories/food/words');
  const question = page.getByRole('region', { name: 'Choose a language' });
  expect((await question.boundingBox())?.height).toBeLessThan(844 / 3);
  await expect(question.getByRole('radio', { name: 'Español' })).toBeInViewport({ ratio: 1 });
  await question.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('End');
  await expect(question.getByRole('radio', { name: 'Polski' })).toBeInViewport({ ratio: 1 });
  await question.getByRole('radio', { name: 'Italiano' }).click();
  await expect(page.getByText('pane', { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('who has not chosen is asked on the first screen of home, whatever they read; the wall of words is only heard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('language', 'uk'));
  await page.goto('/');
  const languages = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(languages).toHaveCount(16);
  await expect(languages.first()).toBeInViewport({ ratio: 1 });
  const wall = page.getByRole('region', { name: 'Одна річ, сімнадцять слів' });
  await wall.getByRole('button', { name: /^pan / }).first().click();
  await expect(languages).toHaveCount(16);
  await chooseLanguage(page, /^Мова вивчення/, 'es');
  await expect(languages).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Вивчити перші 7 слів' })).toBeVisible();
  await expect(languages).toHaveCount(0);
});

test('who has not yet chosen what to learn sees the trainers with words of another language', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'en' });
  await page.goto('/');
  const trainers = page.locator('main section', { has: page.getByRole('heading', { name: 'Train' }) });
  await expect(trainers.locator('.word')).toHaveText(['arroz', 'huevo', 'queso', 'pan']);
  await page.goto('/tests');
  await expect(page.getByRole('main').locator('.word').first()).toHaveText('manzana');
});

test('a language chosen in the header is saved in the account', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories');
  await expect(page.locator('#learning-language')).toContainText('Español');
  const saved = page.waitForResponse(
    response =>
      response.request().method() === 'PATCH' && 'learning_language' in response.request().postDataJSON(),
  );
  await chooseLanguage(page, /^Learning language/, 'ko');
  expect((await (await saved).json()).data.learning_language).toBe('ko');
});

test('a choice that did not get through is there after a reload, and is saved once it does', async ({
  page,
}) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories');
  await expect(page.locator('#learning-language')).toContainText('Español');
  let isBroken = true;
  await page.route('**/api/profile', route =>
    isBroken && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  const failed = page.waitForEvent('requestfailed', request =>
    Boolean(request.postData()?.includes('learning_language')),
  );
  await chooseLanguage(page, /^Learning language/, 'ko');
  await failed;
  await page.reload();
  await expect(page.locator('#learning-language')).toContainText('한국어');
  isBroken = false;
  await page.reload();
  const headers = { authorization: `Bearer ${person.token}` };
  const learned = async () =>
    (await (await page.request.get('/api/profile', { headers })).json()).data.user.learning_language;
  await expect.poll(learned).toBe('ko');
  await expect(page.locator('#learning-language')).toContainText('한국어');
});

test('of two languages chosen in a row the last one stays and is saved, though the first comes later', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories');
  await expect(page.locator('#learning-language')).toContainText('Español');
  const saved: string[] = [];
  page.on('request', request => {
    const language = request.method() === 'PATCH' ? request.postDataJSON().language : undefined;
    if (language) saved.push(language);
  });
  const german = await holdGerman(page);
  await chooseLanguage(page, /^Interface language/, 'de');
  await chooseLanguage(page, /^Interface language/, 'fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await german.comes();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => saved).toEqual(['fr']);
});

test('going back to the language that is shown calls off the one on its way', async ({ page }) => {
  await page.goto('/');
  const german = await holdGerman(page);
  await chooseLanguage(page, /^Interface language/, 'de');
  await chooseLanguage(page, /^Interface language/, 'en');
  await german.comes();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** Keeps the German texts on their way until `comes`, which resolves when the page could have shown them. */
async function holdGerman(page: Page) {
  let send = () => {};
  const sent = new Promise<void>(resolve => {
    send = resolve;
  });
  await page.route('**/assets/de-*.js', async route => {
    await sent;
    await route.continue();
  });
  const response = page.waitForResponse('**/assets/de-*.js');
  return {
    async comes() {
      send();
      const url = (await response).url();
      // Another import of the file resolves once it has been run.
      await page.evaluate(file => import(file), url);
      await twoFrames(page);
    },
  };
}

test('a language whose texts did not come can be chosen again, if need be after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/de-*.js', route => route.abort());
  await chooseLanguage(page, /^Interface language/, 'de');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.unroute('**/assets/de-*.js');
  // Some browsers remember that a file failed for as long as the page lives.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await chooseLanguage(page, /^Interface language/, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('each menu of the pair lists the 17 languages, and is used by keyboard', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/contact');
  for (const name of [/^Interface language/, /^Learning language/]) {
    await pairButton(page, name).click();
    await expect(page.getByRole('menuitemradio').locator('bdi')).toHaveText(LANGUAGE_CODES.map(nativeName));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
    await expect(pairButton(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
  await expect(item('Español')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('हिन्दी')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Polski')).toBeFocused();
  await page.keyboard.press('i');
  await expect(item('Italiano')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pairButton(page, /^Learning language: Italiano/)).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('learning_language'))).toBe('it');
});
