import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGES = ['docs/security.md', 'docs/operations.md', 'docs/scaling.md'];

/** Files of tests are named by their place in `server/`, or in the whole. */
function fileOf(name: string): string | undefined {
  return [join(ROOT, 'server', name), join(ROOT, name)].find(existsSync);
}

test.each(PAGES)('every file that %s names as a test or a bench is there', page => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?|bench\/[\w.-]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(name => fileOf(name) === undefined)).toEqual([]);
});

test('every promise of the security page is held by a test of that name', () => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const rows = [...text.matchAll(/^\|[^|]*\| ([^|]+?) \| `([\w./-]+\.test\.ts)` \|$/gm)];
  const promises = rows.map(([, title = '', file = '']) => ({ title, file }));
  expect(promises.length).toBeGreaterThan(25);
  const missing = promises.filter(({ title, file }) => {
    // Within quotes an apostrophe may be written with a stroke before it.
    const code = readFileSync(fileOf(file) ?? '', 'utf8').replaceAll("\\'", "'");
    return !code.includes(title);
  });
  expect(missing).toEqual([]);
});
