// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { getLearning } from '#contract/learning.ts';
import { getRound } from '#contract/round.ts';
import type { AskedWord, TrainerAnswer } from '#contract/trainers.ts';
import { saveWordNote } from '#contract/word-notes.ts';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { openWord, type Round } from '#learning/round/round-state.ts';
import { parseRound } from '#learning/round/stored-round.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { openPopover } from '#web/testing/open-popover.ts';
import { startSite } from '#web/testing/site.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A verdict waits for its press, however busy the machine is.
  localStorage.setItem('round_go_on', 'off');
  // The browser and the server, which run in one process here, tell the same time.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => void vi.useRealTimers());

const main = () => within(screen.getByRole('main'));
const heading = (name: RegExp | string) => main().findByRole('heading', { level: 1, name });
/** Nobody answers what they have not read, and the page takes no such press. */
const readOn = () => vi.setSystemTime(Date.now() + 2 * FASTEST_ANSWER_MS);
async function press(name: RegExp | string): Promise<void> {
  const button = await main().findByRole('button', { name });
  readOn();
  fireEvent.click(button);
}

/** Presses the button of a digit, of which 0 gives up: an option may read like another button, as the phrase "I don't know" does. */
async function pressDigit(digit: number): Promise<void> {
  const button = await vi.waitUntil(
    () => document.querySelector(`main [aria-keyshortcuts="${digit}"]`),
    20_000,
  );
  readOn();
  fireEvent.click(button);
}

/** A person who learns Spanish and wants so many new words a day, logged in. */
async function learner(newPerDay: number) {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  await site.call(updateProfile, { body: { new_per_day: newPerDay, zone: 'UTC' } }, token);
  localStorage.setItem('auth_token', token);
  const overview = async () => (await site.call(getLearning, { query: { learn: 'es' } }, token)).data;
  const words = async () => {
    const query = { lang: 'en', learn: 'es' } as const;
    return (await site.call(getRound, { query }, token)).data.words;
  };
  const answers = () =>
    site.received
      .filter(({ path }) => path === '/api/tests/answers')
      .flatMap(({ body }) => (body as { answers: TrainerAnswer[] }).answers);
  return { ...site, overview, words, answers };
}

const CHOICES: Record<string, 'translation' | 'word'> = {
  'What does it mean?': 'translation',
  'What did you hear?': 'translation',
  'Which word is it?': 'word',
  'Which word is missing?': 'word',
};
const task = () => main().getByRole('heading', { level: 1 }).textContent ?? '';
const isFinished = () => main().queryByRole('button', { name: 'Another round' }) !== null;
const isAnswered = () => main().queryByRole('button', { name: 'Continue' }) !== null;

/** The round as the device keeps it: what is heard stands nowhere on the page. */
function roundHere(): Round {
  window.dispatchEvent(new Event('pagehide'));
  const stored = JSON.parse(localStorage.getItem('round_under_way') ?? '{}') as { round?: string };
  const round = parseRound(stored.round ?? '', Date.now());
  if (round === undefined) throw new Error('No round is under way');
  return round;
}

/** The word of the open step. */
function openWordHere(): AskedWord {
  const word = openWord(roundHere());
  if (word === undefined) throw new Error('No word is asked');
  return word;
}

/** Chooses the option that stands for a word. */
async function choose(wordId: string | undefined): Promise<void> {
  const { question } = roundHere();
  if (question?.shape !== 'choice') throw new Error('No choice is asked');
  await pressDigit(question.optionIds.indexOf(wordId ?? '') + 1);
}

/** Does what the open step asks for, right, and goes on. */
async function takeStep(): Promise<void> {
  if (task().startsWith('New word')) return press('Next');
  const word = openWordHere();
  const isChoice = Object.keys(CHOICES).some(text => task().endsWith(text));
  if (!isChoice) {
    fireEvent.change(main().getByRole('textbox'), { target: { value: word.word } });
    await press('Check');
  } else await choose(word.id);
  await expect.poll(isAnswered).toBe(true);
  await press('Continue');
}

