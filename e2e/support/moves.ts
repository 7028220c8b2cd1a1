import type { Page } from '@playwright/test';

/** Everything that moved without having been asked to, by what it was. */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moves.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120)).join(' | ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}
