import type { Page } from '@playwright/test';
import { expect } from './people.ts';

/** Resolves once a worker stands beside the page and has kept what the page is made of. */
export async function readyOffline(page: Page): Promise<void> {
  const isKept = async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const files = await (await caches.open('files-1')).keys();
    const paths = files.map(({ url }) => new URL(url).pathname);
    return paths.some(path => /\/(en|uk|ar)-[\w-]{8}\.js$/.test(path));
  };
  await expect.poll(() => page.evaluate(isKept).catch(() => false), { timeout: 20_000 }).toBe(true);
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