async function playToTheEnd(): Promise<void> {
  for (let steps = 0; steps < 30 && !isFinished(); steps += 1) await takeStep();
  expect(isFinished()).toBe(true);
}

test('who has missed a word is shown the note that they wrote for it', async () => {
  const { words, call } = await learner(1);
  const [word] = await words();
  if (word === undefined) throw new Error('No word is new');
  const token = localStorage.getItem('auth_token') ?? undefined;
  const body = { learn: 'es', note: 'like a bell that rings twice', sentence: 'Es lo mío.' } as const;
  await call(saveWordNote, { params: { wordId: word.id }, body }, token);
  await openPage('/learn');
  await heading(/^New word 1 of 1/);
  await press('Next');
  await pressDigit(0);
  expect(await main().findByText('like a bell that rings twice')).toBeTruthy();
  expect(main().getByText('Your note')).toBeTruthy();
  expect(main().getByText('Es lo mío.').lang).toBe('es');
});

test('a new word is met, asked, and brought forth before the round ends; the log keeps how', async () => {
  const { words, answers, overview } = await learner(1);
  const round = await words();
  await openPage('/learn');
  await heading('New word 1 of 1');
  const [fresh] = round;
  expect(main().getAllByText(fresh?.translation as string).length).toBeGreaterThan(0);
  await playToTheEnd();
  await heading(/^1 new word/);
  await vi.waitFor(async () => expect(await overview()).toMatchObject({ newLeft: 0 }), 20_000);
  const tries = answers();
  expect(new Set(tries.map(({ wordId }) => wordId))).toEqual(new Set([fresh?.id]));
  expect(['listen', 'type', 'build']).toContain(tries.at(-1)?.kind);
  expect(new Set(tries.map(({ round }) => round)).size).toBe(1);
  expect(tries.map(({ step }) => step)).toEqual([1, 2]);
  expect(tries.every(({ correct, practice, grade }) => correct && !practice && grade === 3)).toBe(true);
});

test('what was new comes back on the next day', async () => {
  const { words } = await learner(1);
  const round = await words();
  await openPage('/learn');
  await heading('New word 1 of 1');
  await playToTheEnd();
  cleanup();
  vi.setSystemTime(NOON + DAY_MS);
  await vi.waitFor(
    async () =>
      expect((await words()).filter(({ why }) => why === 'due').map(({ id }) => id)).toEqual([round[0]?.id]),
    20_000,
  );
});

test('a key that comes as soon as a new word does not pass it', async () => {
  await learner(2);
  await openPage('/learn');
  await heading('New word 1 of 2');
  const enter = { key: 'Enter', code: 'Enter' };
  fireEvent.keyDown(document.body, enter);
  expect(task()).toBe('New word 1 of 2');
  readOn();
  fireEvent.keyDown(document.body, enter);
  await heading('New word 2 of 2');
});

test('a clock that is set back holds nothing up', async () => {
  await learner(1);
  await openPage('/learn');
  const setBack = () => vi.setSystemTime(Date.now() - DAY_MS / 24);
  await heading('New word 1 of 1');
  setBack();
  await press('Next');
  await expect.poll(task).not.toMatch(/^New word/);
  setBack();
  await pressDigit(0);
  await expect.poll(isAnswered).toBe(true);
  setBack();
  await press('Continue');
  await expect.poll(isAnswered).toBe(false);
});

