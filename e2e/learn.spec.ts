import type { Page } from '@playwright/test';
import type { AskedWord } from '#contract/trainers.ts';
import { expectAccessible } from './accessible.ts';
import { dataOf, learner } from './learner.ts';
import { expect, holdRequests, PASSWORD, type Person, stopClock, test } from './people.ts';

/** How many answers the server has, how many of them today's, and how many words it knows a state of. */
async function logOf(page: Page, person: Person) {
  const { doneToday } = await dataOf(page, person, '/learning?learn=es');
  const { words } = await dataOf(page, person, '/learning/words?learn=es');
  return { doneToday, words: Object.keys(words).length };
}

/** Does something that brings the next packet. */
async function packetAfter(page: Page, act: () => Promise<unknown>): Promise<AskedWord[]> {
  const reply = page.waitForResponse(/\/api\/learning\/packet/);
  await act();
  return (await (await reply).json()).data.packetWords;
}

/** Opens the home page and waits for the words that it shows of the next packet: asked for late, they would pass for the packet. */
const openHome = (page: Page) => packetAfter(page, () => page.goto('/'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Meets the word if it is new and answers it right. */
async function answerRight(page: Page, word: AskedWord): Promise<void> {
  if (word.why === 'new') await page.getByRole('button', { name: 'Continue' }).click();
  if (word.testType === 'flashcards') {
    await page.getByRole('button', { name: 'Show translation' }).click();
    await page.getByRole('button', { name: /^Good/ }).click();
    return;
  }
  const isWordAsked = word.testType === 'translation_to_word';
  await expect(heading(page, isWordAsked ? word.word : word.translation)).toBeVisible();
  await option(page, isWordAsked ? word.translation : word.word).click();
}

const position = (page: Page, number: number, packet: AskedWord[]) =>
  expect(page.getByText(`${number} of ${packet.length}`)).toBeVisible();

test('a first day: new words are met, asked in several ways, and learned', async ({ page }) => {
  test.slow();
  const person = await learner(page);
  await openHome(page);
  await page.getByRole('button', { name: 'Trainers' }).click();
  const packet = await packetAfter(page, () => page.getByRole('link', { name: 'Learn now' }).first().click());
  await expect(page).toHaveURL('/learn');
  expect(packet.length).toBeGreaterThan(4);
  expect(new Set(packet.map(({ testType }) => testType)).size).toBeGreaterThan(1);
  expect(new Set(packet.map(({ why }) => why))).toEqual(new Set(['new']));
  await expect(page.getByText('New word')).toBeVisible();
  await expect(heading(page, packet[0]?.word as string)).toBeVisible();
  // Last: some words are written alike in both languages, and said as they are written.
  await expect(page.getByText(packet[0]?.translation as string, { exact: true }).last()).toBeVisible();
  for (const [index, word] of packet.entries()) {
    await position(page, index + 1, packet);
    await answerRight(page, word);
  }
  await expect(page.getByRole('heading', { name: 'Packet finished' })).toBeFocused();
  await expect(page.getByText(`${packet.length} new words`)).toBeVisible();
  await expect(page.getByText(`Correct ${packet.length}`)).toBeVisible();
  const all = { doneToday: packet.length, words: packet.length };
  await expect.poll(() => logOf(page, person)).toEqual(all);
  const next = await packetAfter(page, () => page.getByRole('button', { name: 'Keep learning' }).click());
  const repeated = next.filter(({ id, why }) => why !== 'practice' && packet.some(word => word.id === id));
  expect(repeated).toEqual([]);
});

/** The first words of the catalogue, each chosen right once, so many days ago. */
async function learnedBefore(page: Page, person: Person, words: number, daysAgo: number): Promise<string[]> {
  const catalogue: { words: [string][] } = await dataOf(page, person, '/catalogue-words');
  const ids = catalogue.words.slice(0, words).map(([id]) => id);
  const told = {
    testType: 'word_to_translation',
    learn: 'es',
    correct: true,
    milliseconds: 2000,
    options: 4,
  };
  const answeredAt = Date.now() - daysAgo * 86_400_000;
  const answers = ids.map(id => ({
    ...{ ...told, id: crypto.randomUUID(), answeredAt },
    ...{ wordId: id, chosenId: id },
  }));
  const headers = { authorization: `Bearer ${person.token}` };
  expect((await page.request.post('/api/tests/answers', { headers, data: { answers } })).ok()).toBe(true);
  return ids;
}

test('the next day begins with the words of the day before', async ({ page }) => {
  const person = await learner(page);
  const begun = await learnedBefore(page, person, 6, 1);
  const { left } = await dataOf(page, person, '/learning?learn=es');
  expect(left).toBeGreaterThan(2);
  await openHome(page);
  await expect(page.getByRole('heading', { name: `${left} words waiting` })).toBeVisible();
  const packet = await packetAfter(page, () => page.getByRole('link', { name: 'Learn now' }).first().click());
  const due = packet.filter(({ why }) => why === 'due');
  expect(due).toHaveLength(left);
  expect(begun).toEqual(expect.arrayContaining(due.map(({ id }) => id)));
  expect(packet.filter(({ why }) => why === 'new')).toHaveLength(10);
  for (const [index, word] of packet.slice(0, 3).entries()) {
    await position(page, index + 1, packet);
    await answerRight(page, word);
  }
  await position(page, 4, packet);
});

test('three weeks later a share of the pile is asked, twenty now, and nothing is reset', async ({ page }) => {
  const person = await learner(page);
  const begun = await learnedBefore(page, person, 90, 21);
  const { now, left, forecast, counts } = await dataOf(page, person, '/learning?learn=es');
  expect({ now, left, counts }).toMatchObject({ now: 20, left: 60, counts: { learning: begun.length } });
  expect(forecast.slice(0, 7).reduce((sum: number, words: number) => sum + words, 0)).toBe(begun.length);
  await openHome(page);
  await expect(page.getByRole('heading', { name: '20 words waiting' })).toBeVisible();
  await expect(page.getByRole('main').getByText(String(begun.length), { exact: true })).toHaveCount(0);
  const packet = await packetAfter(page, () => page.getByRole('link', { name: 'Learn now' }).first().click());
  expect(packet.map(({ why }) => why)).toEqual(Array(20).fill('due'));
  expect(packet.every(({ state }) => state?.reps === 1 && state.state === 'learning')).toBe(true);
});

test('what was answered is not asked again while its answers are still on their way', async ({ page }) => {
  const person = await learner(page);
  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.patch('/api/profile', { headers, data: { new_per_day: 2 } });
  const letGo = await holdRequests(page, '**/api/tests/answers');
  const packet = await packetAfter(page, () => page.goto('/learn?testType=translation_to_word'));
  expect(packet.map(({ why }) => why)).toEqual(['new', 'new']);
  for (const word of packet) await answerRight(page, word);
  const next = await packetAfter(page, () => page.getByRole('button', { name: 'Keep learning' }).click());
  expect(next.filter(({ why }) => why !== 'practice')).toEqual([]);
  await expect(page.getByText('Nothing is left for today')).toBeVisible();
  letGo();
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 2, words: 2 });
});

