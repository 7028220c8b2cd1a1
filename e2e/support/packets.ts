import type { Page } from '@playwright/test';
import type { AskedWord } from '#contract/trainers.ts';
import { dataOf } from './learner.ts';
import { expect, type Person } from './people.ts';
import { asked, option } from './questions.ts';

/** How many answers the server has, how many of them today's, and how many words it knows a state of. */
export async function logOf(page: Page, person: Person) {
  const { doneToday } = await dataOf(page, person, '/learning?learn=es');
  const { words } = await dataOf(page, person, '/learning/words?learn=es');
  return { doneToday, words: Object.keys(words).length };
}

/** Does something that brings the next packet. */
export async function packetAfter(page: Page, act: () => Promise<unknown>): Promise<AskedWord[]> {
  const reply = page.waitForResponse(/\/api\/learning\/packet/);
  await act();
  return (await (await reply).json()).data.packetWords;
}

/** Meets the word if it is new and answers it right. */
export async function answerRight(page: Page, word: AskedWord): Promise<void> {
  if (word.why === 'new') await page.getByRole('button', { name: 'Continue' }).click();
  if (word.testType === 'flashcards') {
    await page.getByRole('button', { name: 'Show translation' }).click();
    await page.getByRole('button', { name: /^Good/ }).click();
    return;
  }
  const isWordAsked = word.testType === 'translation_to_word';
  await expect(asked(page, isWordAsked ? word.word : word.translation)).toBeVisible();
  await option(page, isWordAsked ? word.translation : word.word).click();
}

export const position = (page: Page, number: number, packet: AskedWord[]) =>
  expect(page.getByText(`${number} of ${packet.length}`)).toBeVisible();
