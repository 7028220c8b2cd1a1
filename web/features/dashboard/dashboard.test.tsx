// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { LearningOverview, LearningReport } from '#contract/learning.ts';
import type { Language } from '#languages/index.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { Scripted } from '#web/testing/reply-server.ts';
import { startSite } from '#web/testing/site.ts';

/** 22 November 2026, a Sunday. */
const TODAY = 20_779;

const OVERVIEW: LearningOverview = {
  day: TODAY,
  now: 20,
  left: 62,
  newLeft: 20,
  tomorrow: 9,
  forecast: [20, 9, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2],
  counts: { new: 2000, learning: 1234, known: 56, ignored: 3 },
  doneToday: 12,
  minutesToday: 3.2,
  overall: { doneToday: 15, minutesToday: 4 },
  week: [0, 4, 20, 0, 9, 12, 12],
  streak: { days: 5, longest: 9, freezeDays: 1, hasStudiedToday: true, hidden: false },
  recall30: { pressed: { answers: 40, right: 36 }, recalled: { answers: 10, right: 7 } },
  languages: [
    { learn: 'es', due: 62, learning: 1234, known: 56, lastDay: TODAY },
    { learn: 'ja', due: 3, learning: 8, known: 0, lastDay: TODAY - 4 },
  ],
};
const REPORT: LearningReport = {
  day: TODAY,
  days: [
    { day: TODAY - 200, answers: 5, minutes: 1 },
    { day: TODAY, answers: 12, minutes: 3.2 },
  ],
  words: [
    { day: TODAY - 7, learning: 20, known: 1 },
    { day: TODAY, learning: 30, known: 2 },
  ],
  recall: [
    { day: TODAY - 13, pressed: { answers: 10, right: 9 }, recalled: { answers: 0, right: 0 } },
    { day: TODAY - 6, pressed: { answers: 30, right: 27 }, recalled: { answers: 10, right: 7 } },
  ],
  hardest: [
    {
      id: 'dog',
      word: 'perro',
      translation: 'dog',
      reps: 9,
      lapses: 4,
      confusedWith: [{ id: 'cat', word: 'gato', translation: 'cat', times: 2 }],
    },
    { id: 'cow', word: 'vaca', translation: 'cow', reps: 5, lapses: 2, confusedWith: [] },
  ],
  vocabulary: { size: 1850, low: 1600, high: 2100, of: 2535, day: TODAY - 3 },
};
const NOTHING: LearningReport = { day: TODAY, days: [], words: [], recall: [], hardest: [] };
const BEGINNER: LearningOverview = {
  ...OVERVIEW,
  now: 0,
  left: 0,
  tomorrow: 0,
  forecast: Array<number>(14).fill(0),
  counts: { new: 2535, learning: 0, known: 0, ignored: 0 },
  doneToday: 0,
  minutesToday: 0,
  overall: { doneToday: 0, minutesToday: 0 },
  week: [0, 4, 20, 0, 9, 12, 12],
  streak: { days: 0, longest: 0, freezeDays: 2, hasStudiedToday: false, hidden: false },
  recall30: { pressed: { answers: 0, right: 0 }, recalled: { answers: 0, right: 0 } },
  languages: [],
};

const replied = (data: unknown): Scripted => ({ body: { success: true, message: '', data } });

async function openDashboard(
  overview: LearningOverview,
  report: LearningReport | Scripted,
  language: Language = 'en',
) {
  const site = await startSite({
    '/api/learning': replied(overview),
    '/api/learning/report': typeof report === 'object' && 'hardest' in report ? replied(report) : report,
  });
  const { token } = await site.registerUser({ language, learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  localStorage.setItem('language', language);
  localStorage.setItem('learningLanguage', 'es');
  await openPage('/dashboard');
  return site;
}

const section = (name: string | RegExp) => screen.findByRole('region', { name });
const cellsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent));

beforeEach(() => localStorage.clear());

test('the share of today waits, beside what is new', async () => {
  await openDashboard(OVERVIEW, REPORT);
  expect(await screen.findByText('Your Spanish for today')).toBeTruthy();
  expect(screen.getByText(/^62 to review · \d+ new$/)).toBeTruthy();
  expect(screen.getByText('62 words to review')).toBeTruthy();
  const start = within(screen.getByRole('main')).getByRole('link', { name: 'Start a round' });
  expect(start.getAttribute('href')).toBe('/learn');
});

test('today, the row of days and what was begun are figures', async () => {
  await openDashboard(OVERVIEW, REPORT);
  const figureOf = async (label: string) => {
    const [term] = await screen.findAllByText(label, { selector: 'dt' });
    return [...(term?.parentElement?.querySelectorAll('dd') ?? [])].map(each => each.textContent);
  };
  expect(await figureOf('Answers today')).toEqual(['12', '15 in all languages']);
  expect(await figureOf('Minutes today')).toEqual(['4', '4 in all languages']);
  expect(await figureOf('Learning')).toEqual(['1,234']);
  expect(await figureOf('Chosen correctly')).toEqual(['90%', '36 of 40']);
  expect(await figureOf('Recalled on flashcards')).toEqual(['70%', '7 of 10']);
  expect(screen.getByText('5 days in a row')).toBeTruthy();
  expect(screen.getByText('You can take 1 day off without losing your streak.')).toBeTruthy();
});

