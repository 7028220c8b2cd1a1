// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listCards } from '#contract/cards.ts';
import {
  addDictionaryEntries,
  beginDictionary,
  completeDictionary,
  listDictionaries,
} from '#contract/reference-dictionaries.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { dictionaryReader } from './dictionary-reader.ts';
import type { ReadingTask } from './reading.ts';

/** The worker in this thread: it is asked and replies as the real one does. */
class ReaderHere {
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  isOver = false;
  readonly read = dictionaryReader();

  postMessage(task: ReadingTask): void {
    this.read(task).then(
      result => this.isOver || this.onmessage?.({ data: { result } }),
      error => this.onerror?.({ message: String(error) }),
    );
  }

  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'de');
  vi.stubGlobal('Worker', ReaderHere);
});
afterEach(() => void vi.unstubAllGlobals());

const main = () => within(screen.getByRole('main'));
const GLOSSARY = new File(
  ['Hund\tdog\nKatze\tcat\n<b>Maus</b>\t<img src=x onerror=alert(1)>mouse\n'],
  'glossary.tsv',
);

async function learner() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'de' });
  localStorage.setItem('auth_token', token);
  await openPage('/import-export?part=dictionaries');
  await main().findByText('No dictionaries yet.');
  return { ...site, token };
}

function choose(...files: File[]): void {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is no choice of files');
  fireEvent.change(input, { target: { files } });
}

async function bring(title: string): Promise<void> {
  choose(GLOSSARY);
  fireEvent.change(await main().findByLabelText('Name'), { target: { value: title } });
  fireEvent.click(main().getByRole('button', { name: 'Add this dictionary' }));
}

test('a dictionary is brought, shown with what is known of it, turned off, removed and brought back', async () => {
  const { call, token } = await learner();
  await bring('My glossary');
  const own = () => call(listDictionaries, {}, token).then(({ data }) => data.dictionaries);
  await main().findByRole('switch', { name: 'Look words up in it' });
  expect(await own()).toMatchObject([
    { title: 'My glossary', learn: 'de', lang: 'en', entries: 3, is_complete: true },
  ]);
  expect(main().getByText('no license given')).toBeTruthy();
  fireEvent.click(main().getByRole('switch', { name: 'Look words up in it' }));
  await expect.poll(async () => (await own())[0]?.is_off).toBe(true);
  fireEvent.click(main().getByRole('button', { name: 'Remove: My glossary' }));
  await main().findByText('No dictionaries yet.');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await main().findByRole('button', { name: 'Remove: My glossary' });
});

test('the same files again bring nothing new, and a missing file is named', async () => {
  const { call, token } = await learner();
  await bring('One');
  await main().findByRole('switch');
  await bring('Two');
  await main().findByText('You already have this dictionary.');
  expect((await call(listDictionaries, {}, token)).data.dictionaries).toHaveLength(1);
  choose(new File(['x'], 'dictionary-old.dict'));
  await main().findByText('The file dictionary-old.ifo is missing. Choose all its files together.');
  fireEvent.click(main().getByRole('button', { name: 'Dismiss: dictionary-old' }));
  await waitFor(() => expect(main().queryByText(/dictionary-old/)).toBeNull());
});

test('dictionaries change places by their buttons', async () => {
  const { call, token } = await learner();
  await bring('One');
  await main().findByRole('button', { name: 'Remove: One' });
  choose(new File(['Hund\thound\n'], 'other.tsv'));
  fireEvent.click(await main().findByRole('button', { name: 'Add this dictionary' }));
  fireEvent.click(await main().findByRole('button', { name: 'Move up: other' }));
  const titles = async () =>
    (await call(listDictionaries, {}, token)).data.dictionaries.map(({ title }) => title);
  await expect.poll(titles).toEqual(['other', 'One']);
});

test('the page of a word shows what a dictionary says, below and apart, and a press makes a card of it', async () => {
  const { call, registerUser } = await startSite();
  const { token } = await registerUser({ language: 'en', learning_language: 'de' });
  localStorage.setItem('auth_token', token);
  const about = {
    format: 'table',
    title: 'My glossary',
    licence: '',
    source: 'javascript:alert(1)',
  } as const;
  const body = {
    ...about,
    id: `ref-${newId()}`,
    fingerprint: 'a'.repeat(40),
    learn: 'de',
    lang: 'en',
  } as const;
  await call(beginDictionary, { body }, token);
  const senses = ['<img src=x onerror=alert(1)>dog', 'hound', 'cur', 'tyke'];
  const entries = [{ forms: ['Hund'], head: 'Hund', reading: '', kind: 'noun', senses }];
  await call(addDictionaryEntries, { params: { id: body.id }, body: { batch: 0, entries } }, token);
  await call(completeDictionary, { params: { id: body.id }, body: { batches: 1 } }, token);
  await openPage('/words/dog');
  const section = within(await main().findByRole('region', { name: 'Dictionaries' }));
  expect(section.getByText('(yours)')).toBeTruthy();
  // What looks like markup is text, and what is no address of the web is no link.
  expect(section.getByText('<img src=x onerror=alert(1)>dog')).toBeTruthy();
  expect(section.queryByRole('link')).toBeNull();
  expect(section.queryByText('tyke')).toBeNull();
  fireEvent.click(section.getByRole('button', { name: 'More' }));
  expect(section.getByText('tyke')).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Learn with this meaning: hound' }));
  await screen.findByText('“Hund” saved');
  const { cards } = (await call(listCards, { query: {} }, token)).data;
  expect(cards).toMatchObject([{ word: 'Hund', translation: 'hound', learn: 'de', lang: 'en' }]);
});

test('a guest’s page of a word asks no dictionary', async () => {
  const { received } = await startSite();
  await openPage('/words/dog');
  await main().findByRole('heading', { level: 1 });
  expect(received.filter(({ path }) => path.includes('reference') || path.includes('shared-dict'))).toEqual(
    [],
  );
});
