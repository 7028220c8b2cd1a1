import type { Page } from '@playwright/test';
import { addWords, logIn, type Person } from './people.ts';

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
