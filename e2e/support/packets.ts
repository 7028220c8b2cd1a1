import type { Page } from '@playwright/test';
import { dataOf } from './learner.ts';
import { expect, type Person } from './people.ts';

/** How many answers the server has, how many of them today's, and how many words it knows a state of. */
export async function logOf(page: Page, person: Person) {
  const { doneToday } = await dataOf(page, person, '/learning?learn=es');
  const { words } = await dataOf(page, person, '/learning/words?learn=es');
  return { doneToday, words: Object.keys(words).length };
}

export const position = (page: Page, number: number, packet: readonly unknown[]) =>
  expect(page.getByText(`${number} of ${packet.length}`)).toBeVisible();
