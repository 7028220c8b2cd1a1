import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#languages/index.ts';

/** The button that says one of the languages of the pair in the header; its label as the page's language has it. */
export function pairButton(page: Page, label: string | RegExp) {
  return page.getByRole('banner').getByRole('button', { name: label });
}

/** Opens a language menu by the name of its button and chooses in it. */
export async function chooseLanguage(page: Page, button: string | RegExp, language: Language): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitemradio', { name: nativeName(language), exact: true }).click();
}

export const nativeName = (language: Language) =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? language;
