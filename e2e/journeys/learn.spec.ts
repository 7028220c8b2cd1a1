import type { Page } from '@playwright/test';
import type { AskedWord } from '#contract/trainers.ts';
import { dataOf, learner } from '../support/learner.ts';
import { answerRight, logOf, packetAfter, position } from '../support/packets.ts';
import { expect, type Person, stopClock, test } from '../support/people.ts';
import { asked, option } from '../support/questions.ts';

/** Opens the home page and waits for the words that it shows of the next packet: asked for late, they would pass for the packet. */
const openHome = (page: Page) => packetAfter(page, () => page.goto('/'));

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
  await expect(asked(page, packet[0]?.word as string)).toBeVisible();
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
  await expect(page.getByRole('heading', { name: `${left} words to repeat` })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: '20 words to repeat' })).toBeVisible();
  await expect(page.getByRole('main').getByText(String(begun.length), { exact: true })).toHaveCount(0);
  const packet = await packetAfter(page, () => page.getByRole('link', { name: 'Learn now' }).first().click());
  expect(packet.map(({ why }) => why)).toEqual(Array(20).fill('due'));
  expect(packet.every(({ state }) => state?.reps === 1 && state.state === 'learning')).toBe(true);
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
  // The message comes after the frame that shows the answer, and a stopped clock has no frames.
  await page.clock.runFor(100);
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
