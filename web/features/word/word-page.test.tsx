// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createCards } from '#contract/cards.ts';
import { addToDictionary, listDictionary, listMyWords } from '#contract/dictionary.ts';
import { importHistory } from '#contract/history.ts';
import { variantId } from '#contract/variant-ids.ts';
import { getWordNote } from '#contract/word-notes.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { PASSWORD } from '#server/testing/test-server.ts';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { forgetGuestWords } from '#web/vocabulary/study/guest-words.ts';

beforeEach(async () => {
  localStorage.clear();
  forgetGuestWords();
  const items = pendingItems('guest');
  await items.remove(await items.list());
  localStorage.setItem('learningLanguage', 'es');
});

const DAY_MS = 86_400_000;
const main = () => within(screen.getByRole('main'));

async function learner() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  return { ...site, token };
}

test('a guest reads all of a word, and is asked to keep it', async () => {
  const { received } = await startSite();
  await openPage('/words/dog');
  await main().findByRole('heading', { level: 1, name: 'perro' });
  expect(main().getByText('dog', { selector: 'p bdi' })).toBeTruthy();
  expect(main().getByText('noun, masculine')).toBeTruthy();
  expect(main().getByRole('heading', { name: 'Keep this word' })).toBeTruthy();
  expect(main().queryByRole('heading', { name: 'Your note' })).toBeNull();
  const link = main().getByRole('link', { name: /собака/ });
  expect(link.getAttribute('href')).toBe('/words/dog?lang=en&learn=uk');
  expect(link.getAttribute('hreflang')).toBe('uk');
  const asked = received.map(({ path }) => path).filter(path => /note|answers|learning\/words/.test(path));
  expect(asked).toEqual([]);
});

test('a word that a person has recorded says so, unless recordings are not wanted or all is said slowly', async () => {
  const voice = {
    synthesize: async () => new Uint8Array(),
    recorded: () => ['dog'],
    warmUp: async () => {},
    close: async () => {},
  };
  await startSite({}, { voice });
  for (const [key, value] of [
    ['speech_recordings', 'off'],
    ['speech_pace', 'slow'],
  ] as const) {
    localStorage.setItem(key, value);
    const { close } = await openPage('/words/dog');
    await main().findByRole('heading', { level: 1, name: 'perro' });
    await waitFor(() => expect(main().queryByText('A person’s voice')).toBeNull());
    localStorage.removeItem(key);
    close();
  }
  const { close } = await openPage('/words/dog');
  await main().findByText('A person’s voice');
  close();
  await openPage('/words/cat');
  await main().findByRole('heading', { level: 1, name: 'gato' });
  expect(main().queryByText('A person’s voice')).toBeNull();
});

test('a word that a guest wants to learn waits on this device, and is theirs with the account made then', async () => {
  const { call } = await startSite();
  await openPage('/words/dog');
  fireEvent.click(await main().findByRole('button', { name: 'Learn this word' }));
  await main().findByRole('heading', { level: 1, name: 'Keep your 1 word' });
  const fields = { Name: 'Olena', 'E-mail': 'olena@example.org', Password: PASSWORD };
  for (const [label, value] of Object.entries({ ...fields, 'Repeat the password': PASSWORD }))
    fireEvent.change(await main().findByLabelText(label), { target: { value } });
  fireEvent.click(main().getByRole('button', { name: 'Create an account' }));
  await main().findByRole('heading', { name: 'Profile' });
  const token = localStorage.getItem('auth_token') ?? '';
  const pair = { query: { lang: 'en', learn: 'es' } } as const;
  const words = async () => (await call(listDictionary, pair, token)).data.words.map(({ id }) => id);
  await expect.poll(words).toEqual(['dog']);
});

test('two presses keep a word once, and the way back is one step', async () => {
  await startSite();
  await openPage('/words/dog');
  const button = await main().findByRole('button', { name: 'Learn this word' });
  const steps = history.length;
  fireEvent.click(button);
  fireEvent.click(button);
  await main().findByRole('heading', { level: 1, name: 'Keep your 1 word' });
  expect(history.length).toBe(steps + 1);
  expect(await pendingItems('guest').list()).toHaveLength(1);
});

