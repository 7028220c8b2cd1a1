// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { letterId } from '#contract/letter-ids.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { answerOf } from '#server/testing/study.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'uk');
});

const LETTERS = catalogue.course('uk')?.letters ?? [];
const FIRST = LETTERS.filter(({ lesson }) => lesson === 1).map(({ sign }) => letterId(sign));
const main = () => within(screen.getByRole('main'));

/** A person who has answered every letter of the first lesson. */
async function reader() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'uk' });
  const answers = FIRST.map(wordId => answerOf({ wordId, learn: 'uk', answeredAt: Date.now() }));
  await site.call(saveAnswers, { body: { answers } }, token);
  localStorage.setItem('auth_token', token);
}

test('a guest sees the lessons, what the first one opens, and every letter', async () => {
  await startSite();
  await openPage('/letters');
  await main().findByRole('heading', { level: 1, name: 'Read Ukrainian' });
  expect(main().getByText(`0 of ${LETTERS.length} met`)).toBeTruthy();
  expect(main().getByRole('link', { name: 'Begin with lesson 1' }).getAttribute('href')).toBe(
    '/learn?lang=en&learn=uk&source=letters-1',
  );
  expect(main().getByRole('heading', { name: 'Words you will read first' })).toBeTruthy();
  expect(main().getAllByRole('button', { name: /, not met yet$/ })).toHaveLength(LETTERS.length);
});

test('somebody who has learned the first lesson goes on with the second, and trains what they can read', async () => {
  await reader();
  await openPage('/letters');
  await main().findByRole('link', { name: 'Go on with lesson 2' });
  expect(main().getByText(/^7 of 34 met · you can read 13 words$/)).toBeTruthy();
  expect(main().getByText('Lesson 1, done')).toBeTruthy();
  expect(main().getByRole('heading', { name: 'Words you can read now' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Train these words' }).getAttribute('href')).toContain('words=');
  expect(main().getAllByRole('button', { name: /, Learning, strength 1 of 4$/ })).toHaveLength(7);
});

test('a letter opens its card, and what it is taken for is a press away', async () => {
  await startSite();
  await openPage('/letters');
  fireEvent.click(await main().findByRole('button', { name: 'b, not met yet' }));
  const card = within(await main().findByRole('dialog'));
  expect(card.getByRole('heading', { level: 2 }).textContent).toContain('Бб');
  expect(await card.findByText(/^b as in book/)).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: /^Вв/ }));
  await waitFor(() =>
    expect(within(main().getByRole('dialog')).getByRole('heading', { level: 2 }).textContent).toContain('Вв'),
  );
});

test('a language without a course says so, and offers the others', async () => {
  localStorage.setItem('learningLanguage', 'es');
  await startSite();
  await openPage('/letters');
  await main().findByText(/no course for this language/);
  fireEvent.click(main().getByRole('link', { name: /^Read Arabic/ }));
  await main().findByRole('heading', { level: 1, name: 'Read Arabic' });
  expect(localStorage.getItem('learningLanguage')).toBe('ar');
});
