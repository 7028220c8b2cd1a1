// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#languages/index.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { forgetGuestWords, keepGuestWord } from '#web/vocabulary/study/guest-words.ts';
import { writeKeptRound } from '#web/vocabulary/study/kept-round.ts';

beforeEach(() => {
  localStorage.clear();
  forgetGuestWords();
});

const main = () => within(screen.getByRole('main'));
const languages = () => main().queryByRole('navigation', { name: /^Tap a language/ });
const names = () =>
  within(languages() as HTMLElement)
    .getAllByRole('link')
    .map(({ lang }) => lang);

test.each([
  ['en', ['es', 'fr', 'de']],
  ['uk', ['en', 'es', 'fr']],
  ['ja', ['en', 'es', 'fr']],
])(
  'who reads %s and has chosen nothing is asked for a language: all but their own, the commonest first',
  async (lang, first) => {
    await startSite();
    localStorage.setItem('language', lang);
    await openPage('/');
    const links = within(main().getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link');
    expect(links.map(({ lang }) => lang).slice(0, 3)).toEqual(first);
    expect(links).toHaveLength(LANGUAGES.length - 1);
  },
);

test('one press on a language is the choice of it and a first round', async () => {
  const { received } = await startSite();
  await openPage('/');
  expect(names()).not.toContain('en');
  const spanish = within(languages() as HTMLElement).getByRole('link', { name: 'Español' });
  expect(spanish.getAttribute('href')).toBe('/learn?lang=en&learn=es');
  await act(async () => fireEvent.click(spanish));
  await main().findByRole('button', { name: 'Next' });
  expect(localStorage.getItem('learningLanguage')).toBe('es');
  const asked = received.filter(({ path }) => path.startsWith('/api/learning/round'));
  expect(asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('learn'))).toEqual(['es']);
});

test('who has chosen sees their pair, and one button that begins', async () => {
  await startSite();
  localStorage.setItem('learningLanguage', 'es');
  await openPage('/');
  expect(languages()).toBeNull();
  const go = main().getByRole('link', { name: 'Learn your first 7 words' });
  expect(go.getAttribute('href')).toBe('/learn?lang=en');
});

test('who has learned here before finds the words again, and the round that was left', async () => {
  await startSite();
  localStorage.setItem('learningLanguage', 'es');
  const word = { id: 'dog', word: 'perro', translation: 'dog', otherWords: [] };
  keepGuestWord(word, 'es');
  await openPage('/');
  expect(main().getByText('1 word is waiting on this device.', { exact: false })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Keep them' }).getAttribute('href')).toBe('/register?lang=en');
  expect(main().getByRole('link', { name: 'Learn more words' })).toBeTruthy();
});

test('a round that a guest has left is gone on with', async () => {
  await startSite();
  localStorage.setItem('learningLanguage', 'es');
  const NOON = Date.UTC(2026, 10, 26, 12);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const day = Math.floor((NOON - 4 * 3_600_000) / 86_400_000);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'UTC',
  } as Intl.ResolvedDateTimeFormatOptions);
  writeKeptRound({ key: ' ["en","es",{}]', day, done: 3, total: 12, questionsLeft: 6, round: '' });
  await openPage('/');
  expect(main().getByRole('link', { name: 'Continue 6 questions left' }).getAttribute('href')).toBe(
    '/learn?lang=en',
  );
  vi.useRealTimers();
  vi.restoreAllMocks();
});
