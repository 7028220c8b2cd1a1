import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startBuiltServer, stopBuiltServer } from '../e2e/support/built-server.ts';
import { findBrowser } from '../scripts/browser.mjs';

/**
 * From a press to the picture that follows it, on a processor slowed four times, beside a bare page whose button changes a word:
 * the browser's own event timing, in steps of 8 ms. The learner keeps 5,000 words. Medians and the longest of some visits.
 * Build first (`npm start`). Run: npx tsx bench/interactions.ts [part of a name]
 */
const ROUNDS = 5;
const SLOWED = 4;
/** The browser reports nothing shorter. */
const SHORTEST_MS = 16;
/** All that a press leads to is drawn by then. */
const SETTLED_MS = 1000;
/** What a page fetches and prepares when it has come to rest. */
const AT_REST_MS = 3000;
const CARDS = 2500;
const CARDS_AT_ONCE = 500;
const PHONE = { width: 390, height: 844 };

const FLOOR = `data:text/html,<button onclick="this.textContent='pressed'">Press</button>`;
const TEXT = 'The quick brown fox looks after the bread, which a lazy dog would like to eat. '.repeat(4000);

/** Runs in the page, before anything of it. */
const NOTE_EVENTS = `
  presses = [];
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration);
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });`;

/** Typing so much would take an hour. */
const PASTE = `{
  const area = document.querySelector('textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(area, ${JSON.stringify(TEXT)});
  area.dispatchEvent(new Event('input', { bubbles: true }));
}`;

type Step = [name: string, act: (page: Page) => Promise<void>];

const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first();
const key = (name: string, of: string): Step => [name, page => page.keyboard.press(of)];
const press = (name: string, label: RegExp): Step => [name, page => button(page, label).click()];

const VISITS: { path: string; who: 'guest' | 'learner'; steps: Step[] }[] = [
  { path: FLOOR, who: 'guest', steps: [press('bare page: button', /Press/)] },
  {
    path: '/',
    who: 'guest',
    steps: [
      press('home: languages', /^Learning language/),
      key('home: close', 'Escape'),
      press('home: menu', /^Open menu/),
      key('home: close', 'Escape'),
    ],
  },
  {
    path: '/categories/food/words',
    who: 'guest',
    steps: [
      ['list: as pictures', page => page.getByRole('radio').nth(1).click({ force: true })],
      ['list: as list', page => page.getByRole('radio').first().click({ force: true })],
      press('list: languages', /^Learning language/),
      key('list: close', 'Escape'),
    ],
  },
  {
    path: '/categories/food/words',
    who: 'learner',
    steps: [
      press('list: mark', /: New word|: Learning|: Known/),
      key('list: close', 'Escape'),
      press('list: select all', /^Select all/),
      press('list: deselect all', /^Deselect all/),
    ],
  },
  {
    path: '/texts/a1-who-am-i',
    who: 'learner',
    steps: [
      ['reader: a word', page => page.locator('[data-word]').nth(6).click()],
      ['reader: the next', page => page.locator('[data-word]').nth(9).click({ force: true })],
    ],
  },
  {
    path: '/tests/words?source=food',
    who: 'learner',
    steps: [
      key('choice: first answer', '1'),
      key('choice: on', 'Enter'),
      key('choice: answer', '2'),
      key('choice: on', 'Enter'),
      key('choice: answer', '3'),
    ],
  },
  {
    path: '/tests/flashcards?source=food',
    who: 'learner',
    steps: [
      key('card: first turn', 'Space'),
      key('card: first grade', '3'),
      key('card: turn', 'Space'),
      key('card: grade', '3'),
    ],
  },
  {
    path: '/my-dictionary',
    who: 'learner',
    steps: [
      ['dictionary: to the search', page => page.getByRole('searchbox').click()],
      ...[...'casa'].map(letter => key('dictionary: a letter', letter)),
      ...[...'casa'].map(() => key('dictionary: a letter less', 'Backspace')),
      press('dictionary: filter', /^New /),
      press('dictionary: filter', /^All /),
      press('dictionary: select all', /^Select all/),
      press('dictionary: deselect all', /^Deselect all/),
    ],
  },
  {
    path: '/text-words-analysis',
    who: 'guest',
    steps: [
      ['analyser: a long text', page => page.evaluate(PASTE)],
      press('analyser: count', /^Analyze/),
      press('analyser: languages meanwhile', /^Interface language/),
    ],
  },
];

const PORT = '3190';
const DATA_DIR = mkdtempSync(join(tmpdir(), 'slova-bench-'));
const server = await startBuiltServer(packageRoot, { PORT, DATA_DIR });
const address = `http://127.0.0.1:${PORT}`;
const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});
const token = await learnerOfManyWords();
const wanted = process.argv[2] ?? '';
const took = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const visit of VISITS)
    if (visit.path === FLOOR || visit.path.includes(wanted)) await make(browser, visit);
const rows = [...took].map(([name, times]) => {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    name,
    median: sorted[Math.floor(sorted.length / 2)],
    longest: sorted.at(-1),
    presses: sorted.length,
  };
});
console.table(rows);
await browser.close();
await stopBuiltServer(server);

async function make(from: Browser, { path: place, who, steps }: (typeof VISITS)[number]): Promise<void> {
  const context = await from.newContext({ locale: 'en-US', viewport: PHONE });
  const mine = who === 'learner' ? token : '';
  await context.addCookies([
    { name: 'language', value: 'en', url: address },
    { name: 'learning_language', value: 'es', url: address },
    { name: 'visitor', value: mine === '' ? 'guest' : 'user', url: address },
  ]);
  if (place !== FLOOR)
    await context.addInitScript(`
      localStorage.setItem('language', 'en');
      localStorage.setItem('learningLanguage', 'es');
      if ('${mine}' !== '') localStorage.setItem('auth_token', '${mine}');`);
  const page = await context.newPage();
  await page.addInitScript(NOTE_EVENTS);
  await page.goto(place === FLOOR ? place : address + place, { waitUntil: 'networkidle' });
  await page.waitForTimeout(AT_REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  for (const [name, act] of steps) {
    await page.evaluate('presses.length = 0');
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    const longest = await page.evaluate<number>(`Math.max(${SHORTEST_MS}, ...presses)`);
    took.set(name, [...(took.get(name) ?? []), longest]);
  }
  await context.close();
}

/** A learner of Spanish with every word of the catalogue and cards of their own. */
async function learnerOfManyWords(): Promise<string> {
  const password = randomUUID();
  const person = { name: 'Olena', email: `${randomUUID()}@example.org`, password };
  const languages = { language: 'en', learning_language: 'es' };
  const { access_token } = (await post('/register', '', {
    ...person,
    ...languages,
    password_confirmation: password,
  })) as { access_token: string };
  const wordIds = loadCatalogue(join(packageRoot, 'content')).categories.flatMap(({ words }) =>
    words.map(({ id }) => id),
  );
  await post('/add-to-dictionary', access_token, { wordIds });
  for (let from = 0; from < CARDS; from += CARDS_AT_ONCE) {
    const cards = Array.from({ length: CARDS_AT_ONCE }, (_, at) => ({
      word: `palabra ${from + at}`,
      translation: `word ${from + at}`,
      lang: 'en',
      learn: 'es',
    }));
    await post('/cards', access_token, { cards });
  }
  return access_token;
}

async function post(what: string, bearer: string, body: object): Promise<unknown> {
  const response = await fetch(`${address}/api${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
  return response.json();
}
