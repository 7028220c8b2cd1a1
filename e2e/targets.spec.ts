import type { Page } from '@playwright/test';
import { addWords, choosePair, expect, logIn, test } from './people.ts';

/** Of what a thumb presses, in CSS pixels (WCAG 2.5.5). */
const LEAST = 44;
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

/**
 * What can be pressed and is smaller than it should be, one of a kind. A field is as large as the label around it, a link as the card
 * that it covers; links within running text and the words of a text are as high as their line.
 */
function smallTargets(least: number): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=switch], [role=checkbox], [role=radio]';
  const boxOf = (control: Element): DOMRect => {
    const { content, position, inset } = getComputedStyle(control, '::after');
    if (content === 'none' || position !== 'absolute' || inset !== '0px')
      return (control.closest('label') ?? control).getBoundingClientRect();
    let card = control.parentElement as Element;
    while (getComputedStyle(card).position === 'static') card = card.parentElement as Element;
    return card.getBoundingClientRect();
  };
  const isInText = (control: Element) =>
    control.matches('[data-word]') ||
    (getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement as Element).childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ));
  const small = new Map<string, string>();
  for (const control of document.querySelectorAll(controls)) {
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The skip link is seen when it has focus, the trap for programs never.
    if (!isSeen || isInText(control) || control.closest('[inert], .sr-only, [aria-hidden=true]')) continue;
    const { width, height } = boxOf(control);
    if (width > least - 0.1 && height > least - 0.1) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    small.set(control.className, `${width.toFixed()} x ${height.toFixed()} ${name.trim().slice(0, 40)}`);
  }
  return [...small.values()];
}

async function expectLargeTargets(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [role=status]:has(.sr-only)')).toHaveCount(0);
    expect.soft(await page.evaluate(smallTargets, LEAST), path).toEqual([]);
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
      expect.soft(await page.evaluate(smallTargets, LEAST), 'chosen words').toEqual([]);
      await page.locator('header button[aria-haspopup=menu]').first().click();
      expect.soft(await page.evaluate(smallTargets, LEAST), 'languages').toEqual([]);
    });
  });
}
