import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packageRoot } from '#server/process/package-root.ts';
import { startBuiltServer, stopBuiltServer } from '../e2e/support/built-server.ts';
import { openBrowser } from './browser.ts';
import { type Aim, inTurns, rounds, sayFigure, sayHead } from './measure.ts';

/**
 * What it costs to put a novel into the analyser's field: the processor time of the page's main thread, until it is drawn, beside a
 * bare page whose field takes the same text. Build first (`npm start`).
 * Run: npx tsx bench/pasting.ts [units of text]
 */
const ROUNDS = rounds(7, 3);
/** Seconds. */
const AIM: Aim = { atMost: 0.3 };
const SETTLED_MS = 500;
const LENGTH = Number(process.argv[2] ?? 1_400_000);
const PORT = '3191';
const address = `http://127.0.0.1:${PORT}/text-words-analysis`;
const BARE = 'data:text/html,<textarea></textarea>';

const SENTENCE = 'The quick brown fox looks after the bread, which a lazy dog would like to eat.';
const text = `${SENTENCE}\n`.repeat(Math.ceil(LENGTH / SENTENCE.length)).slice(0, LENGTH);

const setValue = (page: Page) =>
  page.evaluate(`{
    const field = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`);

type Act = (page: Page) => Promise<unknown>;

const server = await startBuiltServer(packageRoot, {
  PORT,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'slova-bench-')),
});
const browser = await openBrowser();
const found = await inTurns(ROUNDS, {
  bare: () => secondsOf(BARE, setValue),
  set: () => secondsOf(address, setValue),
  pasted: () => secondsOf(address, page => page.keyboard.press('ControlOrMeta+v')),
  typed: () => secondsOf(address, page => page.keyboard.insertText(text)),
});
sayHead();
sayFigure('bare page, set by a script: s', found.bare);
sayFigure('analyser, set by a script: s', found.set, AIM);
sayFigure('analyser, pasted: s', found.pasted, AIM);
sayFigure('analyser, inserted as typed: s', found.typed);
await browser.close();
await stopBuiltServer(server);

async function secondsOf(place: string, act: Act): Promise<number> {
  const permissions = place === BARE ? [] : ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ locale: 'en-US', permissions });
  const page = await context.newPage();
  await page.goto(place, { waitUntil: 'networkidle' });
  if (place !== BARE)
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)}).catch(() => {})`);
  await page.locator('textarea').focus();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await used();
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  const after = await used();
  await context.close();
  return after - before;
}