test('a card is graded with the keys, and each grade says when the word comes back', async ({ page }) => {
  await learner(page);
  const [word] = await packetAfter(page, () => page.goto('/learn?testType=flashcards'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.keyboard.press('Space');
  const grades = page.getByRole('group', { name: 'How well did you know it?' });
  await expect(grades.getByRole('button')).toHaveText([
    /^Again/,
    /^Hard/,
    /^Good.*(tomorrow|in )/,
    /^Easy.*in /,
  ]);
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(grades.getByRole('button').first()).toBeEnabled();
  const saved = page.waitForRequest('**/api/tests/answers');
  await page.keyboard.press('Digit2');
  const { answers } = (await saved).postDataJSON();
  expect(answers[0]).toMatchObject({ wordId: word?.id, grade: 2, correct: true, options: 0, chosenId: null });
  expect(answers[0].day).toBeGreaterThan(20_000);
});

test('undo takes back answers and marks, with Z, the toast and the button', async ({ page }) => {
  const person = await learner(page);
  await page.clock.install();
  const packet = await packetAfter(page, () => page.goto('/learn?testType=translation_to_word'));
  const [first, second, third] = packet as [AskedWord, AskedWord, AskedWord];
  await answerRight(page, first);
  await position(page, 2, packet);
  await answerRight(page, second);
  await position(page, 3, packet);
  // Its toast waits for seconds, in which a busy server may not have said what it knows.
  await stopClock(page);
  await page.getByRole('button', { name: 'Word learned' }).click();
  await expect(page.getByText(`Marked as known: ${third.word}`)).toBeVisible();
  await page.clock.runFor(2000);
  await position(page, 4, packet);
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 2, words: 3 });

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.resume();
  await position(page, 3, packet);
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 2, words: 2 });
  await page.keyboard.press('KeyZ');
  await position(page, 2, packet);
  await expect(page.getByText('Correct 1')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await position(page, 1, packet);
  await expect(page.getByText('Correct 0')).toBeVisible();
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 0, words: 0 });
  await option(page, first.translation).click();
  await position(page, 2, packet);
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 1, words: 1 });
});

