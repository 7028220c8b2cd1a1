import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const FOLDERS = [
  'bench',
  'build',
  'checks',
  'contract',
  'files',
  'languages',
  'learning',
  'scripts',
  'server',
  'web',
];

const ROOT = join(import.meta.dirname, '..');

/** Files whose tests change what modules keep: a document, the database of a browser, a module that another one replaces, what calls find. */
const ALONE =
  /@vitest-environment|builtinEnvironments|fake-indexeddb|testing\/outbox|vi\.mock\(|stubGlobal\('fetch'/;

/** Several servers behind one address; `npm run test:all` runs them. */
const CLUSTER = ['server/cluster.test.ts', 'server/balancer.test.ts', 'server/failover.test.ts'];

/** These take longest: files of a process of their own are handed out one by one, those that share one are shared out beforehand. */
const LONG = [
  'languages/forms.test.ts',
  'languages/paradigm-tables.test.ts',
  'server/catalogue/sentences.test.ts',
  'server/reader/coverage.test.ts',
  'server/speech/voice.test.ts',
];

const alone = FOLDERS.flatMap(testsIn).filter(
  file => LONG.includes(file) || ALONE.test(readFileSync(join(ROOT, file), 'utf8')),
);

export default defineConfig({
  root: ROOT,
  test: {
    // Only what hangs takes so long: on a machine that gives a thirtieth of a core a test of half a second took more than twenty.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than the cores that are promised: tests of pages wait for a third of their time.
    maxWorkers: 3,
    // Only what never comes takes so long.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [`{${FOLDERS}}/**/*.test.{ts,tsx}`],
          exclude: [...alone, ...CLUSTER],
          // One process runs many files: content and libraries are read once, which takes more time than most tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'cluster', include: CLUSTER } },
    ],
  },
});

/** The files of tests in a folder, as paths from the root. */
function testsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`);
}
