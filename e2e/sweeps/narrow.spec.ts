import type { Page } from '@playwright/test';
import { choosePair, drawInBrowser, expect, test } from '../support/people.ts';

/** Two hundred letters without a place to break, the widest of their script. */
const LONG = 'W'.repeat(200);
const USER = {
  id: '1',
  name: LONG,
  email: `${LONG}@example.org`,
  language: 'en',
  learning_language: 'es',
  zone: 'Europe/Kyiv',
  new_per_day: 20,
  retention: 0.9,
  hide_streak: false,
  day_goal: 20,
  path: null,
};
const WORD = {
  id: 'bread',
  word: LONG,
  en_word: LONG,
  english_word: LONG,
  translation: LONG,
  transcription: LONG,
  sense: LONG,
  note: LONG,
  emoji: '🍞',
  gender: 'm',
  article: LONG,
};
const DECOYS = ['a', 'b', 'c'].map(id => ({
  ...WORD,
  id,
  word: `${id}${LONG}`,
  translation: `${id}${LONG}`,
}));
const LETTER = {
  sign: LONG,
  forms: [LONG],
  lesson: 1,
  group: 'letters',
  latin: LONG,
  alike: [],
};
const CATEGORY = { id: 'food', name: LONG, emoji: '🍞', shelf: 'food', word_count: 2 };
const LIST = {
  ...{ id: 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11', code: 'abcdefghjkmn23' },
  ...{ name: LONG, line: LONG, author: LONG, word_count: 2, revision: 1, kept: 3, is_hidden: false },
  ...{ created_at: 1, updated_at: 1 },
};
const TEXT = { id: 'a1-a-dogs-diary', level: 'A1', title: LONG, body: `${LONG} ${LONG}.`, words: 3 };

const RIGHTS = { answers: 3, right: 2 };
const OVERVIEW = {
  day: 1,
  now: 20,
  left: 20,
  newLeft: 20,
  tomorrow: 3,
  forecast: Array(14).fill(100),
  counts: { new: 2000, learning: 300, known: 400, ignored: 0 },
  doneToday: 3,
  minutesToday: 1,
  overall: { doneToday: 3, minutesToday: 1 },
  week: [1, 2, 3, 4, 5, 6, 7],
  streak: { days: 300, longest: 300, freezeDays: 2, hasStudiedToday: true, hidden: false },
  recall30: { pressed: RIGHTS, recalled: RIGHTS },
  languages: [{ learn: 'id', due: 20, learning: 300, known: 400, lastDay: 1 }],
};

/** Every call that brings what people and servers write, as long as it gets. */
const DATA: Record<string, unknown> = {
  '/profile': { user: USER },
  '/categories': [CATEGORY],
  '/categories/food/words': { words: [WORD], category: CATEGORY },
  '/words': { words: [WORD] },
  '/user-dictionary': { words: [WORD] },
  '/my-words': { words: [] },
  '/learning': OVERVIEW,
  '/learning/packet': { packetWords: [{ ...WORD, why: 'new', otherWords: [] }] },
  '/own-texts': {
    texts: [
      { id: `own-${'0'.repeat(8)}`, learn: 'es', title: LONG, length: 200, created_at: 1 },
      ...Array.from({ length: 12 }, (_, at) => ({
        ...{ id: `own-${at + 1}`, learn: 'es', title: `${LONG} (${at + 1}/12)`, length: 9_000_000 },
        ...{ created_at: 1, book: { id: 'own-1', part: at + 1, parts: 12 } },
      })),
    ],
  },
  '/learning/report': {
    day: 1,
    days: [{ day: 1, answers: 3, minutes: 1 }],
    words: [{ day: 1, learning: 3, known: 1 }],
    recall: [],
    hardest: [
      {
        ...WORD,
        reps: 3,
        lapses: 2,
        confusedWith: [{ id: 'cake', word: LONG, translation: LONG, times: 2 }],
      },
    ],
  },
  '/learning/words': { words: { bread: { state: 'learning', strength: 2, dueDay: 1 } } },
  '/learning/path-steps': { steps: Array(50).fill({ ids: ['bread'], first: [LONG] }) },
  '/learning/path-steps/1/words': { words: [WORD] },
  '/letters': {
    course: {
      ...{ title: LONG, about: LONG, groups: [{ id: 'letters', title: LONG }] },
      lessons: [{ title: LONG, readable: 1000, words: [WORD] }],
      letters: [{ ...LETTER, id: 'letter-u0061' }],
    },
    others: [{ learn: 'ar', title: LONG, letters: 28, lessons: 6 }],
  },
  '/letters/letter-u0061/words': { words: [WORD] },
  '/my-lists': { lists: [LIST] },
  [`/my-lists/${LIST.id}`]: {
    list: LIST,
    ids: ['bread'],
    cards: {},
    words: [WORD],
    sentences: { bread: LONG },
  },
  [`/lists/${LIST.code}`]: { list: LIST, words: [WORD], sentences: { bread: LONG } },
  [`/lists/${LIST.code}/mine`]: { own_id: null, is_kept: true, cards: {} },
  '/catalogue-words': { words: [['bread', LONG, 'food']] },
  '/learning/placement': { words: [['bread', LONG]], ranks: [1], pseudoWords: [LONG] },
  '/texts': { texts: [TEXT] },
  '/text-rows': { rows: ['bread'], texts: { [TEXT.id]: [[0, 2]] } },
  [`/texts/${TEXT.id}`]: { text: TEXT },
  '/test/select-source': { categories: [CATEGORY] },
  ...Object.fromEntries(
    ['learn-words', 'reverse-words', 'user/learn-words', 'user/reverse-words'].map(path => [
      `/tests/${path}`,
      {
        packetWords: [
          { ...WORD, otherWords: DECOYS },
          ...DECOYS.map(each => ({ ...each, otherWords: [WORD] })),
        ],
      },
    ]),
  ),
};
const PATHS = [
  '/',
  '/categories',
  '/categories?find=w',
  '/categories/food/words',
  '/path',
  '/letters',
  '/my-dictionary',
  '/lists',
  `/lists/${LIST.id}`,
  `/lists/${LIST.code}`,
  '/texts',
  `/texts/${TEXT.id}`,
  '/tests',
  '/tests/selectSource',
  '/tests/words?source=food',
  '/tests/words-reverse?source=food',
  '/tests/flashcards?source=food',
  '/contact',
  '/login',
  '/register',
  '/profile',
  '/dashboard',
  '/text-words-analysis',
  '/placement',
  `/${LONG}`,
];

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(async ({ page }) => {
  await drawInBrowser(page);
  await choosePair(page, 'en', 'es');
  await page.addInitScript(() => localStorage.setItem('auth_token', 'any'));
});

/** Nothing on the page is wider than the screen, once a question that slides in has arrived. */
async function expectNarrow(page: Page): Promise<void> {
  const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(surplus, page.url()).toBeLessThanOrEqual(0);
}

async function replyWithLongData(page: Page): Promise<void> {
  await page.route(/\/api\//, async route => {
    const path = new URL(route.request().url()).pathname.replace('/api', '');
    const data = DATA[path];
    if (path.startsWith('/translate/'))
      return route.fulfill({
        json: { translation: LONG, base: LONG, transcription: LONG, word_id: 'bread' },
      });
    if (data !== undefined) return route.fulfill({ json: { success: true, message: '', data } });
    const response = await route.fetch();
    // The server knows nobody of that token; to hear so would log the person out.
    return response.status() === 401 ? route.abort() : route.fulfill({ response });
  });
}

