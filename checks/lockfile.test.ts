import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Package = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  hasInstallScript?: boolean;
};

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

test('every package for another platform is in the lockfile, so that npm ci works there too', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !isLocked(place, name))
      .map(name => `${name}, wanted by ${place || 'the project'}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
});

/** Looks where Node would: in the package's own folder, then in each one above it. */
function isLocked(place: string, name: string): boolean {
  const above = place
    .split('node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('node_modules/'));
  return above.some(folder => `${folder && `${folder.replace(/\/$/, '')}/`}node_modules/${name}` in packages);
}
