import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Render } from '#contract/rendering.ts';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { loadSite } from '#server/http/site.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { compressedFiles } from '../build/compressed-files.ts';
import { findBrowser } from '../scripts/browser.mjs';

/**
 * The home page and a list of words against a bare page of React and router, all served compressed by the same server, over slow 4G
 * with a processor slowed four times: bytes over the wire, first contentful paint, and blocking time (what tasks take beyond 50 ms,
 * from the start on). They take turns; medians. Build first (`npm start`).
 */
const ROUNDS = 7;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Runs in the page, before anything of it. */
const NOTE_LONG_TASKS = `
  blocking = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });`;

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
const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});

const SITES = {
  floor: { port: servers.floor.port, address: '/' },
  home: { port: servers.slova.port, address: '/' },
  words: { port: servers.slova.port, address: '/categories/body/words?learn=es' },
};
const NAMES = ['floor', 'home', 'words'] as const;
const results: Record<(typeof NAMES)[number], Visit[]> = { floor: [], home: [], words: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of NAMES) results[name].push(await visit(browser, SITES[name]));
}
const [floor, home, words] = [summary(results.floor), summary(results.home), summary(results.words)];
console.table({ floor, home, words });
for (const [name, { paint, blocking }] of Object.entries({ home, words }))
  console.log(
    `${name}: first paint ${(paint / floor.paint).toFixed(2)} times the floor, blocking time ${(blocking / floor.blocking).toFixed(2)} times`,
  );
await browser.close();
await Promise.all(Object.values(servers).map(server => server.close()));

type Visit = { paint: number; blocking: number; scriptBytes: number; allBytes: number; requests: number };

async function visit(from: Browser, { port, address }: { port: number; address: string }): Promise<Visit> {
  const page = await (
    await from.newContext({ locale: 'en-US', viewport: { width: 375, height: 800 } })
  ).newPage();
  const bytes = await countBytes(page);
  await page.addInitScript(NOTE_LONG_TASKS);
  await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const blocking = await page.evaluate<number>('blocking');
  await page.context().close();
  return { paint, blocking, ...bytes };
}

/** Slows page and network down, and counts what comes over the wire. */
async function countBytes(page: Page) {
  const counted = { scriptBytes: 0, allBytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.requests += 1;
    counted.allBytes += encodedDataLength;
    if (types.get(requestId) === 'Script') counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
    site: loadSite(folder),
    render,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: app.addresses()[0]?.port ?? 0, close: () => app.close() };
}

function summary(visits: Visit[]): Visit {
  const median = (name: keyof Visit) =>
    visits.map(visit => visit[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    paint: Math.round(median('paint')),
    blocking: Math.round(median('blocking')),
    scriptBytes: median('scriptBytes'),
    allBytes: median('allBytes'),
    requests: median('requests'),
  };
}