/** Every call is refused with a message as long as it gets. */
async function refuseAtLength(page: Page, except: string[]): Promise<void> {
  await page.route(/\/api\//, route => {
    const path = new URL(route.request().url()).pathname.replace('/api', '');
    if (route.request().method() === 'GET' && except.includes(path))
      return route.fulfill({ json: { success: true, message: '', data: DATA[path] } });
    return route.fulfill({ status: 500, json: { success: false, message: LONG } });
  });
}

// A reply that is still on its way at the end has nobody to go to.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('no name, word or title widens a page', async ({ page }) => {
  test.slow();
  await replyWithLongData(page);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [role=status]:has(.sr-only)')).toHaveCount(0);
    await expectNarrow(page);
  }
});

test('nor does what is opened, chosen or answered', async ({ page }) => {
  test.slow();
  await replyWithLongData(page);
  await page.goto('/categories');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: LONG })).toBeVisible();
  await expectNarrow(page);

  await page.goto(`/texts/${TEXT.id}`);
  await page.locator('[data-word]').last().click();
  await expect(page.getByText('Base form:')).toBeVisible();
  await expectNarrow(page);

  await page.goto('/categories/food/words');
  await page.getByRole('button', { name: /strength 2 of 4/ }).click();
  await expectNarrow(page);
  await page.goto('/placement');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.getByText('Do you know this word?')).toBeVisible();
  await expectNarrow(page);

  await page.goto('/tests/words?source=food');
  const answers = page.locator('main [aria-keyshortcuts="1"], main [aria-keyshortcuts="2"]');
  await expect(answers.last()).toBeEnabled();
  for (const answer of await answers.all()) await answer.click({ timeout: 2000 }).catch(() => undefined);
  await expectNarrow(page);
  await page.goto('/tests/flashcards?source=food');
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expectNarrow(page);

  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(`${LONG} and ${LONG.toLowerCase()}x`);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Total occurrences').first()).toBeVisible();
  await expectNarrow(page);
});

test('nor what a server says, on a screen or in a toast', async ({ page }) => {
  await drawInBrowser(page);
  test.slow();
  const needed = ['/profile', '/categories/food/words', '/my-words', '/user-dictionary'];
  await refuseAtLength(page, ['/profile']);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNarrow(page);
  }
  await page.unroute(/\/api\//);
  await refuseAtLength(page, needed);
  await page.goto('/categories/food/words');
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect(page.getByText(LONG, { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: /^Listen/ }).click();
  await expect(page.getByText('Error playing audio')).toBeVisible();
  await expectNarrow(page);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.locator('main button[type=submit]')).toBeEnabled();
    for (const field of await page.locator('main input').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? 'o@example.org' : 'correct horse');
    await page.locator('main button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText(LONG);
    await expectNarrow(page);
  }
  await page.goto('/profile');
  await page.getByLabel('Name').fill('Olena');
  await page.getByLabel('E-mail').fill('o@example.org');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Error updating profile')).toBeVisible();
  await expectNarrow(page);
});

for (const lang of ['de', 'vi', 'bn'] as const) {
  test(`a lost connection leaves the narrowest phone its page in ${lang}`, async ({ page, context }) => {
    await choosePair(page, lang, 'es');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/tests', '/contact']) {
      await page.goto(path);
      // What is still on its way when the connection goes does not come.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const height = page.locator('[data-band]').evaluate((band: HTMLElement) => band.offsetHeight);
      expect(await height, path).toBeLessThanOrEqual(640 / 6);
      await context.setOffline(false);
    }
  });
}
