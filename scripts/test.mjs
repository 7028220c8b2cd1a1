import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { build, installPackages, ROOT, requireNode, run, say } from './prepare.mjs';

requireNode();
installPackages();

say('— Checks: style, types, unused code, boundaries');
run('npm', ['run', '--silent', 'check']);

say('— Rules and server');
run(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'], await databases());

say('— Browser journeys');
build();
const { findBrowser } = await import('./browser.mjs');
const { path, env } = await findBrowser();
run(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test'], {
  ...env,
  CHROMIUM_PATH: path,
});

/** Where the store tests find PostgreSQL besides SQLite: at the given address, or on a server started for this run. */
async function databases() {
  if (process.env.TEST_DATABASE_URL) return {};
  const { url, reason } = await startPostgres();
  if (url !== undefined) return { TEST_DATABASE_URL: url };
  say(`The database tests run on SQLite alone: ${reason}.`);
  return {};
}
