import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGES = ['docs/security.md', 'docs/operations.md', 'docs/scaling.md'];
const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);
/** What a build or a running server makes. */
const MADE = /^(dist|data)\/|^shell\.html$/;
const FILE = /\.(tsx?|mjs|md|tsv|css|sql|json|ya?ml|cfg|service|txt|html|svg)$/;
const NPM_COMMANDS = ['ci', 'i', 'install', 'prune'];

const files = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !NOT_OURS.has(name))
  .flatMap(entry =>
    entry.isDirectory()
      ? readdirSync(join(ROOT, entry.name), { recursive: true, encoding: 'utf8' }).map(
          name => `${entry.name}/${name.replaceAll('\\', '/')}`,
        )
      : [entry.name],
  );
/** Every path begins with a slash, and a folder ends in one: a document may name the end of a path, by whole names. */
const places = files.flatMap(file => [`/${file}`, `/${dirname(file)}/`]);
const roots = new Set(files.filter(file => file.includes('/')).map(file => file.split('/')[0]));

const documents = files.filter(file =>
  /^((README|(\.github\/)?CONTRIBUTING)\.md|docs\/.*\.md|languages\/.*README\.md|content\/README\.md)$/.test(
    file,
  ),
);
const decisions = files.filter(file => /^docs\/decisions\/(?!README)/.test(file));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Settings as they are declared, read or handed to a container, and constants of the code. */
const capitals = files
  .filter(file => /\.(tsx?|mjs|yaml)$/.test(file) && !file.includes('.test.'))
  .flatMap(file => [
    ...textOf(file).matchAll(
      /process\.env\.([A-Z\d_]+)|^ {2}([A-Z\d_]+):|\$\{([A-Z\d_]+)[:}]|const ([A-Z\d_]+)\b/gm,
    ),
  ])
  .map(names => names.slice(1).find(Boolean) ?? '');

