// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createCards } from '#contract/cards.ts';
import { addToDictionary, listDictionary } from '#contract/dictionary.ts';
import { changeList, createList, getMyList, listMyLists, shareList } from '#contract/lists.ts';
import { findLinked, saveHidden } from '#server/lists/list-store.ts';
import { PASSWORD } from '#server/testing/test-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const ID = 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11';
const PAIR = { lang: 'en', learn: 'de' } as const;
const main = () => within(screen.getByRole('main'));
const press = async (name: string | RegExp) => fireEvent.click(await main().findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'de');
});

/** Somebody with a list of two words and a card. */
async function owner() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'de' });
  const card = { word: 'Anmeldung', translation: 'registration', sentence: 'Die Anmeldung.', ...PAIR };
  const { cards } = (await site.call(createCards, { body: { cards: [card] } }, token)).data;
  const words = ['dog', 'cat', cards[0]?.id ?? ''];
  const list = { id: ID, name: 'A week in Berlin', line: 'Trains', author: 'Marta', words };
  await site.call(createList, { body: list }, token);
  const read = async () => (await site.call(getMyList, { params: { id: ID }, query: PAIR }, token)).data;
  const share = async () => {
    const given = { params: { id: ID }, body: { is_shared: true } };
    return (await site.call(shareList, given, token)).data.list.code ?? '';
  };
  return { ...site, token, read, share };
}

/** Opens a page as somebody who is logged in. */
async function openAs(token: string, path: string) {
  localStorage.setItem('auth_token', token);
  await openPage(path);
}

test('somebody makes a list, fills it from search, topic and dictionary, and takes that back', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'de' });
  await site.call(addToDictionary, { body: { wordIds: ['bread'] } }, token);
  await openAs(token, '/lists');
  await press('New list');
  const dialog = within(await main().findByRole('dialog'));
  const author = dialog.getByRole('textbox', { name: 'Your name on the list (optional)' });
  fireEvent.click(dialog.getByRole('button', { name: 'Create the list' }));
  expect(await dialog.findAllByText('Enter a name')).not.toHaveLength(0);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'At home' } });
  fireEvent.change(author, {
    target: { value: 'a@b.org' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Create the list' }));
  await waitFor(() => expect(dialog.getAllByText(/Do not write an e-mail/).length).toBeGreaterThan(1));
  fireEvent.change(author, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create the list' }));
  await main().findByRole('heading', { level: 1, name: 'At home' });
  await press('Add words');
  const adding = within(await main().findByRole('dialog'));
  fireEvent.click(adding.getByRole('radio', { name: 'My dictionary' }));
  fireEvent.click(await adding.findByRole('checkbox', { name: /^Brot/ }));
  fireEvent.click(adding.getByRole('radio', { name: 'Search' }));
  fireEvent.change(adding.getByRole('searchbox', { name: 'Find a word' }), { target: { value: 'hund' } });
  fireEvent.click(await adding.findByRole('checkbox', { name: /^Hund/ }));
  fireEvent.click(adding.getByRole('button', { name: 'Add words' }));
  await screen.findByText('Words added: 2');
  const { lists } = (await site.call(listMyLists, {}, token)).data;
  const words = async () =>
    (await site.call(getMyList, { params: { id: lists[0]?.id ?? '' }, query: PAIR }, token)).data.ids;
  expect(await words()).toEqual(['bread', 'dog']);
  await main().findByText('Hund');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await words()).toEqual([]));
});

test('words are removed, and put in order, which is saved at once for all', async () => {
  const { token, read } = await owner();
  await openAs(token, `/lists/${ID}`);
  await press('Change the order');
  await press('Move down: Hund');
  await press('Move down: Hund');
  expect(main().getByRole('button', { name: 'Move down: Hund' })).toHaveProperty('disabled', true);
  await press('Save the order');
  await screen.findByText('Order saved');
  const { words } = await read();
  expect(words.map(word => word.en_word)).toEqual(['Katze', 'Anmeldung', 'Hund']);
  await press('Remove from the list: Anmeldung');
  await screen.findByText('“Anmeldung” removed from the list');
  expect((await read()).ids).toEqual(['cat', 'dog']);
});

test('an edit that comes from an older state is refused, and the page shows what is current', async () => {
  const { token, call, read } = await owner();
  await openAs(token, `/lists/${ID}`);
  await main().findByText('Hund');
  await call(changeList, { params: { id: ID }, body: { revision: 1, name: 'A month in Berlin' } }, token);
  await press('Remove from the list: Hund');
  await screen.findByText(/^The list was changed elsewhere in the meantime/);
  await main().findByRole('heading', { level: 1, name: 'A month in Berlin' });
  expect((await read()).ids).toHaveLength(3);
});

