// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { listCategories } from '#contract/categories.ts';
import { getLearning, getLearningPacket } from '#contract/learning.ts';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The browser and the server, which run in one process here, tell the same time.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => void vi.useRealTimers());

const main = () => within(screen.getByRole('main'));
const press = async (name: RegExp | string) => fireEvent.click(await main().findByRole('button', { name }));

/** A person who learns Spanish and wants so many new words a day, logged in. */
async function learner(newPerDay: number) {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  await site.call(updateProfile, { body: { new_per_day: newPerDay, zone: 'UTC' } }, token);
  localStorage.setItem('auth_token', token);
  const overview = async () => (await site.call(getLearning, { query: { learn: 'es' } }, token)).data;
  const packet = async () => {
    const query = { lang: 'en', learn: 'es' } as const;
    return (await site.call(getLearningPacket, { query }, token)).data.packetWords;
  };
  return { ...site, overview, packet };
}

/** Turns the card and grades it, once the buttons take a press. */
async function grade(name: RegExp): Promise<void> {
  await press('Show translation');
  const button = await main().findByRole('button', { name });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  // Nobody reads a card in less than a quarter of a second; such an answer would tell nothing.
  vi.setSystemTime(Date.now() + 2 * FASTEST_ANSWER_MS);
  fireEvent.click(button);
}

test('what was new on the first day comes back on the next day, and then nothing is left', async () => {
  const { overview, packet } = await learner(2);
  await openPage('/learn?testType=flashcards');
  await main().findByText('New word');
  await press('Continue');
  await grade(/^Good/);
  await main().findByText('2 of 2');
  await press('Continue');
  await grade(/^Again/);
  await main().findByRole('heading', { name: /^Packet finished/ });
  await vi.waitFor(async () => expect(await overview()).toMatchObject({ doneToday: 2, newLeft: 0, now: 0 }), {
    timeout: 10_000,
  });
  await press('Keep learning');
  await main().findByRole('heading', { name: 'Nothing is left for today' });
  // No question, so no round and nothing to close: the way back is in words.
  expect(main().queryByText('Progress')).not.toBeNull();

  cleanup();
  vi.setSystemTime(NOON + DAY_MS);
  expect((await packet()).filter(({ why }) => why === 'due')).toHaveLength(2);
  await openPage('/learn?testType=flashcards');
  await main().findByText('1 of 4');
});

test('a card names the topic of its word, not its shelf', async () => {
  const { packet, call } = await learner(1);
  const [first] = await packet();
  const { data } = await call(listCategories, { query: { lang: 'en' } });
  const topic = data.find(({ id }) => id === first?.category);
  await openPage('/learn?testType=flashcards');
  await press('Continue');
  await main().findByText(topic?.name ?? 'a category');
  expect(main().queryByText('Start here')).toBeNull();
});

test('a key that comes as soon as a new word does not pass it', async () => {
  await learner(1);
  await openPage('/learn?testType=flashcards');
  await main().findByText('New word');
  const enter = { key: 'Enter', code: 'Enter' };
  fireEvent.keyDown(document.body, enter);
  expect(main().queryByText('New word')).toBeTruthy();
  vi.setSystemTime(NOON + 300);
  fireEvent.keyDown(document.body, enter);
  expect(main().queryByText('New word')).toBeNull();
});

test('practising what is left says that it changes nothing, and changes nothing', async () => {
  const { overview, received } = await learner(1);
  await openPage('/learn?testType=flashcards');
  await press('Continue');
  await grade(/^Good/);
  await press('Keep learning');
  await press('Practise a little');
  await main().findByText(/Practice: this does not change/);
  await grade(/^Again/);
  await main().findByRole('heading', { name: /^Packet finished/ });
  await vi.waitFor(() => {
    const sent = received.filter(({ path }) => path === '/api/tests/answers');
    expect(sent.at(-1)?.body).toMatchObject({ answers: [{ practice: true, grade: null, correct: false }] });
  });
  expect(await overview()).toMatchObject({ tomorrow: 1, counts: { learning: 1 } });
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
