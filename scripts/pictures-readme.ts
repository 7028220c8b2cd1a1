import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { MOST_MARKS } from '#contract/learning.ts';
import { findBrowser } from './browser.mjs';

/** `npm run pictures:readme` takes the pictures of README.md from the product, which it starts on an empty folder. */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/pictures');
const PORT = process.env.PORT ?? '3220';
const SITE = `http://127.0.0.1:${PORT}`;
/** Picture points in a point of the page. */
const SHARPNESS = 2;
const DAY_MS = 86_400_000;

/** The reader knows all words of the suitcase but these. */
const TEXT = 'es-a1-la-maleta-de-lucia';
const PRESSED = 'paraguas';
const LEARNING = ['suitcase', 'dress', 'hat', 'boot', 'sweater', 'rain-noun'];
const NEW = ['beach', 'umbrella', 'coat', 'towel', 'empty'];
/** Words with a picture and a character of their own; some of their cards are turned before the one that is shown. */
const CARDS = ['cat', 'dog', 'house', 'book', 'flower', 'horse', 'umbrella', 'tree', 'moon', 'rain-noun'];
const TURNED_BEFORE = 4;

type Call = (method: 'GET' | 'POST', path: string, data?: object) => Promise<{ words: [string][] }>;

const dataDir = mkdtempSync(join(tmpdir(), 'slova-pictures-'));
const server = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
  // An operator may have a .env that names a database: what is empty here is not read from it.
  env: {
    ...process.env,
    PORT,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DATABASE_URL: '',
    READ_DATABASE_URL: '',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await listening(server);
  const { path, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox'],
  });
  mkdirSync(FOLDER, { recursive: true });
  await takeText(browser);
  await takeCard(browser);
  await browser.close();
} finally {
  if (server.kill()) await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

/** A desktop: somebody reads a text in Spanish and has pressed a word that is new to them. */
async function takeText(browser: Browser): Promise<void> {
  const { page, call } = await learner(browser, 'es', { width: 1280, height: 800 });
  const { words } = await call('GET', '/catalogue-words');
  const known = words.map(([id]) => id).filter(id => !LEARNING.includes(id) && !NEW.includes(id));
  const at = Date.now() - 9 * DAY_MS;
  const marks = known.map(wordId => ({ id: randomUUID(), wordId, learn: 'es', mark: 'known', at }));
  for (let first = 0; first < marks.length; first += MOST_MARKS)
    await call('POST', '/learning/marks', { marks: marks.slice(first, first + MOST_MARKS) });
  await call('POST', '/add-to-dictionary', { wordIds: LEARNING });
  await call('POST', '/tests/answers', { answers: LEARNING.map(wordId => cardKnown(wordId, 'es', 2)) });
  await page.goto(`${SITE}/texts/${TEXT}`);
  await page.locator('[data-word]').getByText(PRESSED, { exact: true }).click();
  await page.getByRole('complementary').getByRole('heading', { name: PRESSED }).waitFor();
  await take(page, 'desktop');
}

/** A phone: a card in Japanese, turned. */
async function takeCard(browser: Browser): Promise<void> {
  const { page, call } = await learner(browser, 'ja', { width: 390, height: 844 });
  await call('POST', '/add-to-dictionary', { wordIds: CARDS });
  await call('POST', '/tests/answers', {
    answers: CARDS.flatMap(wordId => [cardKnown(wordId, 'ja', 20), cardKnown(wordId, 'ja', 16)]),
  });
  await page.goto(`${SITE}/tests/flashcards?source=userCategory`);
  for (let card = 1; card <= TURNED_BEFORE; card += 1) {
    await turn(page, card);
    await page.getByRole('button', { name: /^Good/ }).click();
  }
  // What the last grade has done is said for some seconds.
  await page.getByText(/^Good · /).waitFor({ state: 'detached' });
  await turn(page, TURNED_BEFORE + 1);
  await take(page, 'phone');
}

async function turn(page: Page, card: number): Promise<void> {
  await page.getByText(`${card} of ${CARDS.length}`).waitFor();
  await page.getByRole('button', { name: 'Show translation' }).click();
  await page.getByRole('button', { name: /^Good/ }).waitFor();
}

function cardKnown(wordId: string, learn: string, daysAgo: number) {
  const answeredAt = Date.now() - daysAgo * DAY_MS;
  const about = { id: randomUUID(), wordId, learn, answeredAt, testType: 'flashcards' };
  return { ...about, correct: true, grade: 3, milliseconds: 2000, options: 0, chosenId: null };
}

/** Somebody who speaks English, with an account, logged in. */
async function learner(browser: Browser, learn: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: SHARPNESS,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const password = randomUUID();
  const person = { name: 'Olena', email: `${learn}@example.org`, language: 'en', learning_language: learn };
  const registered = await page.request.post(`${SITE}/api/register`, {
    data: { ...person, password, password_confirmation: password },
  });
  const { access_token: token } = await registered.json();
  const kept = { auth_token: token, language: 'en', learningLanguage: learn };
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
  const call: Call = async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.fetch(`${SITE}/api${path}`, { method, headers, data });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  return { page, call };
}

async function take(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForLoadState('networkidle');
  // As a PNG of the same sharpness it would weigh three times as much.
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 90,
    clip: { x: 0, y: 0, width, height, scale: SHARPNESS },
  });
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
  await page.context().close();
}

function listening(started: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    started.stdout?.on('data', chunk => String(chunk).includes('listens at') && resolve());
    started.once('exit', code => reject(new Error(`The server ended with ${code}`)));
  });
}
