import { learner } from '../support/learner.ts';
import { choosePair, expect, logOut, PASSWORD, test } from '../support/people.ts';
import { answerAll, answersOf, asked, option, questionsAfter } from '../support/questions.ts';

test('a word that cannot be marked as learned stays asked', async ({ page }) => {
  await learner(page, 3);
  await page.route('**/api/remove-from-dictionary', route => route.abort());
  const words = await questionsAfter(page, () => page.goto('/tests/words?source=userCategory'));
  await page.getByRole('button', { name: 'Word learned' }).click();
  await expect(page.getByText('Error removing word')).toBeVisible();
  await expect(asked(page, words[0]?.word as string)).toBeVisible();
});

test('answers that could not be sent are sent by the next visit', async ({ page }) => {
  const person = await learner(page, 3);
  await page.route('**/api/tests/answers', route => route.abort());
  const words = await questionsAfter(page, () => page.goto('/tests/words?source=userCategory'));
  await answerAll(page, words, 'word', 'mouse');
  expect(await answersOf(page, person)).toEqual({ answers: 0, right: 0 });
  await page.unroute('**/api/tests/answers');
  await page.goto('/tests/words?source=userCategory');
  await expect.poll(() => answersOf(page, person)).toEqual({ answers: 3, right: 3 });
});

test('an answer given just before logging out reaches the server', async ({ page }) => {
  const person = await learner(page, 3);
  const words = await questionsAfter(page, () => page.goto('/tests/words?source=userCategory'));
  await option(page, words[0]?.translation as string).click();
  await logOut(page);
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible();
  const data = { email: person.email, password: PASSWORD };
  const { access_token: token } = await (await page.request.post('/api/login', { data })).json();
  expect(await answersOf(page, { ...person, token })).toEqual({ answers: 1, right: 1 });
});

test('logging out does not wait for a server that takes no answers, which are kept', async ({ page }) => {
  await learner(page, 3);
  await page.route('**/api/tests/answers', () => undefined);
  const words = await questionsAfter(page, () => page.goto('/tests/words?source=userCategory'));
  await option(page, words[0]?.translation as string).click();
  await logOut(page);
  await expect(page.getByText('You are logged out')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).map(key => key.split('_')[0]));
  expect(kept).toContain('trainer');
});

test('questions that cannot be loaded are asked for again', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.route('**/api/tests/reverse-words?*', route => route.abort());
  await page.goto('/tests/words?source=family');
  await expect(page.getByText('Error loading words')).toBeVisible();
  await page.unroute('**/api/tests/reverse-words?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 of 20')).toBeVisible();
  await page.goto('/tests/words?source=nowhere');
  await expect(page.getByText('Failed to load words')).toBeVisible();
});
