// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { saveMarks } from '#contract/learning.ts';
import { saveAnswers, type TrainerAnswer } from '#contract/trainers.ts';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'es');
});

const main = () => within(screen.getByRole('main'));

test('a guest passes one button a row, and says below the list what is wrong with a word', async () => {
  await startSite();
  await openPage('/categories/farm-animals/words');
  const row = (await main().findByText('perro')).closest('li') as HTMLElement;
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  expect(main().getAllByRole('button', { name: 'Something is wrong here' })).toHaveLength(1);
});

test('a word whose form is that of another says beside it which is meant, and once where both languages are one', async () => {
  await startSite();
  localStorage.setItem('learningLanguage', 'de');
  for (const [language, translation] of [
    ['uk', 'швидкий'],
    ['de', 'schnell'],
  ] as const) {
    localStorage.setItem('language', language);
    const { close } = await openPage('/categories/adjectives/words');
    await main().findAllByText('schnell');
    const notes = main().getAllByText('wie etwas ist', { exact: true });
    const ofFast = notes.filter(note => note.closest('li')?.textContent?.includes(translation));
    expect(ofFast.map(note => note.lang)).toEqual(['de']);
    close();
  }
});

test('a topic that was never opened says without a network that it is not on this device', async () => {
  await startSite({ '/api/categories/food/words': 'hangUp' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/categories/food/words');
  await main().findByText('These words are not saved on this device');
  expect(main().getByRole('button', { name: 'Try again' })).toBeTruthy();
  vi.restoreAllMocks();
});

const DAY_MS = 86_400_000;

/** A person who knows bread and cheese, and missed rice three days ago. */
async function learnerOfFood() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  await site.call(updateProfile, { body: { new_per_day: 20, zone: 'UTC' } }, token);
  const marks = ['bread', 'cheese'].map(wordId => ({
    ...{ id: randomUUID(), wordId, learn: 'es', mark: 'known', at: Date.now(), leavesDictionary: false },
  }));
  await site.call(saveMarks, { body: { marks } as never }, token);
  const answer = {
    ...{ id: randomUUID(), wordId: 'rice', testType: 'word_to_translation', learn: 'es', correct: false },
    ...{ milliseconds: 3000, answeredAt: Date.now() - 3 * DAY_MS, options: 4, chosenId: 'bread' },
  };
  await site.call(saveAnswers, { body: { answers: [answer] } as never }, token);
  localStorage.setItem('auth_token', token);
  return { ...site, token };
}

// By attributes: to find roles and names among so many rows takes seconds.
const words = () => [...document.querySelectorAll('main [aria-label^="Listen: "]')];
const buttonWith = (text: RegExp) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('main button')].find(({ textContent }) =>
      text.test(textContent ?? ''),
    );
    if (found === undefined) throw new Error(`No button says ${text}`);
    return found;
  });

test('a learner sees how far they are, what the next round brings, and the state of each word', async () => {
  await learnerOfFood();
  await openPage('/categories/food/words');
  const expected = await main().findByText('1 to review, 4 new');
  expect(expected.closest('a')?.getAttribute('href')).toBe('/learn?source=food&lang=en&learn=es');
  expect(main().getByText('2 known')).toBeTruthy();
  expect(main().getByText('1 learning, 1 of them due')).toBeTruthy();
  const row = (word: string) => within(main().getByText(word).closest('li') as HTMLElement);
  expect(row('queso').getAllByText('Known').length).toBeGreaterThan(0);
  expect(row('arroz').getAllByText('Due now').length).toBeGreaterThan(0);
  expect(row('sopa').getAllByText('New').length).toBeGreaterThan(0);
  expect(main().getByText('Cards').closest('a')?.getAttribute('href')).toContain('flashcards?source=food');
});

test('the due and the new words are listed alone, and the address keeps the choice', async () => {
  await learnerOfFood();
  await openPage('/categories/food/words');
  fireEvent.click(await buttonWith(/^Due now 1$/));
  await waitFor(() => expect(words()).toHaveLength(1));
  expect(main().getByText('arroz')).toBeTruthy();
  expect(location.search).toContain('show=due');
  fireEvent.click(await buttonWith(/^New \d+$/));
  await waitFor(() => expect(main().queryByText('arroz')).toBeNull());
  expect(main().queryByText('queso')).toBeNull();
  expect(main().getByText('sopa')).toBeTruthy();
});

