import type { Browser, BrowserContext, Page } from '@playwright/test';
import { becomeLive } from './people.ts';

/** A browser that has been here before: its languages are in its storage and in the cookies that the server reads. */
export async function returning(
  browser: Browser,
  baseURL: string | undefined,
  lang: string,
  learn = 'es',
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US' });
  const cookie = (name: string, value: string) => ({ name, value, url: String(baseURL) });
  await context.addCookies([cookie('language', lang), cookie('learning_language', learn)]);
  await context.addInitScript(
    ([language = '', learning = '']) => {
      localStorage.setItem('language', language);
      localStorage.setItem('learningLanguage', learning);
    },
    [lang, learn],
  );
  return context;
}

/** React has taken the page over, and what it would ask for by itself is asked. */
export async function comeToRest(page: Page): Promise<void> {
  await becomeLive(page);
  await page.waitForLoadState('networkidle');
}
