import { LANGUAGE_CODES } from '#languages/index.ts';
import { expect, test } from '../support/people.ts';

test('the words beside the login are whole in every learning language', async ({ page }) => {
  await page.goto('/login');
  for (const learn of LANGUAGE_CODES) {
    await page.evaluate(code => localStorage.setItem('learningLanguage', code), learn);
    await page.reload();
    const words = page.getByRole('main').locator('.slip [lang]:not(:empty)').and(page.locator('.truncate'));
    await expect(words).toHaveCount(3);
    const cut = (all: Element[]) => all.filter(each => each.scrollWidth > each.clientWidth).length;
    expect(await words.evaluateAll(cut), learn).toBe(0);
  }
});