test('offline answers and undos wait, say so, and are sent once when the connection is back', async ({
  page,
  context,
}) => {
  const person = await learner(page);
  const packet = await packetAfter(page, () => page.goto('/learn?testType=translation_to_word'));
  const sent: string[] = [];
  page.on('requestfinished', request => {
    if (!request.url().endsWith('/tests/answers')) return;
    sent.push(...request.postDataJSON().answers.map(({ wordId }: { wordId: string }) => wordId));
  });
  await context.setOffline(true);
  for (const word of packet.slice(0, 3)) await answerRight(page, word);
  await position(page, 4, packet);
  await expect(page.getByText('3 answers wait for a connection')).toBeVisible();
  await page.keyboard.press('KeyZ');
  await position(page, 3, packet);
  await context.setOffline(false);
  await expect(page.getByText('wait for a connection')).toHaveCount(0);
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 2, words: 2 });
  const answered = packet.slice(0, 3).map(({ id }) => id);
  await expect.poll(() => sent.toSorted()).toEqual(answered.toSorted());
});

test('two tabs send every answer once', async ({ page, context }) => {
  const person = await learner(page);
  const other = await context.newPage();
  await other.addInitScript(token => localStorage.setItem('auth_token', token), person.token);
  await context.route('**/api/tests/answers', route => route.abort());
  const packets = [
    await packetAfter(page, () => page.goto('/learn?testType=translation_to_word')),
    await packetAfter(other, () => other.goto('/learn?testType=word_to_translation&source=family')),
  ] as const;
  const ids: string[] = [];
  // What was called off on its way does not count.
  for (const tab of [page, other])
    tab.on('requestfinished', request => {
      if (request.url().endsWith('/tests/answers'))
        ids.push(...request.postDataJSON().answers.map(({ id }: { id: string }) => id));
    });
  await answerRight(page, packets[0][0] as AskedWord);
  await answerRight(other, packets[1][0] as AskedWord);
  await expect(
    page.getByText('wait for a connection').or(page.getByText('waits for a connection')),
  ).toBeVisible();
  await expect(
    other.getByText('wait for a connection').or(other.getByText('waits for a connection')),
  ).toBeVisible();
  await context.unroute('**/api/tests/answers');
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => logOf(page, person)).toEqual({ doneToday: 2, words: 2 });
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
});

test('a packet under way survives a reload, with its counters and its way back', async ({ page }) => {
  await learner(page);
  const packet = await packetAfter(page, () => page.goto('/learn?testType=word_to_translation'));
  await answerRight(page, packet[0] as AskedWord);
  await position(page, 2, packet);
  const asked: string[] = [];
  page.on('request', request => request.url().includes('/learning/packet') && asked.push(request.url()));
  await page.reload();
  await position(page, 2, packet);
  await expect(page.getByText('Correct 1')).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('KeyZ');
  await position(page, 1, packet);
  await expect(page.getByText('Correct 0')).toBeVisible();
});

test('a test of a category survives a reload too, and is new when it is gone to', async ({ page }) => {
  await learner(page);
  const path = '/tests/words?source=family';
  const questions = async (act: () => Promise<unknown>): Promise<AskedWord[]> => {
    const reply = page.waitForResponse(/\/api\/tests\/reverse-words/);
    await act();
    return (await (await reply).json()).data.packetWords;
  };
  const words = await questions(() => page.goto(path));
  await option(page, words[0]?.translation as string).click();
  await position(page, 2, words);
  await page.reload();
  await position(page, 2, words);
  await expect(page.getByText('Correct 1')).toBeVisible();
  const others = await questions(() => page.goto(path));
  await position(page, 1, others);
});

test('answers given as a login runs out are kept and sent after the next login, never for another person', async ({
  page,
}) => {
  test.slow();
  const person = await learner(page);
  const packet = await packetAfter(page, () => page.goto('/learn'));
  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.post('/api/logout', { headers });
  await answerRight(page, packet[0] as AskedWord);
  await expect(page.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
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
  await expect.poll(() => logOf(page, { ...person, token })).toEqual({ doneToday: 1, words: 1 });
  // A page that comes closes an open menu.
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Trainers' }).click();
  await page.getByRole('link', { name: 'Learn now' }).first().click();
  await position(page, 2, packet);
});

test('a guest is led to log in or to the tests that are open to all', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
  await page.getByRole('link', { name: 'Take a test as a guest' }).click();
  await expect(page).toHaveURL(/\/tests\/selectSource/);
});

test('the flashcards of a category keep Show translation and Next, with grades beside them for a learner', async ({
  page,
}) => {
  const person = await learner(page);
  await page.goto('/tests/flashcards?source=family');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Family', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Good/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Show translation' }).click();
  await page.getByRole('button', { name: /^Easy/ }).click();
  await expect(page.getByText(/^3 of/)).toBeVisible();
  // Next says nothing about the memory, so one word only has a state.
  await expect.poll(async () => (await logOf(page, person)).words).toBe(1);
});

test('learning has no fault of accessibility that a machine can find', async ({ page }) => {
  await learner(page);
  await packetAfter(page, () => page.goto('/learn?testType=flashcards'));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
  await expectAccessible(page);
});
