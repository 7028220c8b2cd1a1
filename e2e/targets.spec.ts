import type { Page } from '@playwright/test';
import { addWords, choosePair, expect, logIn, test } from './people.ts';
import { smallTargets } from './small-targets.ts';

const PATHS = [
  '/',
  '/categories',
  '/categories?find=bread',
  '/categories/food/words',
  '/texts',
  '/texts/a1-who-am-i',
  '/tests/selectSource?testType=flashcards',
  '/tests/words?source=food',
  '/tests/flashcards?source=food',
  '/placement',
  '/contact',
  '/login',
  '/register',
  '/text-words-analysis',
  '/no-such-page',
];
const OWN_PATHS = [
  '/tests',
  '/learn',
  '/my-dictionary',
  '/my-cards',
  '/import-export',
  '/dashboard',
  '/profile',
];
const PHONES = [
  { width: 390, lang: 'en', learn: 'es' },
  // The narrowest screen, and the shortest monogram.
  { width: 320, lang: 'vi', learn: 'de' },
];

async function expectLargeTargets(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [role=status]:has(.sr-only)')).toHaveCount(0);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
}

for (const { width, lang, learn } of PHONES) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ page }) => choosePair(page, lang, learn));

    test('all that a guest presses is large enough for a thumb', async ({ page }) => {
      test.slow();
      await expectLargeTargets(page, PATHS);
    });

    test('all that a learner presses is large enough for a thumb', async ({ page }) => {
      test.slow();
      const person = await logIn(page, { language: lang, learning_language: learn });
      await addWords(page, person, ['bread', 'dog', 'cat', 'cow']);
      await expectLargeTargets(page, [...PATHS.slice(0, 10), ...OWN_PATHS]);
      await page.goto('/categories/food/words');
      await page.getByRole('checkbox').first().check();
      expect.soft(await smallTargets(page), 'chosen words').toEqual([]);
      await page.locator('header button[aria-haspopup=menu]').first().click();
      expect.soft(await smallTargets(page), 'languages').toEqual([]);
    });
  });
}