test('a wrong answer says what the chosen one means and returns; undo takes it back', async () => {
  const { answers, received } = await learner(4);
  await openPage('/learn');
  for (const position of [1, 2, 3, 4]) {
    await heading(`New word ${position} of 4`);
    await press('Next');
  }
  await heading(/Question 1 of/);
  const choice = Object.entries(CHOICES).find(([text]) => task().endsWith(text))?.[1] ?? 'word';
  const word = openWordHere();
  const [other] = word.otherWords;
  await choose(other?.id);
  const said = (await main().findByText('Not this one')).closest('[role=status]');
  expect(said?.textContent).toMatch(
    choice === 'word'
      ? `You chose ${other?.word}: that means ${other?.translation}.`
      : `You chose ${other?.translation}: that is ${other?.word}.`,
  );
  main().getByText('It comes back in about three questions.');
  await expect.poll(() => answers().map(({ correct }) => correct)).toEqual([false]);
  fireEvent.keyDown(document.body, { key: 'u', code: 'KeyU' });
  await heading(/Question 1 of/);
  expect(main().queryByText('Not this one')).toBeNull();
  await expect.poll(() => received.filter(({ path }) => path === '/api/tests/answers/undo').length).toBe(1);
  await choose(word.id);
  await main().findByText('Right');
});

test('"I know this already" brings the next new word, and can be taken back', async () => {
  const { words, received } = await learner(20);
  const round = await words();
  await openPage('/learn');
  await heading(/^New word 1 of/);
  const first = round[0] as AskedWord;
  await press('I know this already');
  await main().findByText(`Marked as known: ${first.word}`);
  await expect
    .poll(() => received.find(({ path }) => path === '/api/learning/marks')?.body)
    .toMatchObject({ marks: [{ wordId: first.id, mark: 'known' }] });
  await heading(/^New word 1 of/);
  await press('Undo');
  expect(main().getAllByText(first.translation).length).toBeGreaterThan(0);
});

test('a round that was left goes on where it was, on the same day alone', async () => {
  await learner(2);
  await openPage('/learn');
  await heading('New word 1 of 2');
  await press('Next');
  await heading('New word 2 of 2');
  await expect.poll(() => localStorage.getItem('round_under_way')).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await openPage('/learn');
  await heading('New word 2 of 2');
  cleanup();
  vi.setSystemTime(NOON + DAY_MS);
  await openPage('/learn');
  await heading('New word 1 of 2');
});

test('whoever cannot listen or type now is asked neither, in the next round too', async () => {
  await learner(4);
  localStorage.setItem('round_unwanted_kinds', 'build,match,flashcard');
  await openPage('/learn');
  await heading('New word 1 of 4');
  for (const name of ['I can’t listen now', 'I can’t type now']) {
    const menu = await openPopover(main().getByRole('button', { name: 'More' }));
    fireEvent.click(within(menu).getByRole('button', { name }));
  }
  await main().findByText('No typing for an hour. You choose instead.');
  const tasks: string[] = [];
  for (let steps = 0; steps < 30 && !isFinished(); steps += 1) {
    tasks.push(task());
    await takeStep();
  }
  expect(tasks.filter(text => /hear|Write/.test(text))).toEqual([]);
  expect(Number(localStorage.getItem('round_no_listening_until'))).toBeGreaterThan(Date.now());
});

test('practising what is left says so first', async () => {
  await learner(1);
  await openPage('/learn');
  await heading('New word 1 of 1');
  await playToTheEnd();
  await press('Another round');
  await main().findByRole('heading', { name: 'Nothing left for today' });
});

test('an address that asks for flashcards brings graded cards', async () => {
  const { answers } = await learner(1);
  await openPage('/learn?testType=flashcards');
  await heading('New word 1 of 1');
  await press('Next');
  await heading(/Do you remember it\?/);
  await press('Show translation');
  await press(/^Good/);
  await expect.poll(() => answers()[0]).toMatchObject({ kind: 'flashcard', grade: 3, correct: true });
});

test('the browser tells its zone once, and only where the profile has another', async () => {
  const { received } = await learner(2);
  const told = () =>
    received.filter(({ method, path }) => method === 'PATCH' && path === '/api/profile').length;
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'UTC' } as Intl.ResolvedDateTimeFormatOptions);
  await openPage('/contact');
  expect(told()).toBe(0);
  zone.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
  await openPage('/contact');
  await expect.poll(() => received.at(-1)?.body).toEqual({ zone: 'Asia/Tokyo' });
  await openPage('/contact');
  expect(told()).toBe(1);
  zone.mockRestore();
});
