// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { succeeding } from '#web/testing/replied-pages.ts';
import { startReplyServer } from '#web/testing/reply-server.ts';

/** A server of the specification and nothing more. */
const REPLIES = {
  '/api/categories': succeeding([
    { id: 'food', name: 'Food' },
    { id: 'moon', name: 'Moon' },
  ]),
  '/api/categories/food/words': succeeding({
    category: { id: 'food', name: 'Food' },
    words: [
      { id: 'bread', en_word: 'pan', translation: 'bread' },
      { id: 'cheese', en_word: 'queso', translation: 'cheese', transcription: 'ˈkeso' },
    ],
  }),
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'es');
});

const main = () => within(screen.getByRole('main'));
/** What would be written where a field is missing. */
const expectNothingMissing = () =>
  expect(screen.getByRole('main').innerHTML).not.toMatch(/undefined|NaN|\{\{|categories\./);

test('categories of which only id and name are known are shown, on no shelf', async () => {
  await startReplyServer(REPLIES);
  await openPage('/categories');
  expect((await main().findByRole('link', { name: 'Food' })).getAttribute('href')).toBe(
    '/categories/food/words?lang=en',
  );
  expect(main().getByRole('link', { name: 'Moon' })).toBeTruthy();
  const headings = main().queryAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['First 1,000 words']);
  expectNothingMissing();
});

test('a category of words with the specified fields alone is shown', async () => {
  await startReplyServer(REPLIES);
  await openPage('/categories/food/words');
  await main().findByText('pan');
  expect(main().getByRole('heading', { level: 1, name: 'Food' })).toBeTruthy();
  expect(main().getByText('ˈkeso')).toBeTruthy();
  expectNothingMissing();
});
