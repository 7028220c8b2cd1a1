import type { Page } from '@playwright/test';

export const A1 = '/texts/a1-a-dogs-diary';
export const B1 = '/texts/b1-one-tomato';

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Translation' });
export const word = (page: Page, text: string) =>
  page.locator('[data-word]').getByText(text, { exact: true }).first();
