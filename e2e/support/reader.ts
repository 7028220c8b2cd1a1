import type { Locator, Page } from '@playwright/test';

export const A1 = '/texts/a1-a-dogs-diary';
export const B1 = '/texts/b1-one-tomato';

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Translation' });
export const word = (page: Page, text: string) =>
  page.locator('[data-word]').getByText(text, { exact: true }).first();

/** Where something on the screen begins and ends, in pixels from its top. */
export async function edges(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return { top: box.y, bottom: box.y + box.height };
}

/** Has every text that is asked for be this one. */
export async function showText(page: Page, written: { title: string; body: string }): Promise<void> {
  const text = { id: 'a1-a-dogs-diary', level: 'A1', ...written };
  await page.route('**/api/texts/*', route =>
    route.fulfill({ json: { success: true, message: '', data: { text } } }),
  );
}
