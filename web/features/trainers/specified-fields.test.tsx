// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { succeeding } from '#web/testing/replied-pages.ts';
import { startReplyServer } from '#web/testing/reply-server.ts';

const entry = (id: string) => ({ id, word: `palabra ${id}`, translation: `word ${id}` });
const packet = succeeding({
  packetWords: [
    { ...entry('a'), otherWords: [entry('b')] },
    { ...entry('b'), otherWords: [entry('a')] },
  ],
});
/** A server of the specification and nothing more. */
const REPLIES = {
  '/api/test/select-source': succeeding({
    categories: [
      { id: 'food', name: 'Food' },
      { id: 'moon', name: 'Moon' },
    ],
  }),
  '/api/tests/reverse-words': packet,
  '/api/tests/learn-words': packet,
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'es');
});

const main = () => within(screen.getByRole('main'));
/** What would be written where a field is missing. */
const expectNothingMissing = () =>
  expect(screen.getByRole('main').innerHTML).not.toMatch(/undefined|NaN|\{\{|categories\./);

test('sources of which only id and name are known lead to their tests', async () => {
  await startReplyServer(REPLIES);
  await openPage('/tests/selectSource?testType=flashcards');
  const link = await main().findByRole('link', { name: 'Food' });
  expect(link.getAttribute('href')).toMatch(/^\/tests\/flashcards\?source=food&/);
  expect(main().getByRole('link', { name: 'Moon' })).toBeTruthy();
  expectNothingMissing();
});

test('a test of words with the specified fields alone is asked to its end', async () => {
  await startReplyServer(REPLIES);
  await openPage('/tests/words?source=food');
  for (const id of ['a', 'b']) {
    await main().findByRole('heading', { name: `palabra ${id}` });
    expectNothingMissing();
    const answer = main()
      .getAllByRole('button')
      .find(button => button.querySelector('bdi')?.textContent === `word ${id}`) as HTMLElement;
    await expect.poll(() => answer.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(answer);
  }
  await main().findByRole('heading', { name: /^Test finished · Food/ });
  expectNothingMissing();
});

test('so are flashcards', async () => {
  await startReplyServer(REPLIES);
  await openPage('/tests/flashcards?source=food');
  await main().findByRole('heading', { name: 'palabra a' });
  fireEvent.click(main().getByRole('button', { name: 'Show translation' }));
  await main().findByText('word a');
  await main().findByText('Food');
  for (const name of ['Next', 'Next']) fireEvent.click(await main().findByRole('button', { name }));
  await main().findByRole('heading', { name: /^All flashcards completed!/ });
  expectNothingMissing();
});
