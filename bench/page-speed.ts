import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { loadSite } from '#server/http/site.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { findBrowser } from '../scripts/browser.mjs';

/**
 * The home page against a bare page of React and router, both served by the same server, over slow 4G with a processor slowed
 * four times: bytes over the wire and first contentful paint. The two take turns; medians. Build first (`npm start`).
 */
const ROUNDS = 7;
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
  build: { outDir: floorFolder, emptyOutDir: true },
});

const servers = { floor: await serve(floorFolder), slova: await serve(join(packageRoot, 'dist/web')) };
const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});

const results = { floor: [] as Visit[], slova: [] as Visit[] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of ['floor', 'slova'] as const)
    results[name].push(await visit(browser, servers[name].port));
}
const [floor, slova] = [summary(results.floor), summary(results.slova)];
console.table({ floor, slova });
console.log(`first paint: ${(slova.paint / floor.paint).toFixed(2)} times the floor`);
await browser.close();
await Promise.all(Object.values(servers).map(server => server.close()));

type Visit = { paint: number; scriptBytes: number; allBytes: number; requests: number };

async function visit(from: Browser, port: number): Promise<Visit> {
  const page = await (
    await from.newContext({ locale: 'en-US', viewport: { width: 375, height: 800 } })
  ).newPage();
  const bytes = await countBytes(page);
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await page.context().close();
  return { paint, ...bytes };
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

async function serve(folder: string) {
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
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: app.addresses()[0]?.port ?? 0, close: () => app.close() };
}

function summary(visits: Visit[]): Visit {
  const median = (name: keyof Visit) =>
    visits.map(visit => visit[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    paint: Math.round(median('paint')),
    scriptBytes: median('scriptBytes'),
    allBytes: median('allBytes'),
    requests: median('requests'),
  };
}