test('a list is shared and withdrawn, deleted and restored', async () => {
  const { token, read, call } = await owner();
  await openAs(token, `/lists/${ID}`);
  await press('Share with a link');
  await main().findByText(/\/lists\/[a-z2-9]{14}\?learn=de$/);
  await press('Withdraw the link');
  await main().findByRole('button', { name: 'Share with a link' });
  expect((await read()).list.code).toBeNull();
  await press('Delete the list');
  await main().findByRole('heading', { level: 1, name: 'My lists' });
  await main().findByText('No lists yet.');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await main().findByRole('link', { name: 'A week in Berlin' });
  expect((await call(listMyLists, {}, token)).data.lists).toHaveLength(1);
});

test('a guest sees who made a list and its words, hears them, and is led into a round of it', async () => {
  const { share } = await owner();
  const code = await share();
  await openPage(`/lists/${code}`);
  await main().findByRole('heading', { level: 1, name: 'A week in Berlin' });
  expect(main().getByText('A list by Marta')).toBeTruthy();
  expect(main().getByRole('link', { name: 'Learn' }).getAttribute('href')).toBe(
    `/learn?source=list-${code}&lang=en&learn=de`,
  );
  expect(main().getByRole('button', { name: 'Listen: Anmeldung' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Hund' })).toBeTruthy();
  expect(main().queryByRole('link', { name: 'Anmeldung' })).toBeNull();
  expect(main().getByText(/own cards/)).toBeTruthy();
  expect(main().getByRole('link', { name: 'Keep the list' }).getAttribute('href')).toBe('/register');
});

test('a learner takes a list over, its cards too, and takes that back', async () => {
  const { share, registerUser, call } = await owner();
  const code = await share();
  const { token } = await registerUser({ language: 'en', learning_language: 'de' });
  const kept = async () =>
    (await call(listDictionary, { query: PAIR }, token)).data.words.map(word => word.english_word).sort();
  await openAs(token, `/lists/${code}`);
  await press('Keep the list');
  await screen.findByText('The list is in your dictionary now');
  expect(await kept()).toEqual(['Anmeldung', 'Hund', 'Katze']);
  await main().findByText('You have kept this list.');
  await main().findByRole('link', { name: 'Anmeldung' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('a script in a name is shown as text, and a report reaches the operator', async () => {
  const { share, call, token } = await owner();
  const name = '<img src=x onerror=alert(1)>';
  await call(changeList, { params: { id: ID }, body: { revision: 1, name } }, token);
  await openPage(`/lists/${await share()}`);
  await main().findByRole('heading', { level: 1, name });
  expect(document.querySelector('img[src=x]')).toBeNull();
  await press('Report this list');
  const dialog = within(await main().findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/What is wrong/), { target: { value: 'A script' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thank you, we will look at it');
});

test('a link that leads nowhere says what to do next; the owner of a hidden list is told why', async () => {
  const { share, token, db } = await owner();
  const code = await share();
  const list = await findLinked(db, code);
  if (list === undefined) throw new Error('There is no list');
  await saveHidden(db, list, 1);
  const { close } = await openPage(`/lists/${code}`);
  await main().findByRole('heading', { level: 1, name: 'This list is not here' });
  expect(main().getByRole('link', { name: 'Browse categories' })).toBeTruthy();
  close();
  await openAs(token, `/lists/${code}`);
  await main().findByRole('heading', { level: 1, name: 'Hidden by the people who run this server' });
  fireEvent.click(main().getByRole('link', { name: 'Open' }));
  await main().findByRole('heading', { level: 1, name: 'A week in Berlin' });
  expect(main().queryByRole('button', { name: 'Withdraw the link' })).toBeNull();
});

test('a guest who wants a list comes back to it after the login, and it is kept once', async () => {
  const { share, registerUser, call } = await owner();
  const code = await share();
  const { user } = await registerUser({ language: 'en', learning_language: 'es' });
  const { close } = await openPage(`/lists/${code}`);
  fireEvent.click(await main().findByRole('link', { name: 'Keep the list' }));
  await main().findByRole('heading', { level: 1, name: 'Register' });
  close();
  await openPage('/login');
  fireEvent.change(await main().findByLabelText('E-mail'), { target: { value: user.email } });
  fireEvent.change(main().getByLabelText('Password'), { target: { value: PASSWORD } });
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Log in' }).hasAttribute('disabled')).toBe(false),
  );
  fireEvent.click(main().getByRole('button', { name: 'Log in' }));
  await screen.findByText('The list is in your dictionary now');
  expect(window.location.pathname).toBe(`/lists/${code}`);
  const token = localStorage.getItem('auth_token') ?? '';
  // In the languages in which it was wanted, whatever the account learns.
  const words = async () => (await call(listDictionary, { query: PAIR }, token)).data.words;
  expect((await words()).map(word => word.english_word).sort()).toEqual(['Anmeldung', 'Hund', 'Katze']);
});