test('a row of days is hidden from whoever does not want it, and before there is one', async () => {
  await openDashboard({ ...OVERVIEW, streak: { ...OVERVIEW.streak, hidden: true } }, REPORT);
  await section('Your year');
  expect(screen.queryByText(/in a row/)).toBeNull();
});

test('a row that bears no day off promises none', async () => {
  await openDashboard({ ...OVERVIEW, streak: { ...OVERVIEW.streak, freezeDays: 0 } }, REPORT);
  await screen.findByText('5 days in a row');
  expect(screen.queryByText(/off without losing your streak/)).toBeNull();
});

test('every chart has its numbers in a table', async () => {
  await openDashboard(OVERVIEW, REPORT);
  const tables = {
    'The next 14 days': ['Nov 22, 2026', '20'],
    'Your year': ['May 6, 2026', '5', '1'],
    'Your words over time': ['Nov 15, 2026', '1', '20'],
    'How well you remember': ['Nov 9, 2026', '90%', '–'],
  };
  for (const [name, first] of Object.entries(tables)) {
    const [region] = await screen.findAllByRole('region', { name });
    expect(within(region as HTMLElement).getAllByRole('img', { name }).length).toBeGreaterThan(0);
    expect(cellsOf(region as HTMLElement)[1]).toEqual(first);
  }
});

test('charts run from the side where reading begins', async () => {
  const firstBar = async (language: Language) => {
    await openDashboard(OVERVIEW, REPORT, language);
    const [drawing] = await within(screen.getByRole('main')).findAllByRole('img', { name: /14|١٤/ });
    return Number.parseFloat(drawing?.querySelector('rect')?.getAttribute('x') ?? '');
  };
  expect(await firstBar('en')).toBeLessThan(10);
  document.body.replaceChildren();
  expect(await firstBar('ar')).toBeGreaterThan(90);
});

test('the bar of a first week leaves room for the weeks to come', async () => {
  await openDashboard(OVERVIEW, { ...REPORT, words: REPORT.words.slice(0, 1) });
  const [drawing] = await screen.findAllByRole('img', { name: 'Your words over time' });
  const bars = [...(drawing?.querySelectorAll('rect') ?? [])];
  expect(bars.length).toBeGreaterThan(0);
  for (const bar of bars) expect(Number.parseFloat(bar.getAttribute('width') ?? '')).toBeLessThan(20);
});

test('the hardest words stand with those they are mixed up with, and can be trained alone', async () => {
  await openDashboard(OVERVIEW, REPORT);
  const hardest = await section('Your hardest words');
  const [perro] = within(hardest).getAllByRole('listitem');
  expect(perro?.textContent).toContain('Missed: 4 of 9');
  expect(perro?.textContent).toContain('Mixed up with:gato cat');
  expect(within(hardest).getByRole('link', { name: 'Practice these words' }).getAttribute('href')).toBe(
    '/learn?words=dog%2Ccow',
  );
});

test('estimates are said to be estimates', async () => {
  await openDashboard(OVERVIEW, REPORT);
  const vocabulary = await section('How many words you know');
  expect(vocabulary.textContent).toContain('≈ 1,850');
  expect(vocabulary.textContent).toContain('between 1,600 and 2,100 of 2,535 words');
});

test('another language that was begun can be gone on with', async () => {
  const { received } = await openDashboard(OVERVIEW, REPORT);
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to 日本語' }));
  await waitFor(() => expect(received.some(({ path }) => path.includes('/learning?learn=ja'))).toBe(true));
  expect(localStorage.getItem('learningLanguage')).toBe('ja');
});

test('before the first answer every part says what will stand there', async () => {
  await openDashboard(BEGINNER, NOTHING);
  expect(await screen.findByRole('link', { name: 'Start learning' })).toBeTruthy();
  for (const text of [
    /you will see here when they come back/,
    /gets a square here/,
    /grow from week to week/,
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  for (const text of [/how much you recognize/, /gathered here/, /placement check/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check what I know' })).toBeTruthy();
  expect(screen.queryAllByRole('table')).toEqual([]);
  expect(screen.queryByText(/in a row/)).toBeNull();
});

test('a history that cannot be loaded leaves today standing, and can be asked for again', async () => {
  const { replies } = await openDashboard(OVERVIEW, { status: 500, body: { success: false } });
  expect(await screen.findByText('Your progress could not be loaded')).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Start a round' })).toBeTruthy();
  replies['/api/learning/report'] = replied(REPORT);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await section('Your year')).toBeTruthy();
});

test('home has what waits for whoever is logged in, and nothing of it for a guest', async () => {
  const { registerUser } = await startSite({
    '/api/learning': replied({ ...OVERVIEW, left: 0, newLeft: 0 }),
  });
  localStorage.setItem('language', 'en');
  await openPage('/');
  expect(screen.queryByText('Today', { exact: false, selector: 'h2' })).toBeNull();
  document.body.replaceChildren();
  const { token } = await registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/');
  expect(await screen.findByText('All done for today')).toBeTruthy();
  expect(screen.getByText('9 words come back tomorrow.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '4 more new words' }).getAttribute('href')).toBe(
    '/learn?lang=en&only=new',
  );
});
