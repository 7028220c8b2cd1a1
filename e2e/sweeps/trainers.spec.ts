import type { PacketWord } from '#contract/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { learner } from '../support/learner.ts';
import { addWords, expect, test } from '../support/people.ts';
import { option, questionsAfter } from '../support/questions.ts';

test('the garland of a result leaves no word alone on its last line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await learner(page);
  const words = ['bread', 'water', 'cat', 'dog', 'cow', 'horse', 'apple', 'house', 'table', 'book', 'tree'];
  await addWords(page, person, words);
  await page.goto('/tests/flashcards?source=userCategory');
  for (const _ of words) {
    await page.getByRole('button', { name: 'Show translation' }).click();
    await page.getByRole('button', { name: /^Good/ }).click();
  }
  const garland = page.locator('main ul').filter({ has: page.locator('.tile') });
  await expect(garland.getByRole('listitem', { includeHidden: true })).toHaveCount(words.length);
  const tops = await garland
    .locator('li')
    .evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().top)));
  const [first, last] = [Math.min(...tops), Math.max(...tops)];
  expect(last).toBeGreaterThan(first);
  expect(tops.filter(top => top === last).length).toBeGreaterThan(1);
});

test('the trainers have no fault of accessibility that a machine can find', async ({ page }) => {
  await learner(page, 4);
  await page.goto('/tests');
  await expect(page.getByRole('heading', { name: 'Learning tips' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/tests/selectSource');
  await expect(page.getByRole('link', { name: 'Family', exact: true })).toBeVisible();
  await expectAccessible(page);
  const [word] = (await questionsAfter(page, () => page.goto('/tests/words?source=userCategory'))) as [
    PacketWord,
  ];
  await option(page, word.otherWords[0]?.translation as string).click();
  await expect(page.getByText('Wrong 1')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/tests/flashcards?source=userCategory');
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
  await expectAccessible(page);
});
