import { learner } from '../support/learner.ts';
import { logOf, position } from '../support/packets.ts';
import { expect, holdRequests, PASSWORD, test } from '../support/people.ts';
import { option, questionsAfter } from '../support/questions.ts';
import { answerStep, meetWords, roundAfter, roundOf, takeAllSteps, takeStep } from '../support/rounds.ts';

test('what was answered is not asked again while its answers are still on their way', async ({ page }) => {
  const person = await learner(page);
  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.patch('/api/profile', { headers, data: { new_per_day: 2 } });
  const letGo = await holdRequests(page, '**/api/tests/answers');
  const words = await roundAfter(page, () => page.goto('/learn?testType=translation_to_word'));
  expect(words.map(({ why }) => why)).toEqual(['new', 'new']);
  await meetWords(page);
  await takeAllSteps(page);
  const next = await roundAfter(page, () => page.getByRole('button', { name: 'Another round' }).click());
  expect(next.filter(({ why }) => why !== 'practice')).toEqual([]);
  await expect(page.getByText('Nothing left for today')).toBeVisible();
  letGo();
  await expect.poll(() => logOf(page, person)).toMatchObject({ words: 2 });
});

test('offline answers and undos wait, say so, and are sent once when the connection is back', async ({
  page,
  context,
}) => {
  const person = await learner(page);
  await roundAfter(page, () => page.goto('/learn?testType=translation_to_word'));
  await meetWords(page);
  const sent: string[] = [];
  page.on('requestfinished', request => {
    if (!request.url().endsWith('/tests/answers')) return;
    sent.push(...request.postDataJSON().answers.map(({ wordId }: { wordId: string }) => wordId));
  });
  await context.setOffline(true);
  for (let answers = 0; answers < 3; answers += 1) await takeStep(page);
  const answered = (await roundOf(page))?.tries.map(({ wordId }) => wordId) ?? [];
  expect(new Set(answered).size).toBe(3);
  await expect(page.getByText('3 answers are waiting for a connection')).toBeVisible();
  await page.keyboard.press('KeyU');
  await expect.poll(async () => (await roundOf(page))?.tries.length).toBe(2);
  await context.setOffline(false);
  await expect(page.getByText('are waiting for a connection')).toHaveCount(0);
  await expect.poll(() => logOf(page, person)).toMatchObject({ words: 2 });
  await expect.poll(() => sent.toSorted()).toEqual(answered.toSorted());
});

test('two tabs send every answer once', async ({ page, context }) => {
  const person = await learner(page);
  const other = await context.newPage();
  await other.addInitScript(token => localStorage.setItem('auth_token', token), person.token);
  await context.route('**/api/tests/answers', route => route.abort());
  const asked = await questionsAfter(other, () => other.goto('/tests/words?source=family'));
  await page.goto('/learn?testType=translation_to_word');
  await meetWords(page);
  const ids: string[] = [];
  // What was called off on its way does not count.
  for (const tab of [page, other])
    tab.on('requestfinished', request => {
      if (request.url().endsWith('/tests/answers'))
        ids.push(...request.postDataJSON().answers.map(({ id }: { id: string }) => id));
    });
  await answerStep(page);
  await option(other, asked[0]?.translation as string).click();
  await expect(
    page.getByText('are waiting for a connection').or(page.getByText('is waiting for a connection')),
  ).toBeVisible();
  await expect(
    other.getByText('are waiting for a connection').or(other.getByText('is waiting for a connection')),
  ).toBeVisible();
  await context.unroute('**/api/tests/answers');
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 2, words: 2 });
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
});

test('a round under way survives a reload, with its answers and its way back', async ({ page }) => {
  await learner(page);
  await page.goto('/learn?testType=word_to_translation');
  await meetWords(page);
  await takeStep(page);
  const before = await roundOf(page);
  const asked: string[] = [];
  page.on('request', request => request.url().includes('/learning/round') && asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Question 2 of/ })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await roundOf(page)).toMatchObject({ id: before?.id, tries: before?.tries });
  await page.keyboard.press('KeyU');
  await expect(page.getByRole('heading', { level: 1, name: /^Question 1 of/ })).toBeVisible();
});

test('a test of a category survives a reload too, and is new when it is gone to', async ({ page }) => {
  await learner(page);
  const path = '/tests/words?source=family';
  const words = await questionsAfter(page, () => page.goto(path));
  await option(page, words[0]?.translation as string).click();
  await position(page, 2, words);
  await page.reload();
  await position(page, 2, words);
  await expect(page.getByText('Correct 1')).toBeVisible();
  const others = await questionsAfter(page, () => page.goto(path));
  await position(page, 1, others);
});

test('answers given as a login runs out are kept and sent after the next login, never for another person', async ({
  page,
}) => {
  test.slow();
  const person = await learner(page);
  await page.goto('/learn');
  await meetWords(page);
  const headers = { authorization: `Bearer ${person.token}` };
  // The answers are the first to hear that the login has run out; another call would take the question away before.
  const letGo = await holdRequests(page, '**/api/**', request => !request.url().endsWith('/tests/answers'));
  await page.request.post('/api/logout', { headers });
  const asked = (await roundOf(page))?.at as number;
  await answerStep(page);
  await expect(page.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
  letGo();
  const logIn = async (email: string) => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  };
  await logIn(person.email);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Olena' })).toBeVisible();
  const data = { email: person.email, password: PASSWORD };
  const { access_token: token } = await (await page.request.post('/api/login', { data })).json();
  await expect.poll(() => logOf(page, { ...person, token })).toMatchObject({ words: 1 });
  // A page that comes closes an open menu.
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Trainers' }).click();
  await page.getByRole('link', { name: 'Learn now' }).first().click();
  await expect.poll(async () => (await roundOf(page))?.at).toBe(asked + 1);
});
