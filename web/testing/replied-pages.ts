import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { addToDictionary } from '#contract/dictionary.ts';
import { openPage } from './open-page.tsx';
import { openPopover } from './open-popover.ts';
import type { Received, Scripted } from './reply-server.ts';
import { startSite } from './site.ts';

/** The sentences that stand for a server that is away, and for what a server says itself. */
export const OFFLINE = 'The server cannot be reached. Check your connection.';
export const SAID = 'The shelf is empty';

export const TEXT = '/texts/a1-a-dogs-diary';
/** In another language than the interface, so that its sentences can be translated. */
export const SPANISH_TEXT = '/texts/a1-carta-desde-cusco';
export const TESTS = {
  words: '/api/tests/reverse-words',
  'words-reverse': '/api/tests/reverse-words',
  flashcards: '/api/tests/learn-words',
};

/** Presses the first button of that name, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  fireEvent.click(button as HTMLElement);
}

/** Says of a word what its mark offers. */
export async function mark(name: string, choice: string): Promise<void> {
  const panel = await openPopover(await screen.findByRole('button', { name }));
  fireEvent.click(within(panel).getByRole('button', { name: choice }));
}

/** Fills in fields of the page by their labels. */
export async function fillIn(values: Record<string, string>): Promise<void> {
  const main = within(screen.getByRole('main'));
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await main.findByLabelText(label), { target: { value } });
}

/** Presses the button of the form and not one of the header that is called the same. */
export function send(name: string): void {
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name }));
}

/** Taps a word of a text. */
export async function tapWord(text: string): Promise<void> {
  const [word] = await screen.findAllByText(text, { selector: '[data-word]' });
  fireEvent.click(word as HTMLElement);
}

/** Asks for the translation of the sentence in which a word stands. */
export async function translateSentenceOf(word: string): Promise<void> {
  await tapWord(word);
  await press('Translate the sentence');
}

export async function logIn(): Promise<void> {
  await fillIn({ 'E-mail': 'olena@example.org', Password: 'correct horse' });
  send('Log in');
}

export async function register(): Promise<void> {
  await fillIn({ Name: 'Olena', 'E-mail': 'olena@example.org' });
  await fillIn({ Password: 'correct horse', 'Repeat the password': 'correct horse' });
  send('Register');
}

export async function leaveMessage(): Promise<void> {
  await fillIn({ Name: 'Olena', 'E-mail': 'olena@example.org', Subject: 'Other', Message: 'Hello' });
  const question = screen.getByText(/^How much is \d/).textContent ?? '';
  const [first = 0, second = 0] = (question.match(/\d+/g) ?? []).map(Number);
  await fillIn({ [question]: String(first + second) });
  send('Send message');
}

/** A category and a text short enough to be drawn a hundred times. */
const food = [
  { id: 'bread', en_word: 'pan', translation: 'bread', emoji: '🍞' },
  { id: 'cheese', en_word: 'queso', translation: 'cheese', emoji: '🧀' },
];
const SHORT: Record<string, Scripted> = {
  '/api/categories/food/words': succeeding({
    words: food,
    category: { id: 'food', name: 'Food', emoji: '🍞', shelf: 'food', word_count: 2 },
  }),
  [`/api${TEXT}`]: succeeding({
    text: { id: 'a1-a-dogs-diary', level: 'A1', title: 'A diary', body: 'The garden is big.' },
  }),
  [`/api${SPANISH_TEXT}`]: succeeding({
    text: {
      id: 'a1-carta-desde-cusco',
      learn: 'es',
      level: 'A1',
      title: 'Una carta',
      body: 'El queso es bueno.',
    },
  }),
  '/api/translation-options': succeeding({ has_sentences: true }),
};

export function succeeding(data: unknown): Scripted {
  return { body: { success: true, message: '', data } };
}

/**
 * Opens a page of the site with some calls replied as said; a person has two words in the dictionary. Resolves with the calls, to
 * which more are added as they are made.
 */
export async function open(
  path: string,
  replies: Record<string, Scripted>,
  isUser = false,
): Promise<Received[]> {
  const { registerUser, call, received } = await startSite({ ...SHORT, ...replies });
  localStorage.setItem('learningLanguage', 'es');
  if (isUser) {
    const { token } = await registerUser({ learning_language: 'es' });
    await call(addToDictionary, { body: { wordIds: ['bread', 'water'] } }, token);
    localStorage.setItem('auth_token', token);
  }
  await openPage(path);
  return received;
}

/** The sentence stands there, with its cause below it; '' for none. */
export async function expectSaid(sentence: string, cause: string): Promise<void> {
  const said = await screen.findByText(sentence);
  const next = said.nextElementSibling;
  // Where no cause is known, the button of another try may follow at once.
  expect(next?.localName === 'p' ? next.textContent : '').toBe(cause);
}
