import type { Page } from '@playwright/test';
import type { PacketOption, PacketWord } from '#contract/words.ts';
import { dataOf } from './learner.ts';
import { expect, type Person } from './people.ts';

export type Hand = 'mouse' | 'keyboard';

/** How many answers of the last thirty days the server has, and how many of them were right. */
export async function answersOf(page: Page, person: Person) {
  const { recall30 } = await dataOf(page, person, '/learning?learn=es');
  return recall30.pressed;
}

/** Does something that brings new questions, and answers them. */
export async function questionsAfter(page: Page, act: () => Promise<unknown>): Promise<PacketWord[]> {
  const answer = page.waitForResponse(/\/api\/tests\/(user\/)?(learn|reverse)-words/);
  await act();
  return (await (await answer).json()).data.packetWords;
}

/** The word that is asked. */
export const asked = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2, name: text, exact: true });

export const option = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

export async function choose(page: Page, text: string, hand: Hand): Promise<void> {
  const button = option(page, text);
  if (hand === 'mouse') return button.click();
  await expect(button).toBeEnabled();
  await page.keyboard.press(`Digit${await button.getAttribute('aria-keyshortcuts')}`);
}

export type Side = keyof Pick<PacketOption, 'word' | 'translation'>;

/** Answers every question right. */
export async function answerAll(page: Page, words: PacketWord[], question: Side, hand: Hand): Promise<void> {
  const answer = question === 'word' ? 'translation' : 'word';
  for (const word of words) {
    await expect(asked(page, word[question])).toBeVisible();
    await choose(page, word[answer], hand);
  }
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible();
}
