import { expect, logIn, test } from '../support/people.ts';

test('the headline of a first day takes three lines at most in the window of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = await logIn(page, { language: 'es', learning_language: 'en' });
  const headers = { authorization: `Bearer ${person.token}` };
  for (const language of ['es', 'fr', 'pt', 'it', 'vi', 'bn']) {
    await page.request.patch('/api/profile', { headers, data: { language } });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const headline = page.locator('#today');
    await expect(headline).toBeVisible();
    const lines = await headline.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, language).toBeLessThanOrEqual(3);
  }
});
