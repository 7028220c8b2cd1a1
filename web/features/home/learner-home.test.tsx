// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { addToDictionary } from '#contract/dictionary.ts';
import { saveMarks } from '#contract/learning.ts';
import { getRound } from '#contract/round.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { localDay } from '#learning/day.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { readKeptRound, writeKeptRound } from '#web/vocabulary/study/kept-round.ts';

const DAY_MS = 86_400_000;
/** Such a word does not come back for days. */
const EASY = 4;

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
  const share = await screen.findByText('Known: 1, learning: 0');
  expect(share.parentElement?.textContent).toBe('2 words\u00a0· Known: 1, learning: 0');
});

test('every link of home carries the language of the interface', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  await screen.findByRole('link', { name: /^Start learning/ });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href')).filter(to => !to?.includes('?lang=en'))).toEqual([]);
});

test('who begins is shown a day and a week to fill, and no row of zeros', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  await screen.findByRole('heading', { name: 'Daily goal' });
  expect(screen.getByText(/of 20 answers/).textContent).toBe('0 of 20 answers');
  expect(screen.getByRole('list', { name: 'Your week' }).children).toHaveLength(7);
  expect(screen.queryByText(/in a row|Longest streak/)).toBeNull();
});

test('the answers of the day are large, also where the language says the goal before them', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'ja', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  const goal = await screen.findByRole('heading', { name: '今日の目標' });
  const line = goal.nextElementSibling;
  expect(line?.textContent).toBe('20問中0問');
  // The 0 of 20 has more behind it.
  const large = line?.querySelector('.head');
  expect(large?.textContent).toBe('0');
  expect(large?.nextSibling?.textContent).toBe('問');
});

/** A person who met four words so many days ago, well or easily, opens a page; resolves with the words that a round asks, and why. */
async function openWithWords(daysAgo: number, path = '/', grade: 3 | 4 = 3) {
  const site = await startSite();
  const { token, user } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  const query = { lang: 'en', learn: 'es' } as const;
  const first = await site.call(getRound, { query }, token);
  const answers = first.data.words.slice(0, 4).map(({ id: wordId }) => ({
    ...{ id: newId(), wordId, testType: 'flashcards' as const, learn: 'es' as const, correct: true },
    ...{
      milliseconds: 3000,
      answeredAt: Date.now() - daysAgo * DAY_MS,
      options: 0,
      chosenId: null,
      grade,
    },
  }));
  await site.call(saveAnswers, { body: { answers } }, token);
  const next = await site.call(getRound, { query }, token);
  await openPage(path);
  return { ...site, token, user, round: new Map(next.data.words.map(({ word, why }) => [word, why])) };
}

const hero = () => within(screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement);
const findHero = (name: string) => screen.findByRole('heading', { level: 1, name });
const numbers = () =>
  [...document.querySelectorAll('#today ~ dl > div')].map(({ textContent }) => textContent);
const link = (name: RegExp | string) => hero().getByRole('link', { name }).getAttribute('href');
const cards = () => [...document.querySelectorAll('[aria-labelledby=today] span.slip .word')];

test('what is to be repeated and what is new are two numbers, and one button begins both', async () => {
  await openWithWords(3);
  await findHero('Your Spanish for today');
  expect(numbers()).toEqual(['to review4', 'new20']);
  expect(link(/^Start a round About 3 minutes$/)).toBe('/learn?lang=en');
  expect(link('Only review')).toBe('/learn?lang=en&only=repeat');
});

test('where nothing new may come, what is to be repeated is all; and the other way round', async () => {
  const { call, token } = await openWithWords(3, '/contact');
  await call(updateProfile, { body: { new_per_day: 0 } }, token);
  cleanup();
  await openPage('/');
  await findHero('Words to review today');
  expect(numbers()).toEqual(['to review4', 'new0']);
  expect(hero().queryByRole('link', { name: 'Only review' })).toBeNull();
  cleanup();
  await openWithWords(1, '/', EASY);
  await findHero('New words for today');
  expect(numbers()).toEqual(['to review0', 'new20']);
  expect(link(/^Meet the first 4/)).toBe('/learn?lang=en');
});

test('after days away a few words come that may still be there, or new ones instead', async () => {
  await openWithWords(9);
  await findHero('Start small: 4 words you probably still know');
  expect(hero().getByText(/^After 9 days away/)).toBeTruthy();
  expect(link(/^Start About 1 minute$/)).toBe('/learn?lang=en');
  expect(link('New words instead')).toBe('/learn?lang=en&only=new');
});

test('the words of the first day are safe, and shown with their meanings', async () => {
  await openWithWords(0);
  await findHero('Your 4 words are safe');
  expect(link(/^Meet 4 more/)).toBe('/learn?lang=en&only=new');
  await screen.findByRole('heading', { name: 'Your words so far' });
  const chips = () => screen.getAllByRole('button', { name: /memory 1 to 1 of 4/ });
  await vi.waitFor(() => expect(chips()).toHaveLength(4), 20_000);
});

test('when the day is done there is more for who wants it, and no orange button', async () => {
  const { call, token } = await openWithWords(1, '/contact', EASY);
  await call(updateProfile, { body: { new_per_day: 0 } }, token);
  cleanup();
  await openPage('/');
  await findHero('All done for today');
  expect(link('4 more new words')).toBe('/learn?lang=en&only=new');
  expect(link('Read a text')).toBe('/texts?lang=en');
  expect(hero().queryByText(/About/)).toBeNull();
});

test('the words on the cards are words of the round that follows', async () => {
  const { round } = await openWithWords(3);
  await expect.poll(cards).toHaveLength(3);
  expect(cards().map(card => round.get(card.textContent ?? ''))).toEqual(['due', 'due', 'due']);
});

/** A round that was left in the middle, as the trainers keep it. */
function keepRound(userId: string, choices: object = {}): void {
  const day = localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const key = `${userId} ${JSON.stringify(['en', 'es', choices])}`;
  writeKeptRound({ key, day, done: 10, total: 19, questionsLeft: 9, round: '' });
}

test('a round that was left comes first, where it is of this person and pair; it has words of its own', async () => {
  const { user } = await openWithWords(3, '/contact');
  keepRound(user.id, { only: 'repeat' });
  fireEvent.click(screen.getAllByRole('link', { name: 'Slova' })[0] as HTMLElement);
  await findHero('Continue your round');
  expect(hero().getByText(/^10 of 19 steps are done/)).toBeTruthy();
  expect(link(/^Continue 9 questions left$/)).toBe('/learn?only=repeat&lang=en');
  expect(cards()).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Meet a new word' })).toBeNull();
  fireEvent.click(hero().getByRole('link', { name: 'Start over' }));
  expect(readKeptRound()).toBeUndefined();
  cleanup();
  keepRound('somebody-else');
  await openPage('/');
  await findHero('Your Spanish for today');
});

test('the goal of the day is the person’s own, over all languages', async () => {
  const { call, token } = await openWithWords(0, '/contact');
  await call(updateProfile, { body: { day_goal: 10 } }, token);
  cleanup();
  await openPage('/');
  await screen.findByRole('heading', { name: 'Daily goal' });
  expect(screen.getByText(/of 10 answers/).textContent).toBe('4 of 10 answers');
});

test('what only says that it is coming is marked so on the way there', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  const coming = await screen.findAllByText('Coming soon');
  expect(coming.map(tag => tag.parentElement?.textContent)).toEqual([
    'GrammarComing soon',
    'ExercisesComing soon',
  ]);
});