/** What a document writes as code, a span or a line of a block each. */
function codeOf(file: string): string[] {
  const parts = textOf(file).split(/^```.*$/m);
  return parts.flatMap((part, index) =>
    index % 2 === 1
      ? part.split('\n')
      : [...part.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' ')),
  );
}

/** Files and folders that code names; `<code>` and `*` stand for any name, {a,b} for both. */
function placesIn(code: string): string[] {
  const words = code.replaceAll(/<[^>]*>|…/g, '*').split(/[\s,;()]+(?![^{]*\})/);
  return words.filter(word => {
    if (!/^[\w.*{][\w./*{},-]*$/.test(word) || MADE.test(word)) return false;
    const [first = ''] = word.split('/');
    return FILE.test(word) || (word.includes('/') && (word.endsWith('/') || roots.has(first)));
  });
}

function isThere(name: string): boolean {
  const pattern = name
    .replaceAll('.', '\\.')
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, either: string) => `(${either.replaceAll(',', '|')})`);
  const path = new RegExp(`/${pattern}/?$`);
  return places.some(place => path.test(place));
}

test.each(documents)('every file and folder that %s names is there', file => {
  expect(
    codeOf(file)
      .flatMap(placesIn)
      .filter(name => !isThere(name)),
  ).toEqual([]);
});

test.each(documents)('every command that %s names is there', file => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const code = codeOf(file).join('\n');
  const run = [...code.matchAll(/\bnpm (?:run )?(?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(run.filter(name => !(name in scripts) && !NPM_COMMANDS.includes(name))).toEqual([]);
  const programs = [...code.matchAll(/\bnpx tsx (\S+)/g)].map(([, name = '']) => name);
  expect(programs.filter(name => !files.includes(name))).toEqual([]);
});

test.each(documents)('every setting and constant that %s names in capitals is there', file => {
  const named = codeOf(file).flatMap(code => [
    ...[...code.matchAll(/\b([A-Z][A-Z\d_]{3,})=/g)].map(([, name = '']) => name),
    ...(/^[A-Z][A-Z\d_]{3,}\*?$/.test(code) ? [code] : []),
  ]);
  const isKnown = (name: string) =>
    name.endsWith('*') ? capitals.some(one => one.startsWith(name.slice(0, -1))) : capitals.includes(name);
  expect(named.filter(name => !isKnown(name))).toEqual([]);
});

test.each(documents)('every link within the repository that %s has leads somewhere', file => {
  const targets = [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const broken = targets.filter(target => {
    if (/^(https?|mailto):/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const place = path === '' ? file : normalize(join(dirname(file), path)).replaceAll('\\', '/');
    if (!places.includes(`/${place}`) && !places.includes(`/${place.replace(/\/?$/, '/')}`)) return true;
    return anchor !== undefined && !anchorsOf(place).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** Headings as forges name them. */
function anchorsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('decisions are numbered one after the other, and each has a state', () => {
  const numbers = decisions.map(file => /\/(\d{4})-[a-z\d-]+\.md$/.exec(file)?.[1]);
  expect(numbers.toSorted()).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
  const wrong = decisions.filter((file, index) => {
    const [, heading] = /^# (\d{4})\. .+$/m.exec(textOf(file)) ?? [];
    const [, later] = /^Status: (?:accepted(?: \(.+\))?|superseded by (\d{4}))$/m.exec(textOf(file)) ?? [
      '',
      '',
    ];
    const isSuperseder = (one: string) =>
      one.includes(`/${later}-`) && textOf(one).includes(`supersedes ${heading}`);
    return (
      heading !== numbers[index] || later === '' || (later !== undefined && !decisions.some(isSuperseder))
    );
  });
  expect(wrong).toEqual([]);
});

test('the index of decisions has the title and the state of each', () => {
  const index = textOf('docs/decisions/README.md');
  const missing = decisions.filter(file => {
    const [, number = '', title] = /^# (\d{4})\. (.+)$/m.exec(textOf(file)) ?? [];
    const state = /^Status: (accepted|superseded)/m.exec(textOf(file))?.[1];
    const row = index.split('\n').find(line => line.startsWith(`| [${number}](`));
    return !row?.includes(`| ${title} |`) || row.split('|').at(-2)?.trim().split(' ')[0] !== state;
  });
  expect(missing).toEqual([]);
});

test('no line of the map in docs/architecture.md is longer than 120 characters', () => {
  const [, map = ''] = /^## Map\n+```\n([^`]+)```$/m.exec(textOf('docs/architecture.md')) ?? [];
  expect(map).not.toBe('');
  expect(map.split('\n').filter(line => line.length > 120)).toEqual([]);
});

/** Tests are named by their path in `server/`, or by the whole path. */
function fileOf(name: string): string | undefined {
  return [`server/${name}`, name].find(file => files.includes(file));
}

test.each(PAGES)('every file that %s names as a test or a bench is there', page => {
  const named = [...textOf(page).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?|bench\/[\w.-]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(name => fileOf(name) === undefined)).toEqual([]);
});

test('every promise of the security page is held by a test of that name', () => {
  const rows = [
    ...textOf('docs/security.md').matchAll(/^\|[^|]*\| ([^|]+?) \| `([\w./-]+\.test\.ts)` \|$/gm),
  ];
  const promises = rows.map(([, title = '', file = '']) => ({ title, file }));
  expect(promises.length).toBeGreaterThan(25);
  const missing = promises.filter(({ title, file }) => {
    // Within quotes an apostrophe may be escaped.
    const code = textOf(fileOf(file) ?? '').replaceAll("\\'", "'");
    return !code.includes(title);
  });
  expect(missing).toEqual([]);
});

test('the page of figures has a place for what each bench prints', () => {
  const page = textOf('docs/performance.md');
  const names = [...textOf('bench/all.ts').matchAll(/\{ name: '([\w-]+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const missing = names.filter(
    name => !new RegExp(`<!-- bench ${name} -->\n[^]*\n<!-- /bench ${name} -->`).test(page),
  );
  expect(missing).toEqual([]);
});
