import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startBuiltServer, stopBuiltServer } from '../e2e/support/built-server.ts';
import { openBrowser, type Trace, type TraceEvent, traceOf } from './browser.ts';
import { type Aim, quartiles, rounds, sayFigure, sayHead } from './measure.ts';
import { cpuWithin } from './thread-time.ts';

/**
 * From a press to the picture that follows it, as a processor of a quarter of the speed would bear it, beside a bare page whose button
 * changes a word: what the page's thread does between the event and the handing over of the picture, by its own clock, times four. The
 * learner keeps 5,000 words. For each screen the median press of a visit and the longest. Build first (`npm start`).
 * Run: npx tsx bench/interactions.ts [part of a path]
 */
const ROUNDS = rounds(7, 3);
const SLOWED = 4;
/** Milliseconds: what a hand does not feel. */
const PRESS: Aim = { atMost: 50 };
const LONGEST: Aim = { atMost: 100 };
/** All that a press leads to is drawn by then. */
const SETTLED_MS = rounds(1000, 500);
/** What a page fetches and prepares when it has come to rest. */
const AT_REST_MS = rounds(3000, 1500);
const CARDS = 2500;
const CARDS_AT_ONCE = 500;
const PHONE = { width: 390, height: 844 };

const FLOOR = `data:text/html,<button onclick="this.textContent='pressed'">Press</button>`;
const TEXT = 'The quick brown fox looks after the bread, which a lazy dog would like to eat. '.repeat(4000);

/** Typing so much would take an hour. */
const PASTE = `{
  const area = document.querySelector('textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(area, ${JSON.stringify(TEXT)});
  area.dispatchEvent(new Event('input', { bubbles: true }));
}`;

type Press = { name: string; milliseconds: number };
/** What a script does is no press, and not measured. */
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
      press('list of a learner: mark', /: New word|: Learning|: Known/),
      key('list of a learner: close', 'Escape'),
      press('list of a learner: select all', /^Select all/),
      press('list of a learner: deselect all', /^Deselect all/),
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
    path: '/learn',
    who: 'guest',
    steps: [
      key('round: first word', 'Enter'),
      ...['Enter', '1', 'Enter', '1', 'Enter', '1', 'Enter', '1', 'Enter'].map(pressed =>
        key(pressed === '1' ? 'round: answer' : 'round: on', pressed),
      ),
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
const browser = await openBrowser();
const token = await learnerOfManyWords();
const wanted = process.argv[2] ?? '';
/** Of each screen, the presses of each visit: their steps and milliseconds. */
const took = new Map<string, Press[][]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const visit of VISITS) {
    if (visit.path !== FLOOR && !visit.path.includes(wanted)) continue;
    const presses = await make(visit);
    const [screen = ''] = presses[0]?.name.split(':') ?? [];
    took.set(screen, [...(took.get(screen) ?? []), presses]);
  }
}
sayHead();
for (const [screen, visits] of took) {
  const times = visits.map(presses => presses.map(({ milliseconds }) => milliseconds));
  sayFigure(
    `${screen}, a press: ms`,
    times.map(all => quartiles(all).median),
    PRESS,
  );
  sayFigure(
    `${screen}, the longest (${longestOf(visits)}): ms`,
    times.map(all => Math.max(...all)),
    LONGEST,
  );
}
await browser.close();
await stopBuiltServer(server);

/** Goes through a visit, and tells what each press of it cost. */
async function make({ path: place, who, steps }: (typeof VISITS)[number]): Promise<Press[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: PHONE });
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
  await page.goto(place === FLOOR ? place : address + place, { waitUntil: 'networkidle' });
  await page.waitForTimeout(AT_REST_MS);
  const trace = await traceOf(browser, page, async () => {
    for (const [index, [, act]] of steps.entries()) {
      await page.evaluate(`performance.mark('${markOf(index)}')`);
      await act(page);
      await page.waitForTimeout(SETTLED_MS);
    }
  });
  await context.close();
  return steps.flatMap(([name], index) => {
    const events = eventsOf(trace, index);
    const [milliseconds] = events.map(event => costOf(event, trace)).sort((one, other) => other - one);
    return milliseconds === undefined ? [] : [{ name, milliseconds }];
  });
}

function markOf(step: number): string {
  return `step ${step}`;
}

/** The events of a step that the browser takes for presses, not for movements of the pointer. */
function eventsOf({ events }: Trace, step: number): TraceEvent[] {
  const indexOf = (mark: string) => events.findIndex(({ name }) => name === mark);
  const [from, to] = [indexOf(markOf(step)), indexOf(markOf(step + 1))];
  return events
    .slice(from, to === -1 ? undefined : to)
    .filter(({ name, args }) => name === 'EventTiming' && Number(args.data?.interactionId ?? 0) > 0);
}

/** What the thread did from the moment of the event until its picture was handed over, on the slower processor: milliseconds. */
function costOf({ ts, args: { data = {} } }: TraceEvent, { tasks }: Trace): number {
  const from = ts / 1000;
  const to = from + Number(data.commitFinishTime) - Number(data.timeStamp);
  return SLOWED * cpuWithin(tasks, from, to);
}

/** The step that was most often the longest of its visit. */
function longestOf(visits: readonly Press[][]): string {
  const names = visits.map(
    presses => presses.reduce((most, one) => (one.milliseconds > most.milliseconds ? one : most)).name,
  );
  const often = (name: string) => names.filter(one => one === name).length;
  const [name = ''] = names.toSorted((one, other) => often(other) - often(one));
  return name.split(': ').at(-1) ?? '';
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
