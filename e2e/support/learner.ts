import type { Page } from '@playwright/test';
import { addWords, expect, logIn, type Person } from './people.ts';

const DAY_MS = 86_400_000;

export const FAMILY = ['family', 'mother', 'father', 'sister', 'brother'];

/** A new person who learns Spanish, with some words of the family in the dictionary. */
export async function learner(page: Page, words = 0): Promise<Person> {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  if (words > 0) await addWords(page, person, FAMILY.slice(0, words));
  return person;
}

/** The data of a call that a person makes. */
export async function dataOf(page: Page, { token }: Person, path: string) {
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).data;
}

/** First tries of the family, `daysAgo` days ago: the first `right` of them right, the others taken for "bread". */
export async function answered(
  page: Page,
  { token }: Person,
  daysAgo: number,
  right: number,
  learn = 'es',
): Promise<void> {
  const answers = FAMILY.map((wordId, index) => ({
    id: crypto.randomUUID(),
    wordId,
    testType: 'translation_to_word',
    learn,
    correct: index < right,
    milliseconds: 2000,
    answeredAt: Date.now() - daysAgo * DAY_MS,
    options: 4,
    chosenId: index < right ? wordId : 'bread',
  }));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/tests/answers', { headers, data: { answers } })).ok()).toBe(true);
}
