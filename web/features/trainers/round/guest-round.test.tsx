// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLearning, listLearningWords } from '#contract/learning.ts';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { PASSWORD } from '#server/testing/test-server.ts';
import { readToken } from '#web/platform/http/token.ts';
import { guestLog } from '#web/platform/offline/outbox/guest-log.ts';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { forgetGuestWords, readGuestWords } from '#web/vocabulary/study/guest-words.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forgetGuestWords();
  const items = pendingItems('guest');
  await items.remove(await items.list());
  localStorage.setItem('learningLanguage', 'es');
  // Choices alone, and a short round: what is tested is what becomes of the answers.
  localStorage.setItem('round_unwanted_kinds', 'listen,gap,type,build,match,flashcard');
  localStorage.setItem('round_length', '5');
  // The browser and the server, which run in one process here, tell the same time.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => void vi.useRealTimers());

const main = () => within(screen.getByRole('main'));
/** The last one: options come first, and one of them may be a phrase that reads the same. */
const button = (name: RegExp | string) => main().queryAllByRole('button', { name }).at(-1) ?? null;

/** Only what never comes takes so long. */
const until = <Found,>(find: () => Found) => vi.waitUntil(find, 20_000);

/** Takes the next step of the round on the screen; what is asked is answered with "I don't know". False at its end. */
async function goOn(): Promise<boolean> {
  const names = ['Next', 'I don’t know', 'Continue', 'Another round', 'Not now', 'Skip'];
  const found = await until(() => names.map(button).find(each => each !== null));
  if (/Another round|Not now/.test(found.textContent ?? '')) return false;
  vi.setSystemTime(Date.now() + 2 * FASTEST_ANSWER_MS);
  fireEvent.click(found);
  return true;
}

async function goThrough(): Promise<void> {
  while (await goOn());
}

async function fill(label: string, value: string): Promise<void> {
  const field = await main().findByLabelText(label);
  fireEvent.change(field, { target: { value } });
}

async function register(): Promise<void> {
  await fill('Name', 'Olena');
  await fill('E-mail', 'olena@example.org');
  await fill('Password', PASSWORD);
  await fill('Repeat the password', PASSWORD);
  fireEvent.click(main().getByRole('button', { name: 'Create an account' }));
}

const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id).sort();

/** The words that an account has learned. */
async function learnedBy(site: Awaited<ReturnType<typeof startSite>>, token: string): Promise<string[]> {
  return Object.keys(
    (await site.call(listLearningWords, { query: { learn: 'es' } }, token)).data.words,
  ).sort();
}

test('a guest learns at once, is offered to keep the words, and finds them in the account made afterwards', async () => {
  const site = await startSite();
  await openPage('/learn');
  await goThrough();
  const words = readGuestWords();
  expect(words.length).toBeGreaterThan(1);
  await main().findByRole('heading', { name: `Your first ${words.length} words` });
  await act(async () => fireEvent.click(main().getByRole('link', { name: `Keep my ${words.length} words` })));
  await main().findByRole('heading', { level: 1, name: `Keep your ${words.length} words` });
  await register();
  await main().findByRole('heading', { name: `Your ${words.length} words are safe` });
  await main().findByRole('heading', { name: 'Profile' });
  const token = readToken() ?? '';
  await expect.poll(() => learnedBy(site, token)).toEqual(idsOf(words));
  expect(await guestLog.read()).toEqual([]);
  expect(readGuestWords()).toEqual([]);
  await expect.poll(() => pendingItems(token.split('.')[0] ?? '').list()).toEqual([]);
});

test('whoever declines goes on, and the next round knows what was met', async () => {
  const site = await startSite();
  await openPage('/learn');
  await goThrough();
  const met = readGuestWords().map(({ id }) => id);
  fireEvent.click(main().getByRole('button', { name: 'Not now' }));
  expect(button(/Not now/)).toBeNull();
  fireEvent.click(main().getByRole('button', { name: 'Another round' }));
  await until(() => button('Next'));
  const asked = site.received.filter(({ path }) => path.startsWith('/api/learning/round'));
  const named = new URLSearchParams(asked.at(-1)?.path.split('?')[1]);
  expect(named.get('met')?.split(',').sort()).toEqual([...met].sort());
  expect(named.get('due')).toBeNull();
  await goThrough();
  expect(readGuestWords().length).toBeGreaterThan(met.length);
});

