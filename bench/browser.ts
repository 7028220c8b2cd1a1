import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import type { Task } from './thread-time.ts';

export type TraceEvent = {
  name: string;
  ph: string;
  /** Microseconds by the clock. */
  ts: number;
  dur?: number;
  /** Microseconds of CPU of the thread. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: Record<string, unknown>; frame?: string };
};
/** What the thread that runs the page did, in its order. */
export type Trace = { tasks: Task[]; events: TraceEvent[] };

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];
/** Only the thread that runs a page has these. */
const OF_A_PAGE = /^(firstContentfulPaint|EventTiming)$/;

/** Starts the browser that the tests take. */
export async function openBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser();
  return chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
}

/**
 * What the page’s thread does during work. Its own clock (`tdur`) goes on only while it runs, whatever else the machine does.
 *
 * @throws Error when the page neither painted nor was pressed meanwhile
 */
export async function traceOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.findLast(({ name }) => OF_A_PAGE.test(name));
  if (mark === undefined) throw new Error('Nothing was painted or pressed while the browser was watched');
  const events = traceEvents
    .filter(({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph !== 'M')
    .sort((one, other) => one.ts - other.ts);
  const tasks = events
    .filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000, cpu: tdur / 1000 }));
  return { tasks, events };
}
