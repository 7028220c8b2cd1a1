// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { addToDictionary } from '#contract/dictionary.ts';
import { getLearningPacket, saveMarks } from '#contract/learning.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const DAY_MS = 86_400_000;

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

/** A person who met four words three days ago opens a page; resolves with the words that a round asks, and why. */
async function openWithWordsToRepeat(path = '/'): Promise<Map<string, string | undefined>> {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  const query = { lang: 'en', learn: 'es' } as const;
  const first = await site.call(getLearningPacket, { query }, token);
  const answers = first.data.packetWords.slice(0, 4).map(({ id: wordId }) => ({
    ...{ id: newId(), wordId, testType: 'flashcards' as const, learn: 'es' as const, correct: true },
    ...{ milliseconds: 3000, answeredAt: Date.now() - 3 * DAY_MS, options: 0, chosenId: null, grade: 3 },
  }));
  await site.call(saveAnswers, { body: { answers } }, token);
  const next = await site.call(getLearningPacket, { query }, token);
  await openPage(path);
  return new Map(next.data.packetWords.map(({ word, why }) => [word, why]));
}

const cards = () => [...document.querySelectorAll('[aria-labelledby=today] span.slip > .word')];

test('what is to be repeated and what is new are two numbers', async () => {
  await openWithWordsToRepeat();
  await screen.findByRole('heading', { name: '4 words to repeat' }, { timeout: 15_000 });
  expect(screen.getByText('About 1 minute · New words: 20')).toBeTruthy();
});

test('the words on the cards are words of the round that follows', async () => {
  const round = await openWithWordsToRepeat();
  await expect.poll(cards, { timeout: 15_000 }).toHaveLength(3);
  expect(cards().map(card => round.get(card.textContent ?? ''))).toEqual(['due', 'due', 'due']);
});

test('a round under way goes on with words of its own, so there are no cards', async () => {
  await openWithWordsToRepeat('/contact');
  sessionStorage.setItem('sitting_mixed', '{}');
  onTestFinished(() => sessionStorage.removeItem('sitting_mixed'));
  fireEvent.click(screen.getAllByRole('link', { name: 'Slova' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: '4 words to repeat' }, { timeout: 15_000 });
  const rooms = () => document.querySelectorAll('[aria-labelledby=today] > div').length;
  await expect.poll(rooms, { timeout: 15_000 }).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Meet a new word' })).toBeNull();
});

test('what only says that it is coming is marked so on the way there', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  const coming = await screen.findAllByText('Coming soon', {}, { timeout: 15_000 });
  expect(coming.map(tag => tag.parentElement?.textContent)).toEqual([
    'GrammarComing soon',
    'ExercisesComing soon',
  ]);
});