test('a day later the words are due, and a login brings them into the account, with a way back', async () => {
  const site = await startSite();
  const { user } = await site.registerUser({ language: 'en', learning_language: 'es' });
  await openPage('/learn');
  await goThrough();
  const words = readGuestWords();
  cleanup();
  vi.setSystemTime(NOON + DAY_MS);
  await openPage('/learn');
  await until(() => button('I don’t know') ?? button('Next'));
  const asked = site.received.filter(({ path }) => path.startsWith('/api/learning/round'));
  const named = new URLSearchParams(asked.at(-1)?.path.split('?')[1]);
  expect(named.get('due')?.split(',').sort()).toEqual(idsOf(words));
  cleanup();
  await openPage('/login');
  await fill('E-mail', user.email);
  await fill('Password', PASSWORD);
  fireEvent.click(main().getByRole('button', { name: 'Log in' }));
  await screen.findByText(`${words.length} words learned on this device are in your account now.`);
  const token = readToken() ?? '';
  const learning = async () =>
    (await site.call(getLearning, { query: { learn: 'es' } }, token)).data.counts.learning;
  await expect.poll(learning).toBe(words.length);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(learning).toBe(0);
});

test('who logs in in another tab finds what was learned here, and goes on with a round of their own', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  await openPage('/learn');
  while (readGuestWords().length === 0) await goOn();
  const words = readGuestWords();
  localStorage.setItem('auth_token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  await expect.poll(() => learnedBy(site, token)).toEqual(idsOf(words));
  expect(await guestLog.read()).toEqual([]);
  await goThrough();
  expect(button('Not now')).toBeNull();
  expect(readGuestWords()).toEqual([]);
  await expect.poll(async () => (await learnedBy(site, token)).length).toBeGreaterThan(words.length);
});

test('the second round of a day repeats a word of the first, and does not claim that its memory has grown', async () => {
  await startSite();
  await openPage('/learn');
  await goThrough();
  fireEvent.click(main().getByRole('button', { name: 'Not now' }));
  fireEvent.click(main().getByRole('button', { name: 'Another round' }));
  await until(() => button('Next'));
  await goThrough();
  await main().findByRole('heading', { name: /^1 new word, 1 word reviewed/ });
  expect(main().queryByText(/stronger/)).toBeNull();
});

test('a full storage keeps nobody from learning, and loses nothing as long as the page is open', async () => {
  const site = await startSite();
  const isFull = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  await openPage('/learn');
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull),
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(isFull),
  ];
  await goThrough();
  const words = readGuestWords();
  await act(async () => fireEvent.click(main().getByRole('link', { name: /^Keep my/ })));
  await main().findByRole('heading', { level: 1, name: /^Keep your/ });
  await register();
  await main().findByRole('heading', { name: 'Profile' });
  const token = readToken() ?? '';
  await expect.poll(() => learnedBy(site, token)).toEqual(idsOf(words));
  for (const spy of spies) spy.mockRestore();
});

test('a round without a connection says that it goes on, as long as there is none', async () => {
  await startSite();
  await openPage('/learn');
  await until(() => button('Next'));
  const unplugged = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(main().queryByText('Offline: the round goes on')).not.toBeNull();
  unplugged.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(main().queryByText('Offline: the round goes on')).toBeNull();
});

test('a connection that goes in the middle is not missed before the next round', async () => {
  await startSite();
  await openPage('/learn');
  await until(() => button('Next'));
  const gone = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await goThrough();
  await main().findByRole('heading', { name: /^Your first/ });
  fireEvent.click(main().getByRole('button', { name: 'Not now' }));
  fireEvent.click(main().getByRole('button', { name: 'Another round' }));
  const again = await main().findByRole('button', { name: 'Try again' });
  gone.mockRestore();
  fireEvent.click(again);
  await until(() => button('Next'));
});

test('a lesson counts its letters: new ones, and two days later each of them once', async () => {
  localStorage.setItem('learningLanguage', 'uk');
  await startSite();
  await openPage('/learn?source=letters-1');
  await goThrough();
  expect(main().getByRole('heading', { level: 1, name: '7 new signs' })).toBeTruthy();
  cleanup();
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await openPage('/learn?source=letters-1');
  await goThrough();
  expect(main().getByRole('heading', { level: 1, name: '7 signs reviewed' })).toBeTruthy();
  const list = main().getByRole('heading', { level: 2, name: 'Reviewed' }).closest('section');
  expect(list?.querySelectorAll('li')).toHaveLength(7);
}, 240_000);
