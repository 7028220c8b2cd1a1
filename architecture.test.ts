import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_TEXTS } from './contract/first-texts.ts';
import { LEARNER_HOME, PAGE_MODULES } from './contract/page-modules.ts';
import { TEST_TYPES } from './contract/test-types.ts';

const ROOT = import.meta.dirname;

/** Features that others may build on; every other feature stands alone. */
const BLOCKS: Record<string, string[]> = {
  web: [
    'account',
    'words',
    'speech',
    'feel',
    'translation',
    'word-forms',
    'text-files',
    'cards',
    'dictionary',
    'languages',
    'marks',
    'report',
    'ui',
    'i18n',
    'router',
    'outbox',
    'kept',
    'device',
    'offline',
    'service-worker',
    'trainers',
    'today',
  ],
  server: [
    'account',
    'catalogue',
    'database',
    'dictionary',
    'http',
    'mail',
    'outside',
    'process',
    'word-states',
  ],
  languages: ['word-forms'],
};
const FORBIDDEN_NAMES = /(^|\/)(index|utils|helpers|common|types|constants|misc)\.tsx?$/;
/** The packages that learning may use: what runs on the server and in the browser alike. */
const LEARNING_PACKAGES = ['ts-fsrs'];

type Import = { from: string; to: string; isTypeOnly: boolean; isLazy: boolean };

const files = ['contract', 'languages', 'learning', 'server', 'web'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
);
const product = files.filter(
  file => !file.includes('.test.') && !/^((server|web)\/testing\/|languages\/testing)/.test(file),
);
const imports = product.flatMap(importsOf);

test('the imports of the whole tree are seen', () => {
  expect(imports.length).toBeGreaterThan(product.length);
});

