// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createCards } from '#contract/cards.ts';
import { addToDictionary } from '#contract/dictionary.ts';
import { createList, getMyList, listMyLists } from '#contract/lists.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const ID = 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11';
const PAIR = { lang: 'en', learn: 'de' } as const;
const main = () => within(screen.getByRole('main'));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add to a list' }));
const press = async (name: string) => fireEvent.click(await main().findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'de');
});

/** Somebody who has a list of one word. */
async function owner() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'de' });
  localStorage.setItem('auth_token', token);
  await site.call(createList, { body: { id: ID, name: 'At home', words: ['dog'] } }, token);
  const ids = async () => (await site.call(getMyList, { params: { id: ID }, query: PAIR }, token)).data.ids;
  const names = async () => (await site.call(listMyLists, {}, token)).data.lists.map(list => list.name);
  return { ...site, token, ids, names };
}

test('a word goes into a list from its page, once, and out again', async () => {
  const { ids } = await owner();
  await openPage('/words/cat?learn=de');
  await press('Add to a list');
  fireEvent.click((await dialog()).getByRole('button', { name: 'Add words' }));
  await screen.findByText('Added to “At home”: 1');
  expect(await ids()).toEqual(['dog', 'cat']);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add to a list' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await ids()).toEqual(['dog']));
});

test('a word that a list has is not put into it twice', async () => {
  const { ids } = await owner();
  await openPage('/words/dog?learn=de');
  await press('Add to a list');
  fireEvent.click((await dialog()).getByRole('button', { name: 'Add words' }));
  await screen.findByText('All of it is in “At home” already');
  expect(await ids()).toEqual(['dog']);
});

test('ticked words of a topic make a new list, which an undo takes away', async () => {
  const { names } = await owner();
  await openPage('/categories/food/words');
  const boxes = await main().findAllByRole('checkbox');
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  const [button] = await main().findAllByRole('button', { name: 'Add to a list' });
  fireEvent.click(button as HTMLElement);
  const shown = await dialog();
  fireEvent.click(shown.getByRole('radio', { name: 'New list' }));
  fireEvent.click(shown.getByRole('button', { name: 'Create the list' }));
  expect(await shown.findAllByText('Enter a name')).not.toHaveLength(0);
  fireEvent.change(shown.getByRole('textbox', { name: 'Name' }), { target: { value: 'Shopping' } });
  fireEvent.click(shown.getByRole('button', { name: 'Create the list' }));
  await screen.findByText('Added to “Shopping”: 2');
  expect(await names()).toEqual(['Shopping', 'At home']);
  expect(main().queryAllByRole('checkbox', { checked: true })).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['At home']));
});

test('ticked words of the dictionary go into a list, own cards too', async () => {
  const { call, token, ids } = await owner();
  const card = { word: 'Anmeldung', translation: 'registration', ...PAIR };
  await call(createCards, { body: { cards: [card] } }, token);
  await call(addToDictionary, { body: { wordIds: ['cat'] } }, token);
  await openPage('/my-dictionary');
  await press('Select all');
  const [button] = await main().findAllByRole('button', { name: 'Add to a list' });
  fireEvent.click(button as HTMLElement);
  fireEvent.click((await dialog()).getByRole('button', { name: 'Add words' }));
  await screen.findByText('Added to “At home”: 2');
  expect(await ids()).toHaveLength(3);
});

test('a guest is told what lists take, and comes back to the word after the login', async () => {
  await startSite();
  await openPage('/words/dog?learn=de');
  await press('Add to a list');
  const shown = await dialog();
  expect(shown.getByText('Please log in to make lists of words')).toBeTruthy();
  fireEvent.click(shown.getByRole('link', { name: 'Log in' }));
  await main().findByRole('heading', { level: 1, name: 'Log in' });
  expect(localStorage.getItem('return_address')).toMatch(/^\d+ \/words\/dog\?learn=de$/);
});
