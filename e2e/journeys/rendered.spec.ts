import type { BrowserContext, Page } from '@playwright/test';
import { chooseLanguage } from '../support/choose-language.ts';
import { choosePair, expect, logIn, test } from '../support/people.ts';
import { comeToRest, returning } from '../support/returning.ts';

async function withPage(context: BrowserContext, work: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await work(page);
  await context.close();
}

test('a list keeps the title it came with until it shows other words, and loads no names of languages before', async ({
  browser,
  baseURL,
}) => {
  await withPage(await returning(browser, baseURL, 'en'), async page => {
    await page.addInitScript(() => {
      const { DisplayNames } = Intl;
      Object.assign(window, { namesLoaded: 0 });
      class Counted extends DisplayNames {
        constructor(...given: ConstructorParameters<typeof DisplayNames>) {
          super(...given);
          (window as unknown as { namesLoaded: number }).namesLoaded += 1;
        }
      }
      Object.assign(Intl, { DisplayNames: Counted });
    });
    await page.goto('/categories/food/words');
    await comeToRest(page);
    expect(await page.evaluate('namesLoaded')).toBe(0);
    await expect(page).toHaveTitle('Food in Spanish · Slova');
    await chooseLanguage(page, /^Learning language/, 'ja');
    await expect(page).toHaveTitle('Food in Japanese · Slova');
    await chooseLanguage(page, /^Learning language/, 'es');
    await expect(page).toHaveTitle('Food in Spanish · Slova');
    expect(await page.evaluate('namesLoaded')).toBeGreaterThan(0);
  });
});

/** Every text that was to be seen, in every frame of the loading. */
async function watchTexts(page: Page) {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const look = () => {
      const heading = document.querySelector('h1');
      const login = document.querySelector('header a[href="/login"]');
      for (const element of [heading, login])
        if (element?.checkVisibility({ visibilityProperty: true })) texts.add(String(element.textContent));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);
}

test('a choice that the server has not heard of yet is never shown in another language, and known the next time', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addInitScript(() => localStorage.setItem('language', 'uk'));
  await withPage(context, async page => {
    const texts = await watchTexts(page);
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Категорії слів');
    expect((await texts()).filter(text => /[a-z]/i.test(text))).toEqual([]);
    const again = await page.goto('/categories');
    expect(await again?.text()).toContain('<html lang="uk"');
  });
});

test('who is logged in never sees the way to log in, nor the page of a guest', async ({ page }) => {
  await logIn(page);
  const texts = await watchTexts(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Olena' })).toBeVisible();
    const shown = await texts();
    expect(shown.filter(text => /Log in|Seven words in three minutes/.test(text))).toEqual([]);
  }
});

test('a page is dark from its first picture on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false, baseURL });
  await withPage(context, async page => {
    await page.goto('/contact');
    const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(colour).toMatch(/^(rgb\(([0-5]?\d), |oklch\(0\.[0-3])/);
  });
});

test('without scripts every word of a list is there to read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'uk-UA' });
  await withPage(context, async page => {
    await page.goto('/categories/food/words?learn=es');
    await expect(page.getByRole('heading', { level: 1, name: 'Їжа' })).toBeVisible();
    await expect(page.locator('main ul > li:has(.word)')).toHaveCount(42);
  });
});

test('without scripts a form says that it needs them, and with them says nothing of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'uk-UA' });
  await withPage(context, async silent => {
    for (const path of ['/login', '/register', '/contact', '/reset-password']) {
      await silent.goto(path);
      // Texts there are none to look for by what they say.
      const said = silent.locator('noscript > div');
      await expect(said).toBeVisible();
      expect(await said.innerText()).toContain('Ця форма потребує JavaScript.');
    }
  });
  await choosePair(page, 'uk', 'es');
  await page.goto('/contact');
  await expect(page.locator('noscript > div')).toHaveCount(0);
});

test('an address that nobody can decode is a page that is not there, in the language of the visitor', async ({
  page,
}) => {
  await choosePair(page, 'uk', 'es');
  // On the built server: a call of which only the failure counts is what a build leaves out.
  for (const path of ['/%ff', '/categories/%E0%A4%A/words']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сторінку не знайдено');
  }
});

test('pages work where the browser keeps nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await withPage(context, async page => {
    await page.goto('/categories?lang=uk');
    await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
    await page.getByRole('link', { name: /^Food/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
  });
});
