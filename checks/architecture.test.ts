import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { LEARNER_HOME, PAGE_MODULES } from '../contract/page-modules.ts';
import { TEST_TYPES } from '../contract/test-types.ts';

const ROOT = join(import.meta.dirname, '..');

/** The floors of `web/`, from the top down: a file imports from its own floor and from those below. */
const FLOORS = ['app', 'features', 'vocabulary', 'platform', 'ui'];

/** Features of the server, and rooms of the languages, that others may build on; every other one stands alone. */
const BLOCKS: Record<string, string[]> = {
  server: [
    'account',
    'cards',
    'catalogue',
    'database',
    'dictionary',
    'http',
    'mail',
    'resilience',
    'process',
    'word-states',
  ],
  languages: ['word-forms'],
};
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const FORBIDDEN_NAMES = /(^|\/)(index|utils|helpers|common|types|constants|misc)\.tsx?$/;
/** The packages that learning may use: what runs on the server and in the browser alike. */
const LEARNING_PACKAGES = ['ts-fsrs'];

type Import = { from: string; to: string; isTypeOnly: boolean; isLazy: boolean };

const files = ['contract', 'files', 'languages', 'learning', 'server', 'web'].flatMap(folder =>
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

test('the shell and home say nothing that comes with other pages', () => {
  const read = (part: string) =>
    JSON.parse(readFileSync(join(ROOT, `web/platform/i18n/locales/${part}/en.json`), 'utf8'));
  const [shell, pages] = [read('shell'), read('pages')];
  const shown = reachedFrom(
    file => ['app/main.tsx', PAGE_MODULES.home, LEARNER_HOME].includes(file.replace('web/', '')),
    'with what is loaded later',
  );
  const said = [...shown].flatMap(file => textsNamedIn(file, Object.keys({ ...shell, ...pages })));
  expect(said).toContain('home.why.title');
  const isIn = (texts: Record<string, object>, key: string) => {
    const [namespace = '', name = ''] = key.split('.');
    return Object.keys(texts[namespace] ?? {}).some(
      there => name === '' || there.replace(PLURAL, '') === name,
    );
  };
  expect(new Set(said.filter(key => isIn(pages, key) || !isIn(shell, key)))).toEqual(new Set());
});

test('features of the server do not import one another but for the building blocks', () => {
  const crossing = imports.filter(({ from, to }) => {
    const [[side = '', feature], [otherSide, other = '']] = [featureOf(from), featureOf(to)];
    if (side === 'web' || feature === undefined || side !== otherSide) return false;
    // Each command is a program of its own, as `main.ts` is: it takes what it runs from the feature that has it.
    if (side === 'server' && feature === 'commands') return false;
    return other !== '' && feature !== other && !BLOCKS[side]?.includes(other);
  });
  expect(crossing).toEqual([]);
});

test('every file of the page stands on a floor, and imports from its own or a lower one', () => {
  const inWeb = imports.filter(({ from, to }) => from.startsWith('web/') && to.startsWith('web/'));
  expect(inWeb.filter(({ from, to }) => floorOf(from) < 0 || floorOf(to) < 0)).toEqual([]);
  expect(inWeb.filter(({ from, to }) => floorOf(to) < floorOf(from))).toEqual([]);
});

test('a feature of the page imports no other feature', () => {
  const room = (file: string) => file.split('/').slice(0, 3).join('/');
  const ofFeatures = imports.filter(
    ({ from, to }) => from.startsWith('web/features/') && to.startsWith('web/features/'),
  );
  expect(ofFeatures.filter(({ from, to }) => room(from) !== room(to))).toEqual([]);
});

test.each(['server', 'web'])('no folders of %s stand in a circle', side => {
  expect(foldersInACircle(side)).toEqual([]);
});

test('no files import one another in a circle, not even types', () => {
  const links = new Map<string, string[]>();
  for (const { from, to } of imports) links.set(from, [...(links.get(from) ?? []), to]);
  expect(inACircle(links)).toEqual([]);
});

test('only a store speaks SQL', () => {
  const speaking = product.filter(file => /\bsql(One)?\(\s*'/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(speaking.filter(file => !/store\.ts$/.test(file) && !file.startsWith('server/database/'))).toEqual(
    [],
  );
});

test('the page makes its ids by itself, since crypto.randomUUID is missing over plain http', () => {
  const code = product.filter(file => file.startsWith('web/'));
  expect(code.filter(file => /crypto\.randomUUID\(/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual(
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

/** Folders of a side that import themselves by way of others. */
function foldersInACircle(side: string): string[] {
  const links = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${side}/`) || !to.startsWith(`${side}/`)) continue;
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (folder !== other) links.set(folder, [...(links.get(folder) ?? []), other]);
  }
  return inACircle(links);
}

/** What reaches itself along the links. */
function inACircle(links: Map<string, string[]>): string[] {
  const reachedBy = (start: string) => {
    const reached = new Set(links.get(start));
    for (const next of reached) for (const other of links.get(next) ?? []) reached.add(other);
    return reached;
  };
  return [...links.keys()].filter(start => reachedBy(start).has(start));
}

/** The folder that is one thing: a feature of the page with all below it, a folder of the other floors, a feature of the server. */
function folderOf(file: string): string {
  const parts = file.split('/');
  if (parts[0] !== 'web') return featureOf(file)[1] ?? file;
  if (parts[1] === 'features') return parts.slice(0, 3).join('/');
  return parts.slice(0, parts[1] === 'app' || parts[1] === 'ui' ? 2 : -1).join('/');
}

/** How far from the top of the page's floors a file stands; -1 where it stands on none. */
function floorOf(file: string): number {
  return FLOORS.indexOf(file.split('/')[1] ?? '');
}

/** `server/cards/store.ts` is of the feature `cards`; files at the top of a side have none. */
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
