import { expectAccessible } from '../support/accessible.ts';
import { answered } from '../support/learner.ts';
import { choosePair, expect, logIn, test } from '../support/people.ts';

test('the language that is shown can be read in forced colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await answered(page, person, 2, 4);
  await answered(page, person, 2, 4, 'de');
  await page.goto('/dashboard');
  const shown = page.getByRole('main').getByRole('button', { name: 'Español', pressed: true });
  const [ground, text, adjust] = await shown.evaluate(chip => {
    const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(chip);
    return [backgroundColor, color, forcedColorAdjust];
  });
  expect(ground).not.toBe(text);
  // Elsewhere the ground of the page is laid behind text, whatever ground it stands on.
  expect(adjust).toBe('none');
});

test('the Arabic page reads from the right, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const person = await logIn(page, { language: 'ar', learning_language: 'es' });
  await choosePair(page, 'ar', 'es');
  await answered(page, person, 9, 3);
  await page.goto('/dashboard');
  const today = page.getByRole('img', { name: /الأيام/ }).locator('text').first();
  const middle = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await today.boundingBox())?.x).toBeGreaterThan(middle.width / 2);
  for (const table of await page.locator('summary').all()) await table.click();
  await expectAccessible(page);
});
