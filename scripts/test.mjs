import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPgBouncer } from './pgbouncer.mjs';
import { startPostgres } from './postgres.mjs';
import { build, fail, installPackages, ROOT, requireNode, run, say } from './prepare.mjs';

/** What can be run, in this order. `npm test` names the first three, `npm run test:all` all (docs/testing.md). */
const PARTS = {
  checks: ['Checks: style, types, unused code, boundaries', checks],
  unit: ['Rules, server and pages without a browser', unit],
  journeys: ['Journeys: every feature in a browser', () => browser('journeys')],
  databases: ['PostgreSQL, a pooler, and clusters', databases],
  sweeps: ['Sweeps: every page in many languages, widths and looks', () => browser('sweeps')],
};

/** What a pooler could break: what is sent, transactions, and many at once. */
const POOLED = [
  'database/database',
  'database/transactions',
  'database/migrate',
  'account/races',
  'word-states/answer-store',
].map(name => `server/${name}.test.ts`);

/** Tests start the built server and read the built content: a start from sources, which parses every table anew, takes ten times as long. */
const BUILT = { TEST_SERVER: 'built' };

requireNode();
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !Object.hasOwn(PARTS, name));
if (wanted.length === 0 || unknown.length > 0)
  fail(`Name parts of the tests: ${Object.keys(PARTS).join(', ')}.`);
installPackages();
const times = [];
for (const [name, [title, part]] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  say(`— ${title}`);
  const start = Date.now();
  await part();
  times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
}
say(`All passed: ${times.join(', ')}.`);

function checks() {
  run('npm', ['run', '--silent', 'check']);
}

function unit() {
  build();
  vitest(['--project', 'shared', '--project', 'alone'], BUILT);
}

/** The tests that open databases a second time, on a PostgreSQL at the given address or on one started for this run; then the clusters. */
async function databases() {
  build();
  const { url, reason } = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL }
    : await startPostgres();
  if (url === undefined) say(`The database tests run on SQLite alone: ${reason}.`);
  else {
    vitest(['--project', 'shared', '--project', 'alone', ...databaseTests()], {
      ...BUILT,
      TEST_DATABASE_URL: url,
    });
    await throughPooler(url);
  }
  // One after the other: each is many processes, and measures how long they take.
  vitest(['--project', 'cluster', '--no-file-parallelism'], BUILT);
}

async function throughPooler(databaseUrl) {
  const { url, reason, stop } = await startPgBouncer(databaseUrl);
  if (url === undefined) {
    say(`Nothing was tested through a pooler: ${reason}.`);
    if (process.env.CLUSTER_TEST === 'required') fail(reason);
    return;
  }
  const parameters = ['--project', 'shared', '--project', 'alone', '-t', 'postgres', ...POOLED];
  vitest(parameters, { ...BUILT, TEST_DATABASE_URL: url, TEST_POOLER: 'on' });
  stop();
}

function databaseTests() {
  return readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `server/${name}`)
    .filter(file => /testDatabases|TEST_DATABASE_URL/.test(readFileSync(join(ROOT, file), 'utf8')));
}

function vitest(parameters, env = {}) {
  run(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'checks/vitest.config.ts',
      ...parameters,
    ],
    env,
  );
}

async function browser(project) {
  build();
  const { findBrowser } = await import('./browser.mjs');
  const { path, env } = await findBrowser();
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  run(process.execPath, [cli, 'test', '--config', 'e2e', `--project=${project}`], {
    ...env,
    CHROMIUM_PATH: path,
  });
}
