// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { succeeding } from '#web/testing/replied-pages.ts';
import { startReplyServer } from '#web/testing/reply-server.ts';

beforeEach(() => localStorage.clear());

test('a dictionary of words with the specified fields alone is shown, with all that its toolbar does', async () => {
  // A server of the specification and nothing more.
  await startReplyServer({
    '/api/profile': succeeding({
      user: { name: 'Olena', email: 'olena@example.org', language: 'en', learning_language: 'es' },
    }),
    '/api/user-dictionary': succeeding({
      words: [
        { id: 'bread', english_word: 'pan', translation: 'bread' },
        { id: 'cheese', english_word: 'queso', translation: 'cheese', transcription: 'ˈkeso' },
      ],
    }),
  });
  localStorage.setItem('auth_token', 'one.token');
  await openPage('/my-dictionary');
  const main = within(screen.getByRole('main'));
  await main.findByText('queso');
  expect(main.getByRole('checkbox', { name: 'Select: pan' })).toBeTruthy();
  expect(main.getByRole('button', { name: 'Remove all' })).toBeTruthy();
  expect(screen.getByRole('main').innerHTML).not.toMatch(/undefined|NaN|\{\{/);
});
