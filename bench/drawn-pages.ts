// What a page costs the server that nobody has asked for before, in CPU and by its parts: a crawler meets more of them than can be
// kept. No page is drawn twice, so what is read for it is read anew too. Draws with what the build has made.
// Run with: npx tsx bench/drawn-pages.ts
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathTo } from '#contract/pages.ts';
import type { Ask, Render } from '#contract/rendering.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { buildApp } from '#server/app.ts';
import { openCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { openSite } from '#server/http/site.ts';
import { createDocuments } from '#server/pages/documents.ts';
import { pageHead } from '#server/pages/page-head.ts';
import { sentPage } from '#server/pages/sent-page.ts';
import { viewFor } from '#server/pages/visit.ts';
import { builtContentFolder } from '#server/process/built-content.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { builtSentences } from '#server/reader/sentences-in-texts.ts';
import type { ReaderText } from '#server/reader/take-apart.ts';
import { cpuOf, inTurns, ownCpu, rounds, sayFigure, sayHead } from './measure.ts';

const AIM_MS = { atMost: 4 };
/** Of each kind in a round. */
const PAGES = rounds(60, 40);
const ROUNDS = rounds(9, 5);
/** Of one page that is kept, in a round. */
const HITS = 300;
const PUBLIC_URL = 'https://words.example.org';
const KEPT = '/words/dog?lang=uk&learn=de';
/** In the order in which a page is made; the last two only for those who do not take the first form, which is gzip. */
const PARTS = [
  'data',
  'drawn by React',
  'head and HTML',
  'compressed',
  'unpacked again',
  'Brotli alone',
] as const;

/** Microseconds of CPU by part. */
type Costs = Record<(typeof PARTS)[number], number>;

const content = (name: string) => readFileSync(join(builtContentFolder, name));
const built: { render: Render } = await import(
  pathToFileURL(join(packageRoot, 'dist/render/render.js')).href
);
const dataDir = await mkdtemp(join(tmpdir(), 'slova-bench-'));
const db = await openDatabase({ dataDir });
const catalogue = openCatalogue(content('catalogue.jsonl'), '');
const texts: ReaderText[] = JSON.parse(String(content('texts.json')));
const site = openSite([join(packageRoot, 'dist/web')]);
const documents = createDocuments(site);
/** How pages read what they show, as the server hands it over. */
let ask: Ask = () => Promise.reject(new Error('no page was drawn yet'));
const app = buildApp({
  ...{ db, catalogue, texts, site, publicUrl: PUBLIC_URL, limits: noLimits },
  sentencesIn: builtSentences(content('text-sentences.json')),
  voice: {
    synthesize: () => Promise.reject(new Error('silent')),
    warmUp: async () => {},
    close: async () => {},
  },
  render: (view, given) => {
    ask = given;
    return built.render(view, given);
  },
});
await app.inject({ url: KEPT });

const kinds = { word: wordPaths(), list: listPaths(), text: textPaths() };
const parts: Record<string, Costs[]> = { word: [], list: [], text: [] };
const found = await inTurns(ROUNDS, {
  word: () => drawSome('word'),
  list: () => drawSome('list'),
  text: () => drawSome('text'),
  kept: async () => (await cpuOf(askOften)) / 1000 / HITS,
});
sayHead();
for (const kind of ['word', 'list', 'text'] as const) {
  sayFigure(`${kind}, all told: ms`, found[kind], AIM_MS);
  // The first round warms up.
  for (const part of PARTS)
    sayFigure(`${kind}, ${part}: ms`, parts[kind]?.slice(1).map(costs => costs[part]) ?? []);
}
sayFigure('a page that is kept, with its request: ms', found.kept);
await app.close();
await db.close();
await rm(dataDir, { recursive: true });

/** Milliseconds of a page for somebody who takes gzip, over some of a kind. */
async function drawSome(kind: keyof typeof kinds): Promise<number> {
  const sums = Object.fromEntries(PARTS.map(part => [part, 0])) as Costs;
  for (let page = 0; page < PAGES; page += 1) {
    const costs = await costsOf(kinds[kind].next().value ?? '/');
    for (const part of PARTS) sums[part] += costs[part] / 1000 / PAGES;
  }
  parts[kind]?.push(sums);
  return sums.data + sums['drawn by React'] + sums['head and HTML'] + sums.compressed;
}

/** Makes one page as `page-cache.ts` does. */
async function costsOf(url: string): Promise<Costs> {
  const view = viewFor({ url, cookie: undefined, acceptLanguage: undefined }, () => true);
  let [data, asking, asked] = [0, 0, 0];
  let before = ownCpu();
  const lap = () => {
    const from = before;
    before = ownCpu();
    return before - from;
  };
  const page = await built.render(view, async (path, input) => {
    // What is asked for at the same time is counted once.
    if (asking === 0) asked = ownCpu();
    asking += 1;
    const reply = await ask(path, input);
    asking -= 1;
    if (asking === 0) data += ownCpu() - asked;
    return reply;
  });
  const drawing = lap() - data;
  const head = pageHead(view, page, { publicUrl: PUBLIC_URL, hasPreviews: true });
  const document = documents?.rendered(view, page, head);
  if (document === undefined) throw new Error('There is no page in dist/web');
  const html = lap();
  const made = sentPage(document, 200, view.lang);
  made.form({ br: true, gzip: true });
  const compressed = lap();
  made.form({ br: false, gzip: false });
  const plain = lap();
  made.form({ br: true, gzip: false });
  return {
    data,
    'drawn by React': drawing,
    'head and HTML': html,
    compressed,
    'unpacked again': plain,
    'Brotli alone': lap(),
  };
}

async function askOften(): Promise<void> {
  for (let hit = 0; hit < HITS; hit += 1)
    await app.inject({ url: KEPT, headers: { 'accept-encoding': 'br, gzip' } });
}

/** Every pair of two languages in turn, for ever. */
function* pairs() {
  for (;;)
    for (const lang of LANGUAGE_CODES)
      for (const learn of LANGUAGE_CODES) if (lang !== learn) yield { lang, learn };
}

/** From everywhere in the catalogue, taught or not. */
function* wordPaths() {
  const all = [...catalogue.categories.flatMap(({ words }) => words), ...catalogue.furtherWords];
  let place = 0;
  for (const pair of pairs()) {
    place = (place + 1_009) % all.length;
    const wordId = all[place]?.id ?? '';
    if (catalogue.ofPair(pair).word(wordId) !== undefined) yield pathTo('word', { wordId }, pair);
  }
}

function* listPaths() {
  let place = 0;
  for (const pair of pairs()) {
    place = (place + 1) % catalogue.categories.length;
    yield pathTo('categoryWords', { categoryId: catalogue.categories[place]?.id ?? '' }, pair);
  }
}

function* textPaths() {
  let place = 0;
  for (const { lang } of pairs()) {
    place = (place + 1) % texts.length;
    yield pathTo('text', { id: texts[place]?.id ?? '' }, { lang });
  }
}