test('"Add all" leaves out what is known and says how many words', async () => {
  const { received } = await learnerOfFood();
  await openPage('/categories/food/words');
  await buttonWith(/^Due now 1$/);
  const all = words().length;
  fireEvent.click(await buttonWith(/^Add all$/));
  const toasts = document.querySelector('[aria-live=polite]');
  await waitFor(() =>
    expect(toasts?.textContent).toContain('Words added to dictionary. Known words left out: 2'),
  );
  const sent = received.find(({ path }) => path === '/api/add-to-dictionary')?.body as { words: string[] };
  expect(JSON.stringify(sent)).not.toContain('"bread"');
  expect(Object.values(sent).flat()).toHaveLength(all - 2);
});

test('a guest learns a topic without an account', async () => {
  await startSite();
  await openPage('/categories/food/words');
  await main().findByText('sopa');
  expect(main().getByText('About 3 minutes').closest('a')?.textContent).toBe('Learn About 3 minutes');
  expect(main().queryByText('2 known')).toBeNull();
});

test('a guest sees by this device how they stand with each word', async () => {
  await startSite();
  const answer = {
    ...{ id: randomUUID(), wordId: 'rice', testType: 'word_to_translation', learn: 'es', correct: true },
    ...{ milliseconds: 3000, answeredAt: Date.now(), options: 4, chosenId: 'rice' },
  } as TrainerAnswer;
  const log = pendingItems('guest');
  await log.add({ kind: 'answer', answer });
  onTestFinished(async () => void (await log.remove(await log.list())));
  await openPage('/categories/food/words');
  await main().findByText('1 learning');
  const row = (word: string) => within(main().getByText(word).closest('li') as HTMLElement);
  expect(row('arroz').getAllByText(/^tomorrow$|^in \d+ days$/).length).toBeGreaterThan(0);
  expect(row('sopa').getAllByText('New').length).toBeGreaterThan(0);
  fireEvent.click(await buttonWith(/^New \d+$/));
  await waitFor(() => expect(main().queryByText('arroz')).toBeNull());
});

test('sentences are shown when they are asked for, and a failure says so', async () => {
  const site = await startSite({ '/api/sentences': 'hangUp' });
  await openPage('/categories/farm-animals/words');
  await main().findByText('perro');
  const asked = () => site.received.filter(({ path }) => path.startsWith('/api/sentences')).length;
  expect(asked()).toBe(0);
  fireEvent.click(await buttonWith(/^Sentences$/));
  await main().findByText('The sentences could not be loaded');
});

test('the sentence of a word stands under it, with its sound and what it says', async () => {
  await startSite();
  await openPage('/categories/farm-animals/words');
  const row = (await main().findByText('perro')).closest('li') as HTMLElement;
  fireEvent.click(await buttonWith(/^Sentences$/));
  await waitFor(() => expect(row.querySelector('mark')?.textContent?.toLowerCase()).toBe('perro'));
  expect(row.textContent).toContain('dog');
  expect(row.querySelectorAll('[aria-label^="Listen: "]')).toHaveLength(2);
  fireEvent.click(await buttonWith(/^Sentences$/));
  await waitFor(() => expect(row.querySelector('mark')).toBeNull());
});

test('a search shows the sentence of a word that it found by that alone', async () => {
  await startSite();
  await openPage('/categories?find=café');
  const row = (await main().findByText('hola')).closest('li');
  expect(row?.textContent).toContain('Hola, ¿quieres café?');
  expect(row?.textContent).toContain('Hello, do you want coffee?');
});

test('a category is printed with its name, as it is shown, and the paper is put away afterwards', async () => {
  await startSite();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openPage('/categories/farm-animals/words');
  fireEvent.click(await main().findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('.printed');
  expect(paper?.querySelector('h1')?.textContent).toBe('Pets and farm animals');
  expect(paper?.querySelector('table')?.textContent).toContain('perro');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.printed')).toBeNull());
});
