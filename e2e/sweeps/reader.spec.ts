import { expectAccessible } from '../support/accessible.ts';
import { choosePair, expect, test } from '../support/people.ts';
import { A1, B1, panel, word } from '../support/reader.ts';

for (const path of ['/texts', A1]) {
  test(`${path} has no accessibility faults`, async ({ page }) => {
    await page.goto(path);
    if (path === A1) {
      await word(page, 'garden').click();
      await expect(panel(page).getByRole('heading', { name: 'garden' })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

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

test('both lines of a long English title stand at the start of its row in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePair(page, 'ar', 'en');
  await page.goto('/texts');
  const title = page.getByRole('main').getByText('Eight People, One Bathroom');
  await expect(title).toBeVisible();
  const ends = await title.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ right }) => Math.round(right));
  });
  expect(ends).toHaveLength(2);
  expect(ends[0]).toBe(ends[1]);
});

test('the letters of a Hindi word hang together under a longer reading', async ({ page }) => {
  await choosePair(page, 'en', 'hi');
  await page.goto('/texts/hi-a1-khoya-hua-tota');
  const colour = page.locator('[data-word]').filter({ hasText: /^रंग/ }).first();
  /** How far its second letter stands from the beginning of the first, which has a sign of its own. */
  const firstLetter = () =>
    colour.evaluate(element => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 2);
      return range.getBoundingClientRect().width;
    });
  const before = await firstLetter();
  await page.getByRole('button', { name: 'Show pronunciation' }).click();
  await expect(colour.locator('rt')).toBeVisible();
  expect(Math.abs((await firstLetter()) - before)).toBeLessThanOrEqual(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  for (const lang of ['uk', 'es', 'ar', 'hi', 'ja']) {
    test(`ten words of each level are tapped in ${lang}`, async ({ page }) => {
      await choosePair(page, lang, 'en');
      for (const path of [A1, B1]) {
        await page.goto(path);
        await expect(page.locator('[data-word]').first()).toBeVisible();
        for (let index = 3; index < 93; index += 9) {
          await page.locator(`[data-word="${index}"]`).tap();
          await expect(page.locator(`aside bdi[lang=${lang}]`).first()).toHaveText(/\p{L}/u);
        }
      }
    });
  }
});
