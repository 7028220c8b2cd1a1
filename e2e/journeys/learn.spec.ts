import type { Page } from '@playwright/test';
import { openStep, openWord } from '#learning/round/round-state.ts';
import { answered, dataOf, FAMILY, learner } from '../support/learner.ts';
import { logOf } from '../support/packets.ts';
import { expect, test } from '../support/people.ts';
import { meetWords, moving, roundAfter, roundOf, takeAllSteps } from '../support/rounds.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('a first day: new words are met, asked after a pause, brought forth, and kept', async ({ page }) => {
  test.slow();
  const person = await learner(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Trainers' }).click();
  const words = await roundAfter(page, () => page.getByRole('link', { name: 'Learn now' }).first().click());
  await expect(page).toHaveURL('/learn');
  expect(new Set(words.map(({ why }) => why))).toEqual(new Set(['new']));
  await expect(heading(page, /^New word 1 of/)).toBeFocused();
  // Last: some words are written alike in both languages, and said as they are written.
  await expect(page.getByText(words[0]?.translation as string, { exact: true }).last()).toBeVisible();
  const round = await roundOf(page);
  const met = round?.steps.flatMap(({ kind, wordIds }) => (kind === 'meet' ? wordIds : [])) ?? [];
  const kinds = await takeAllSteps(page);
  expect(kinds.slice(0, 3)).toEqual(['meet', 'meet', 'meet']);
  expect(kinds.filter(kind => ['listen', 'type', 'build'].includes(kind)).length).toBe(met.length);
  await expect(heading(page, new RegExp(`^${met.length} new words`))).toBeFocused();
  const questions = kinds.filter(kind => kind !== 'meet' && kind !== 'match').length;
  await expect(page.getByText(`${questions} of ${questions} right on the first try`)).toBeVisible();
  await expect.poll(async () => (await logOf(page, person)).words).toBe(met.length);
  const next = await roundAfter(page, () => press(page, 'Another round').click());
  expect(next.filter(({ id, why }) => why !== 'practice' && met.includes(id))).toEqual([]);
});

test('the next day begins with the words of the day before, between new ones', async ({ page }) => {
  const person = await learner(page);
  await answered(page, person, 1, FAMILY.length);
  const { left } = await dataOf(page, person, '/learning?learn=es');
  const words = await roundAfter(page, () => page.goto('/learn'));
  const due = words.filter(({ why }) => why === 'due').map(({ id }) => id);
  expect(due).toHaveLength(left);
  expect(due.toSorted()).toEqual(FAMILY.toSorted());
  expect(words.filter(({ why }) => why === 'new').length).toBeGreaterThanOrEqual(4);
  await expect(heading(page, 'New word 1 of 4')).toBeVisible();
});

test('a wrong answer is explained, waits, and comes back; undo takes it out of the log', async ({ page }) => {
  const person = await learner(page);
  await page.goto('/learn?testType=translation_to_word');
  await meetWords(page);
  const round = await roundOf(page);
  const asked = round && openWord(round);
  if (round?.question?.shape !== 'choice' || asked === undefined) throw new Error('No choice is asked');
  const wrong = round.question.optionIds.findIndex(id => id !== asked.id);
  const chosen = asked.otherWords.find(
    ({ id }) => round.question?.shape === 'choice' && id === round.question.optionIds[wrong],
  );
  await moving(page, () => page.locator(`main [aria-keyshortcuts="${wrong + 1}"]`).click());
  await expect(page.getByText('Not this one')).toBeVisible();
  const said = `${asked.word} means ${asked.translation}. You chose ${chosen?.translation}: that is ${chosen?.word}.`;
  await expect(page.getByText(said)).toBeVisible();
  await expect(press(page, 'Continue')).toBeFocused();
  await expect.poll(() => logOf(page, person)).toMatchObject({ words: 1 });
  expect((await roundOf(page))?.steps.some(step => step.return === 1)).toBe(true);
  await page.keyboard.press('KeyU');
  await expect(page.getByText('Not this one')).toHaveCount(0);
  await expect.poll(() => logOf(page, person)).toMatchObject({ words: 0 });
});

test('a right answer goes on by itself, unless its learner wants to do that', async ({ page }) => {
  await learner(page);
  await page.goto('/learn?testType=translation_to_word');
  await meetWords(page);
  const answerRight = async () => {
    const round = await roundOf(page);
    const asked = round && openWord(round);
    if (round?.question?.shape !== 'choice' || asked === undefined) throw new Error('No choice is asked');
    const place = round.question.optionIds.indexOf(asked.id) + 1;
    await moving(page, () => page.locator(`main [aria-keyshortcuts="${place}"]`).click());
    return round.at;
  };
  const first = await answerRight();
  await expect.poll(async () => (await roundOf(page))?.at).toBe(first + 1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('switch', { name: 'Continue automatically after a right answer' }).click();
  await page.keyboard.press('Escape');
  await answerRight();
  await expect(press(page, 'Continue')).toBeFocused();
  await moving(page, () => page.keyboard.press('Enter'));
  await expect.poll(async () => (await roundOf(page))?.at).toBe(first + 2);
});

test('a round that was left goes on where it was; the keys lead through it and out of it', async ({
  page,
}) => {
  await learner(page);
  await page.goto('/learn');
  await expect(heading(page, /^New word 1 of/)).toBeVisible();
  await moving(page, () => page.keyboard.press('Enter'));
  await expect(heading(page, /^New word 2 of/)).toBeVisible();
  await page.keyboard.press('KeyU');
  await expect(heading(page, /^New word 1 of/)).toBeVisible();
  await moving(page, () => page.keyboard.press('Enter'));
  await expect(heading(page, /^New word 2 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/learn$/);
  await page.goto('/learn');
  await expect(heading(page, /^New word 2 of/)).toBeVisible();
});

test('who cannot type now is not asked to write for an hour', async ({ page }) => {
  test.slow();
  await learner(page);
  await page.goto('/learn');
  await expect(heading(page, /^New word 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'I can’t type now' }).click();
  await expect(page.getByText('No typing for an hour. You choose instead.')).toBeVisible();
  expect((await roundOf(page))?.steps.map(({ kind }) => kind)).not.toContain('type');
  await press(page, 'Undo').click();
  await expect.poll(async () => (await roundOf(page))?.wishes.canType).toBe(true);
});

test('a card is graded with the keys, and each grade says when the word comes back', async ({ page }) => {
  await learner(page);
  await page.goto('/learn?testType=flashcards');
  await meetWords(page);
  const asked = await roundOf(page);
  await page.keyboard.press('Enter');
  const grades = page.getByRole('group', { name: 'How well did you know it?' });
  await expect(grades.getByRole('button')).toHaveText([
    /^Again/,
    /^Hard/,
    /^Good.*(tomorrow|in )/,
    /^Easy.*in /,
  ]);
  const saved = page.waitForRequest('**/api/tests/answers');
  await moving(page, () => page.keyboard.press('Digit2'));
  const { answers } = (await saved).postDataJSON();
  expect(answers[0]).toMatchObject({
    ...{ wordId: asked && openStep(asked)?.wordIds[0], round: asked?.id, kind: 'flashcard' },
    ...{ grade: 2, correct: true, options: 0, chosenId: null },
  });
  expect(answers[0].day).toBeGreaterThan(20_000);
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