test('a word that a guest wanted before is in the account that they log in to', async () => {
  const { call, registerUser } = await startSite();
  const { token } = await registerUser({ language: 'en', learning_language: 'es' });
  const { close } = await openPage('/words/dog');
  fireEvent.click(await main().findByRole('button', { name: 'Learn this word' }));
  await main().findByRole('heading', { level: 1, name: 'Keep your 1 word' });
  close();
  await openPage('/words/dog');
  await main().findByRole('link', { name: 'Register' });
  localStorage.setItem('auth_token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  await screen.findByText('1 word learned on this device is in your account now.');
  const pair = { query: { lang: 'en', learn: 'es' } } as const;
  const words = async () => (await call(listDictionary, pair, token)).data.words.map(({ id }) => id);
  await expect.poll(words).toEqual(['dog']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(words).toEqual([]);
});

test('an undo of what a guest brought leaves what the account had before', async () => {
  const { call, registerUser } = await startSite();
  const { token } = await registerUser({ language: 'en', learning_language: 'es' });
  await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
  for (const id of ['dog', 'cat']) {
    const { close } = await openPage(`/words/${id}`);
    fireEvent.click(await main().findByRole('button', { name: 'Learn this word' }));
    await main().findByRole('heading', { level: 1, name: /^Keep your \d words?$/ });
    close();
  }
  await openPage('/words/dog');
  await main().findByRole('link', { name: 'Register' });
  localStorage.setItem('auth_token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  await screen.findByText('2 words learned on this device are in your account now.');
  const pair = { query: { lang: 'en', learn: 'es' } } as const;
  const words = async () => (await call(listDictionary, pair, token)).data.words.map(({ id }) => id);
  await expect.poll(async () => (await words()).toSorted()).toEqual(['cat', 'dog']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(words).toEqual(['dog']);
});

test.each([
  { learn: 'uk', id: 'read', title: 'The pair', shown: 'done once, to the end' },
  { learn: 'ar', id: 'book', title: 'The root and its family', shown: 'كتب' },
  { learn: 'zh', id: 'dog', title: 'Counting it', shown: '一只狗' },
  { learn: 'de', id: 'decision', title: 'Goes with', shown: 'eine Entscheidung treffen' },
])('$learn: $title', async ({ learn, id, title, shown }) => {
  await startSite();
  await openPage(`/words/${id}?learn=${learn}`);
  const heading = await main().findByRole('heading', { name: title });
  expect(heading.closest('section')?.textContent).toContain(shown);
});

test('what a dictionary knows little of is a short page without empty parts', async () => {
  await startSite();
  const [row] = catalogue.furtherWords;
  await openPage(`/words/${row?.id}`);
  await main().findByRole('heading', { level: 1 });
  expect(main().getByRole('link', { name: 'Dictionary' }).getAttribute('href')).toContain('/categories');
  expect(main().queryByRole('heading', { name: /In a sentence|Forms|Beside it/ })).toBeNull();
  expect(main().queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test('the address names the language, until another one is chosen', async () => {
  await startSite();
  await openPage('/words/dog?learn=de');
  const heading = await main().findByRole('heading', { level: 1, name: 'der Hund' });
  expect(heading.lang).toBe('de');
  expect(document.title).toBe('der Hund: dog · German · Slova');
  fireEvent.click(main().getByRole('link', { name: /собака/ }));
  await main().findByRole('heading', { level: 1, name: 'собака' });
  expect(location.search).toBe('?lang=en&learn=uk');
});

test('another word for it has a page of its own, and its row is shown in another language', async () => {
  await startSite();
  await openPage('/words/car?learn=es');
  fireEvent.click(await main().findByRole('link', { name: 'coche' }));
  await main().findByRole('heading', { level: 1, name: 'coche' });
  expect(location.pathname).toBe(`/words/${variantId('es', 'coche', 'car')}`);
  expect(main().getByRole('link', { name: 'carro' }).getAttribute('href')).toContain('/words/car?');
  expect(main().queryByRole('heading', { name: /In a sentence|Forms|Beside it/ })).toBeNull();
  expect(main().getByRole('link', { name: /Auto/ }).getAttribute('href')).toContain('/words/car?');
});

test('a learner learns the word, knows it, forgets it, and takes each back', async () => {
  const { call, token } = await learner();
  await openPage('/words/dog');
  fireEvent.click(await main().findByRole('button', { name: 'Learn this word' }));
  const repeat = await main().findByRole('link', { name: 'Review it now' });
  expect(repeat.getAttribute('href')).toBe('/learn?words=dog&lang=en&learn=es');
  expect(document.activeElement).toBe(repeat);
  const mine = (await call(listMyWords, { query: { learn: 'es' } }, token)).data.words;
  expect(mine).toMatchObject([{ id: 'dog', in_dictionary: true }]);
  fireEvent.click(main().getByRole('button', { name: 'I know this' }));
  const forgot = await main().findByRole('button', { name: 'I forgot it' });
  await waitFor(() => expect(document.activeElement).toBe(forgot));
  fireEvent.click(forgot);
  await main().findByRole('link', { name: 'Review it now' });
  fireEvent.click(main().getByRole('button', { name: 'Ignore this word' }));
  expect((await main().findAllByRole('button', { name: 'Learn again' })).length).toBeGreaterThan(0);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  await main().findByRole('button', { name: 'Ignore this word' });
});

test('answers stand on a line of time, with a sentence that says the same', async () => {
  const { call, token } = await learner();
  const now = Date.now();
  const reviews = [40, 39, 37, 30].map((days, index) => ({
    ...{ at: now - days * DAY_MS, grade: index === 1 ? 1 : 3, milliseconds: 2000 },
  }));
  await call(importHistory, { body: { learn: 'es', words: [{ wordId: 'dog', reviews }] } }, token);
  await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
  await openPage('/words/dog');
  expect(await main().findByText(/^3 right, 1 wrong\. The gaps grow/)).toBeTruthy();
  expect(main().getByText(/^Learning, strength/)).toBeTruthy();
});

test('a new word says that it is one', async () => {
  await learner();
  await openPage('/words/cat');
  await main().findByText('You have not been asked about it yet.');
  expect(main().getByText('New word')).toBeTruthy();
});

test('a note is written, changed and removed, and stays where it cannot be saved', async () => {
  const { call, token, replies } = await learner();
  const saved = async () =>
    (await call(getWordNote, { params: { wordId: 'dog' }, query: { learn: 'es' } }, token)).data.note;
  const write = async (button: string, text: string) => {
    fireEvent.click(await main().findByRole('button', { name: button }));
    const field = main().getByRole('textbox', { name: 'What will help you remember it?' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(main().getByRole('button', { name: 'Save' }));
  };
  await openPage('/words/dog');
  await write('Write a note', 'it rolls its r');
  expect(await main().findByText('it rolls its r', { selector: 'blockquote' })).toBeTruthy();
  expect(await saved()).toBe('it rolls its r');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change the note'));

  replies['/api/words/dog/note'] = 'hangUp';
  await write('Change the note', 'something new');
  expect(await screen.findByText('The note could not be saved')).toBeTruthy();
  expect(main().getByRole('textbox', { name: /remember it/ })).toHaveProperty('value', 'something new');
  delete replies['/api/words/dog/note'];
  const save = main().getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(save);
  expect(await main().findByText('something new', { selector: 'blockquote' })).toBeTruthy();

  fireEvent.click(main().getByRole('button', { name: 'Change the note' }));
  const field = main().getByRole('textbox', { name: 'Your own sentence with this word' });
  fireEvent.change(field, { target: { value: 'Mi perro ronca.' } });
  fireEvent.click(main().getByRole('button', { name: 'Save' }));
  const sentence = await main().findByText('Mi perro ronca.', { selector: 'blockquote' });
  expect(sentence.lang).toBe('es');
  await write('Change the note', '');
  await waitFor(() => expect(main().queryByText('something new')).toBeNull());
  expect(main().getByText('Mi perro ronca.', { selector: 'blockquote' })).toBeTruthy();

  fireEvent.click(main().getByRole('button', { name: 'Change the note' }));
  fireEvent.change(main().getByRole('textbox', { name: 'Your own sentence with this word' }), {
    target: { value: '' },
  });
  fireEvent.click(main().getByRole('button', { name: 'Save' }));
  await main().findByRole('button', { name: 'Write a note' });
  expect(await saved()).toBe('');
});

test('whoever finds nothing can search from there', async () => {
  await startSite();
  await openPage('/words/no-such-word');
  await main().findByRole('heading', { level: 1, name: 'Page not found' });
  const field = main().getByRole('searchbox', { name: 'Find a word or a topic' });
  expect(field).toHaveProperty('name', 'find');
  expect(field.closest('form')?.getAttribute('action')).toBe('/categories');
});

test('a word whose key begins like the id of a card is a word', async () => {
  await startSite();
  await openPage('/words/card-noun-game');
  await main().findByRole('heading', { level: 1 });
  expect(main().getByRole('heading', { name: 'Keep this word' })).toBeTruthy();
});

test('an own card is shown to its owner alone', async () => {
  const { call, token } = await learner();
  const card = { word: 'quokka', translation: 'a smiling animal', learn: 'es', lang: 'en' } as const;
  const made = (await call(createCards, { body: { cards: [card] } }, token)).data;
  const id = made.cards[0]?.id ?? '';
  const { close } = await openPage(`/words/${id}`);
  await main().findByRole('heading', { level: 1, name: 'quokka' });
  expect(main().getByText('a smiling animal')).toBeTruthy();
  await main().findByRole('link', { name: 'Review it now' });
  expect(main().queryByRole('heading', { name: 'Your note' })).toBeNull();
  expect(main().queryByRole('button', { name: 'Copy the link' })).toBeNull();
  close();
  localStorage.removeItem('auth_token');
  await openPage(`/words/${id}`);
  await main().findByRole('heading', { level: 1, name: 'Page not found' });
});
