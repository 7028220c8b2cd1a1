import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = import.meta.dirname;

/** Features that others may build on; every other feature stands alone. */
const BLOCKS: Record<string, string[]> = {
  web: ['account', 'words', 'speech', 'translation', 'dictionary', 'trainers', 'layout', 'ui', 'i18n'],
  server: ['account', 'catalogue', 'database', 'dictionary'],
};
const FORBIDDEN_NAMES = /(^|\/)(index|utils|helpers|common|types|constants|misc)\.tsx?$/;
/** zod would add a fifth to the browser's first load, so the browser takes types only from the rest of the contract. */
const CONTRACT_AT_RUN_TIME = [
  'contract/languages.ts',
  'contract/pages.ts',
  'contract/choose-language.ts',
  'contract/shuffled.ts',
  'contract/text-words.ts',
  'contract/search.ts',
];

type Import = { from: string; to: string; isTypeOnly: boolean };

const files = ['contract', 'server', 'web'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
);
const product = files.filter(file => !file.includes('.test.') && !file.startsWith('server/testing'));
const imports = product.flatMap(importsOf);

test('the imports of the whole tree are seen', () => {
  expect(imports.length).toBeGreaterThan(product.length);
});

test('the browser never imports the server, and the contract imports neither', () => {
  expect(imports.filter(({ from, to }) => from.startsWith('web/') && to.startsWith('server/'))).toEqual([]);
  expect(
    imports.filter(({ from, to }) => from.startsWith('contract/') && !to.startsWith('contract/')),
  ).toEqual([]);
});

test('the browser takes nothing but types from the contract’s schemas', () => {
  const runTime = imports.filter(
    ({ from, to, isTypeOnly }) => from.startsWith('web/') && to.startsWith('contract/') && !isTypeOnly,
  );
  expect(runTime.filter(({ to }) => !CONTRACT_AT_RUN_TIME.includes(to))).toEqual([]);
});

test('features do not import one another but for the building blocks', () => {
  const crossing = imports.filter(({ from, to }) => {
    const [[side = '', feature], [otherSide, other = '']] = [featureOf(from), featureOf(to)];
    if (feature === undefined || side !== otherSide || other === '' || feature === other) return false;
    return !BLOCKS[side]?.includes(other);
  });
  expect(crossing).toEqual([]);
});

test('only a store speaks SQL', () => {
  const speaking = product.filter(file => /\bsql\(\s*'/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(speaking.filter(file => !/store\.ts$/.test(file) && !file.startsWith('server/database/'))).toEqual(
    [],
  );
});

test('files are named for what they hold', () => {
  expect(files.filter(file => FORBIDDEN_NAMES.test(file))).toEqual([]);
});

test('layout mirrors by itself: no left or right in class names, and no style attributes', () => {
  const physical =
    /className=[^>]*\b(?:[mp][lr]|left|right|text-left|text-right|border-[lr]|rounded-[lr])-?\d?\b[ "'`]|style=\{/;
  const pages = product.filter(file => file.endsWith('.tsx'));
  expect(pages.filter(file => physical.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

/** `web/words/word-row.tsx` is of the feature `words`; files at the top of a side have none. */
function featureOf(file: string): [side: string | undefined, feature: string | undefined] {
  const parts = file.split('/');
  return [parts[0], parts.length > 2 ? parts[1] : undefined];
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const found = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g,
  );
  return [...found].flatMap(([, type, from, lazy]) => {
    const to = resolve(file, from ?? lazy ?? '');
    return to === undefined ? [] : [{ from: file, to, isTypeOnly: type !== undefined }];
  });
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : undefined;
}