test('the browser never imports the server, the contract neither, and languages nothing but themselves', () => {
  expect(imports.filter(({ from, to }) => from.startsWith('web/') && to.startsWith('server/'))).toEqual([]);
  expect(
    imports.filter(({ from, to }) => from.startsWith('contract/') && !/^(contract|languages)\//.test(to)),
  ).toEqual([]);
  expect(
    imports.filter(({ from, to }) => from.startsWith('languages/') && !to.startsWith('languages/')),
  ).toEqual([]);
});

test('the browser takes nothing but types from the contract’s schemas', () => {
  const runTime = imports.filter(
    ({ from, to, isTypeOnly }) => /^(web|learning)\//.test(from) && to.startsWith('contract/') && !isTypeOnly,
  );
  expect(runTime.filter(({ to }) => needsZod(to))).toEqual([]);
});

test('learning is pure: it imports itself, the contract, the languages and its one package, and asks no clock, storage or chance', () => {
  const learning = product.filter(
    file => file.startsWith('learning/') && !file.startsWith('learning/testing-'),
  );
  expect(learning.length).toBeGreaterThan(0);
  const crossing = imports.filter(
    ({ from, to }) => learning.includes(from) && !/^(learning|contract|languages)\//.test(to),
  );
  expect(crossing).toEqual([]);
  const code = learning.map(file => readFileSync(join(ROOT, file), 'utf8'));
  const packages = code.flatMap(text =>
    [...text.matchAll(/from '([^.#'][^']*)'/g)].map(([, name = '']) => name),
  );
  expect(packages.filter(name => !LEARNING_PACKAGES.includes(name))).toEqual([]);
  expect(
    code.filter(text => /Date\.now|new Date\(\)|Math\.random|crypto\.|Storage|process\.|fetch\(/.test(text)),
  ).toEqual([]);
});

test('the browser gets names of the languages, with what is loaded later how their words change, and never how they are said', () => {
  const SAID =
    /^languages\/(speech|voice-text|transcribe|lexicon|inventory|phonemes|engine-ipa|word-by-word|respell-words|language)\.ts$|\/(speech|inventory|reading|romaji|tokens|letters|sounds|stress|phonemes|respell\w*)\.ts$/;
  const isPage = (file: string) => /^(web|contract)\//.test(file) && !file.endsWith('-worker.ts');
  const later = [...reachedFrom(file => /^(web|contract)\//.test(file), 'with what is loaded later')];
  const known = later.filter(file => file.startsWith('languages/'));
  expect(known).toContain('languages/ja/profile.ts');
  expect(known).toContain('languages/ja/forms.ts');
  expect(known.filter(file => SAID.test(file))).toEqual([]);
  // A page itself carries no tables: they come to workers, which load them.
  const atOnce = [...reachedFrom(isPage, 'at once')].filter(file => file.startsWith('languages/'));
  expect(
    atOnce.filter(
      file =>
        !/^languages\/(index|detect|profile|\w+\/profile|word-forms\/(known-words|language-forms))\.ts$/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

test('libraries for transcriptions are loaded when somebody transcribes, not by the running server', () => {
  const started = ['server/main.ts', 'server/speech/engine/worker.ts'];
  const reached = reachedFrom(file => started.includes(file), 'at once');
  expect(reached).toContain('languages/zh/speech.ts');
  const libraries = /from '(pinyin-pro|wanakana|lindera-[\w-]+)'/;
  const loading = [...reached].filter(file => libraries.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(loading).toEqual([]);
});

test('frame and home say nothing that comes later than they do', () => {
  const english = JSON.parse(readFileSync(join(ROOT, 'web/i18n/locales/en.json'), 'utf8'));
  const isFirst = (key: string) => FIRST_TEXTS.some(name => `${key}.`.startsWith(`${name}.`));
  const shown = reachedFrom(
    file => ['main.tsx', PAGE_MODULES.home, LEARNER_HOME].includes(file.replace('web/', '')),
    'with what is loaded later',
  );
  const said = [...shown].flatMap(file => textsNamedIn(file, Object.keys(english)));
  expect(said).toContain('home.why.title');
  expect(new Set(said.filter(key => !isFirst(key)))).toEqual(new Set());
});

test('features do not import one another but for the building blocks', () => {
  const crossing = imports.filter(({ from, to }) => {
    const [[side = '', feature], [otherSide, other = '']] = [featureOf(from), featureOf(to)];
    if (feature === undefined || side !== otherSide || other === '' || feature === other) return false;
    return !BLOCKS[side]?.includes(other);
  });
  expect(crossing).toEqual([]);
});

test.each(['server', 'web'])('no folders of %s stand in a circle', side => {
  expect(foldersInACircle(side)).toEqual([]);
});

test('only a store speaks SQL', () => {
  const speaking = product.filter(file => /\bsql\(\s*'/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(speaking.filter(file => !/store\.ts$/.test(file) && !file.startsWith('server/database/'))).toEqual(
    [],
  );
});

test('files are named for what they hold', () => {
  expect(files.filter(file => FORBIDDEN_NAMES.test(file) && file !== 'languages/index.ts')).toEqual([]);
});

test('layout mirrors by itself: no left or right in class names, and no style attributes', () => {
  const physical =
    /className=[^>]*\b(?:[mp][lr]|left|right|text-left|text-right|border-[lr]|rounded-[lr])-?\d?\b[ "'`]|style=\{/;
  const pages = product.filter(file => file.endsWith('.tsx'));
  expect(pages.filter(file => physical.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

/** The keys of texts that a file names; those that are put together, with all that they can become. */
function textsNamedIn(file: string, namespaces: string[]): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const named = code.matchAll(/['`](\w+)\.([\w.-]*)(\$\{\w+\}\w*)?['`]/g);
  return [...named]
    .filter(([, namespace = '']) => namespaces.includes(namespace))
    .flatMap(([, namespace, key = '', chosen]) =>
      namespace === 'trainers' && chosen !== undefined
        ? TEST_TYPES.map(type => `trainers.${type}`)
        : [`${namespace}.${key}`.replace(/\.$/, '')],
    );
}

/** zod would add a fifth to the browser's first load. */
function needsZod(file: string): boolean {
  if (/from 'zod'/.test(readFileSync(join(ROOT, file), 'utf8'))) return true;
  return imports.some(({ from, to, isTypeOnly }) => from === file && !isTypeOnly && needsZod(to));
}

/** Folders of a side that import themselves by way of others; a file at the top of a side counts as a folder of its own. */
function foldersInACircle(side: string): string[] {
  const folderOf = (file: string) => featureOf(file)[1] ?? file;
  const links = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${side}/`) || !to.startsWith(`${side}/`)) continue;
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (folder !== other) links.set(folder, (links.get(folder) ?? new Set()).add(other));
  }
  const reached = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const other of links.get(folder) ?? []) if (!seen.has(other)) reached(other, seen.add(other));
    return seen;
  };
  return [...links.keys()].filter(folder => reached(folder).has(folder));
}

/** `web/words/word-row.tsx` is of the feature `words`; files at the top of a side have none. */
function featureOf(file: string): [side: string | undefined, feature: string | undefined] {
  const parts = file.split('/');
  return [parts[0], parts.length > 2 ? parts[1] : undefined];
}

/** Files that are loaded with those that `isStart` names, at run time. */
function reachedFrom(
  isStart: (file: string) => boolean,
  when: 'at once' | 'with what is loaded later',
): Set<string> {
  const loaded = imports.filter(({ isTypeOnly, isLazy }) => !isTypeOnly && (when !== 'at once' || !isLazy));
  const reached = new Set(product.filter(isStart));
  for (const file of reached)
    for (const { from, to } of loaded) if (from === file && product.includes(to)) reached.add(to);
  return reached;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const found = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g,
  );
  return [...found].flatMap(([, type, from, lazy]) => {
    const to = resolve(file, from ?? lazy ?? '');
    return to === undefined
      ? []
      : [{ from: file, to, isTypeOnly: type !== undefined, isLazy: lazy !== undefined }];
  });
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : undefined;
}
