import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Two runs on one machine, of two clones, need two ports.
const PORT = process.env.E2E_PORT ?? '3210';
// Workers read this file too; the folder is made once, by the first reader.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'slova-e2e-'));

/** Journeys and sweeps through the production build, started as people start it, on an empty data folder (docs/testing.md). */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    { name: 'sweeps', testDir: 'sweeps' },
  ],
  fullyParallel: true,
  workers: 2,
  // Only what never comes takes so long: on a machine that does ten other things a journey of six seconds took more than sixty.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // Not by system: what is kept is the same on all of them.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    // Journeys that meddle with requests have to see them all; those without a connection allow it.
    serviceWorkers: 'block',
    // Recording every test takes half of the time; `--trace retain-on-failure` records the few that are looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${PORT}/api/categories`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT, DATA_DIR: process.env.E2E_DATA_DIR, RATE_LIMITS: 'off' },
  },
});
