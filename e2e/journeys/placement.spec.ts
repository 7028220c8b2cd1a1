import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  choosePair,
  expect,
  holdRequests,
  logIn,
  makePerson,
  PASSWORD,
  stopClock,
  takeClock,
  test,
} from '../support/people.ts';

type Placement = { data: { words: [id: string, form: string][]; pseudoWords: string[] } };

/** Sooner than this after a question a press counts as the second half of a double click. */
const SOONEST_ANSWER_MS = 260;

test.beforeEach(({ page }) => takeClock(page));

/** Answers as somebody who knows the easiest words of Spanish up to a place, honestly, until the result is there. */
async function takeCheck(page: Page, known: number, pseudoWordsToo = false): Promise<number> {
  const reply = await page.request.get('/api/learning/placement?lang=en&learn=es');
  const { data } = (await reply.json()) as Placement;
  const knownForms = new Set(data.words.slice(0, known).map(([, form]) => form));
  await page.getByRole('button', { name: 'Start the check' }).click();
  const result = page.getByRole('button', { name: 'Check again' });
  for (let asked = 0; asked <= 40; asked += 1) {
    await expect(page.getByText(`Word ${asked + 1} of at most 40`).or(result)).toBeVisible();
    if (await result.isVisible()) return asked;
    const text = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await page.clock.runFor(SOONEST_ANSWER_MS);
    await page.keyboard.press(knownForms.has(text) || pseudoWordsToo ? '1' : 'j');
    await expect(page.getByText(`Word ${asked + 1} of at most 40`)).toHaveCount(0);
  }
  throw new Error('The check has no end');
}

test('a check estimates, marks what is surely known, and is undone as a whole', async ({ page }) => {
  test.slow();
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Check what I know' }).click();
  expect(await takeCheck(page, 1200)).toBeGreaterThanOrEqual(20);
  await expect(page.getByText('The result is saved in your progress.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as known' }).click();
  const marked = page.getByText(/^[\d,]+ words are marked as known\.$/);
  // The button has gone, and with it the place where Tab goes on.
  await expect(marked).toBeFocused();
  const told = (await marked.textContent()) ?? '';
  expect(Number(told.replace(/\D/g, ''))).toBeGreaterThan(100);

  await page.getByRole('main').getByRole('link', { name: 'Browse categories' }).click();
  await expect(page.getByRole('link', { name: /[1-9]\d* of \d+ yours/ }).first()).toBeVisible();
  await page.goto('/placement');
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole('button', { name: 'Undo this check' }).click();
  await expect(page.getByText('The check has been undone')).toBeVisible();
  await page.goto('/categories');
  await expect(page.getByRole('link', { name: 'Check what I know' })).toBeVisible();
});

test('the result of a check that ends without a connection is kept once it is back', async ({
  page,
  context,
}) => {
  test.slow();
  await choosePair(page, 'en', 'es');
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/placement');
  // Of the pair of the person, once it is known who is here.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Olena' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the check' })).toBeVisible();
  await context.setOffline(true);
  await takeCheck(page, 1200);
  await expect(page.getByText('Saved on this device. It will be sent once you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The result is saved in your progress.')).toBeVisible();
});

test('a check goes on when the language of the person who takes it becomes known', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await logIn(page, { language: 'uk', learning_language: 'es' });
  const letCome = await holdRequests(page, '**/api/profile');
  await page.goto('/placement');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.clock.runFor(SOONEST_ANSWER_MS);
  await page.keyboard.press('1');
  await expect(page.getByText('Word 2 of at most 40')).toBeVisible();
  const asked = await page.getByRole('heading', { level: 2 }).textContent();
  letCome();
  await expect(page.getByText('Слово 2 з щонайбільше 40')).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(asked);
});

test('a guest is told what an account adds, and whoever claims everything gets no number', async ({
  page,
}) => {
  test.slow();
  await choosePair(page, 'en', 'es');
  await page.goto('/placement');
  await takeCheck(page, 0, true);
  await expect(page.getByRole('heading', { name: /^There was too much guessing/ })).toBeVisible();
  await expect(page.getByText('With an account, this result is saved', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as known' })).toHaveCount(0);
});

test('a guest’s check goes along into the account they make, and is undone from any browser', async ({
  page,
  browser,
}) => {
  test.slow();
  await choosePair(page, 'en', 'es');
  await page.goto('/placement');
  await takeCheck(page, 1200);
  await expect(page.getByText('With an account, this result is saved', { exact: false })).toBeVisible();
  const person = await makePerson(page, { language: 'en', learning_language: 'es' });
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByText(/The result is saved in your progress\. \d+ words are marked as known\./),
  ).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await elsewhere.addInitScript(token => localStorage.setItem('auth_token', token), person.token);
  await elsewhere.goto('/placement');
  await expect(elsewhere.getByText(/\d+ words are marked as known\./)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Undo this check' }).click();
  await expect(elsewhere.getByText('The check has been undone')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Undo this check' })).toHaveCount(0);
  const headers = { authorization: `Bearer ${person.token}` };
  const words = await elsewhere.request.get('/api/learning/words?learn=es', { headers });
  expect((await words.json()).data.words).toEqual({});
  await elsewhere.close();
});

test('a guest’s check that did not get through goes along with the next page', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const { token } = await makePerson(page, { language: 'en', learning_language: 'es' });
  // No script runs there: a page that awakes late would find the login and send the check at once.
  await page.goto('/robots.txt');
  const answers = Array.from({ length: 20 }, (_, place) => ({ rank: place + 1, isClaimed: true }));
  const check = { id: crypto.randomUUID(), at: Date.now(), learn: 'es', answers };
  await page.evaluate(
    ([kept, hers]) => {
      sessionStorage.setItem('guest_placement', String(kept));
      localStorage.setItem('auth_token', String(hers));
    },
    [JSON.stringify({ check, sureIds: ['dog'] }), token],
  );
  const gateway = { status: 502, body: '<h1>502</h1>' };
  await page.route('**/api/learning/placement', route => route.fulfill(gateway), { times: 1 });
  const refused = page.waitForResponse('**/api/learning/placement');
  await page.goto('/contact');
  expect((await refused).status()).toBe(502);
  await page.getByRole('navigation').getByRole('link', { name: 'Dictionary' }).first().click();
  await expect(
    page.getByText('The result is saved in your progress. 1 word is marked as known.'),
  ).toBeVisible();
});

test('an answer can be taken back, and a double click is one answer', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/placement');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.getByText('Word 1 of at most 40')).toBeVisible();
  const first = await page.getByRole('heading', { level: 2 }).textContent();
  await expectAccessible(page);
  // On a busy machine both presses of a double click may lie further apart than the page allows for.
  await stopClock(page);
  await page.getByRole('button', { name: 'Yes, I know it' }).dblclick();
  await expect(page.getByText('Word 2 of at most 40')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Word 1 of at most 40')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(first ?? '');
});
