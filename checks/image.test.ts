import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Tables that the built server has in `dist/content`, and a folder of an operator's own files. */
const ELSEWHERE = /^content(\/|$)/;

const image = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const copied = [...image.matchAll(/^COPY --from=build \/slova\/(\S+) \.\/\1$/gm)].map(
  ([, path = '']) => path,
);
const sources = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' }).filter(
  name => /\.ts$/.test(name) && !/\.test\.ts$|^testing\//.test(name),
);
const read = sources.flatMap(name =>
  [...readFileSync(join(ROOT, 'server', name), 'utf8').matchAll(/join\(packageRoot, '([^']+)'/g)].map(
    ([, path = '']) => path,
  ),
);

test('the files that the server reads at run time are seen', () => {
  expect(read).toEqual(
    expect.arrayContaining([
      'server/database/migrations',
      'server/account/emails/texts',
      'server/reminders/texts',
    ]),
  );
});

test('the image of the container has every file that the server reads at run time', () => {
  const isIn = (path: string) => copied.some(there => path === there || path.startsWith(`${there}/`));
  expect(read.filter(path => !ELSEWHERE.test(path) && !isIn(path))).toEqual([]);
});
