// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addToDictionary } from '#contract/dictionary.ts';
import { saveMarks } from '#contract/learning.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => localStorage.clear());

test('the card of the dictionary counts what is known of its own words alone', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await site.call(addToDictionary, { body: { wordIds: ['dog', 'cow'] } }, token);
  const marks = ['dog', 'cat', 'bread'].map(wordId => {
    return { id: newId(), wordId, learn: 'es' as const, mark: 'known' as const, at: Date.now() };
  });
  await site.call(saveMarks, { body: { marks } }, token);
  await openPage('/');
  // One reply after the other: today, the words that are the person's, and how they stand with them.
  const share = await screen.findByText('Known: 1, being learned: 0', {}, { timeout: 15_000 });
  expect(share.parentElement?.textContent).toBe('2 words\u00a0· Known: 1, being learned: 0');
});

test('every link of home carries the language of the interface', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  await screen.findByRole('link', { name: 'Start learning' }, { timeout: 15_000 });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href')).filter(to => !to?.includes('?lang=en'))).toEqual([]);
});

test('who begins is shown a week to fill, and no row of zeros', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  await screen.findByRole('heading', { name: 'Your week' }, { timeout: 15_000 });
  expect(screen.getByText('Answers today: 0')).toBeTruthy();
  expect(screen.queryByText(/in a row|Longest row/)).toBeNull();
});
