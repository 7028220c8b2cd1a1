import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Render } from '#contract/rendering.ts';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { openSite } from '#server/http/site.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { compressedFiles } from '../build/compressed-files.ts';
import { openBrowser, type Trace, type TraceEvent, traceOf } from './browser.ts';
import { type Aim, ratios, rounds, sayFigure, sayHead } from './measure.ts';
import { doneOnSlower, type Task } from './thread-time.ts';

/**
 * The home page and a list of words against a bare page of React and router, all served compressed by the same server, over slow 4G
 * and as a processor of a quarter of the speed would bear it: a first visit's paint, blocking time (what tasks take beyond 50 ms,
 * from the start on), layout, and bytes over the wire. They take turns. The network is slowed on the clock; the processor is not:
 * each task counts four times what the thread's own clock says, so that what else the machine does is left out. Build first (`npm start`).
 */
const ROUNDS = rounds(9, 5);
const SLOWED = 4;
const LONG_TASK_MS = 50;
/** Of the bare page's. */
const PAINT: Aim = { atMost: 0.5 };
const BLOCKING: Aim = { atMost: 1.2 };
/** Kilobytes, all told. */
const BYTES: Aim = { atMost: 150 };
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

const floorFolder = mkdtempSync(join(tmpdir(), 'slova-floor-'));
const root = join(import.meta.dirname, 'floor-page');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  // As small as the product's own files are sent.
  plugins: [compressedFiles()],
  build: { outDir: floorFolder, emptyOutDir: true },
});

/** As the server itself has it. */
const { render }: { render: Render } = await import(join(packageRoot, 'dist/render/render.js'));
const servers = {
  floor: await serve(floorFolder),
  slova: await serve(join(packageRoot, 'dist/web'), render),
};
const browser = await openBrowser();

const SITES = {
  floor: { port: servers.floor.port, address: '/' },
  home: { port: servers.slova.port, address: '/' },
  words: { port: servers.slova.port, address: '/categories/body/words?learn=es' },
};
const NAMES = ['floor', 'home', 'words'] as const;
const results: Record<(typeof NAMES)[number], Visit[]> = { floor: [], home: [], words: [] };
// The first visits warm the server up.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of NAMES) {
    const made = await visit(SITES[name]);
    if (round > 0) results[name].push(made);
  }
}
sayHead();
const of = (name: (typeof NAMES)[number], what: keyof Visit) => results[name].map(one => one[what]);
for (const name of NAMES) {
  sayFigure(`${name}, first paint: ms`, of(name, 'paint'));
  sayFigure(`${name}, blocking: ms`, of(name, 'blocking'));
  sayFigure(`${name}, layout: ms`, of(name, 'layout'));
  sayFigure(`${name}, scripts: kB`, of(name, 'scripts'));
  sayFigure(`${name}, all told: kB`, of(name, 'bytes'), name === 'home' ? BYTES : undefined);
}
for (const name of ['home', 'words'] as const) {
  sayFigure(`${name}, first paint by the floor's`, ratios(of(name, 'paint'), of('floor', 'paint')), PAINT);
  sayFigure(
    `${name}, blocking by the floor's`,
    ratios(of(name, 'blocking'), of('floor', 'blocking')),
    BLOCKING,
  );
}
await browser.close();
await Promise.all(Object.values(servers).map(server => server.close()));

type Visit = { paint: number; blocking: number; layout: number; scripts: number; bytes: number };

async function visit({ port, address }: { port: number; address: string }): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  const url = `http://127.0.0.1:${port}${address}`;
  const trace = await traceOf(browser, page, () => page.goto(url, { waitUntil: 'networkidle' }));
  await context.close();
  const began = timeOf(
    trace.events,
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const tasks = trace.tasks.filter(({ start }) => start >= began);
  const layouts = trace.events.filter(({ name, ts }) => name === 'Layout' && ts / 1000 >= began);
  return {
    paint: paintOf(trace, tasks) - began,
    blocking: tasks.reduce((sum, { cpu }) => sum + Math.max(0, SLOWED * cpu - LONG_TASK_MS), 0),
    layout: layouts.reduce((sum, { tdur = 0 }) => sum + (SLOWED * tdur) / 1000, 0),
    scripts: bytes.scripts / 1000,
    bytes: bytes.all / 1000,
  };
}

/** When the first picture with content is done: the last drawing before it is seen is the one that made it. */
function paintOf({ events }: Trace, tasks: readonly Task[]): number {
  const seen = timeOf(events, ({ name }) => name === 'firstContentfulPaint');
  const drawn = timeOf(events, ({ name, ts }) => name === 'Paint' && ts / 1000 <= seen);
  return doneOnSlower(SLOWED, tasks, drawn);
}

function timeOf(events: readonly TraceEvent[], isMeant: (event: TraceEvent) => boolean): number {
  const event = events.findLast(isMeant);
  if (event === undefined) throw new Error('The trace lacks an event');
  return event.ts / 1000;
}

/** Slows the network down, and counts what comes over the wire. */
async function countBytes(page: Page) {
  const counted = { scripts: 0, all: 0 };
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.all += encodedDataLength;
    if (types.get(requestId) === 'Script') counted.scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return counted;
}

async function serve(folder: string, render?: Render) {
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-bench-'));
  const app = buildApp({
    db: await openDatabase({ dataDir }),
    catalogue: loadCatalogue(join(packageRoot, 'content')),
    voice: {
      synthesize: () => Promise.reject(new Error('no voice')),
      warmUp: async () => {},
      close: async () => {},
    },
    limits: noLimits,
    site: openSite([folder]),
    render,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: app.addresses()[0]?.port ?? 0, close: () => app.close() };
}
