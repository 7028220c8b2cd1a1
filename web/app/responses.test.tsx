// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  expectSaid,
  leaveMessage,
  logIn,
  mark,
  open,
  press,
  register,
  SAID,
  TESTS,
  TEXT,
  tapWord,
} from '#web/testing/replied-pages.ts';
import type { Scripted } from '#web/testing/reply-server.ts';

type Row = {
  screen: string;
  path: string;
  replies: Record<string, Scripted>;
  /** What a person does before the call is made; absent where the screen makes it by itself. */
  act?: () => Promise<void>;
  sentence: string;
  cause?: string;
  isUser?: boolean;
};

beforeEach(() => localStorage.clear());

/** One call, what it is replied, and what is said then. */
const ROWS: Row[] = [
  {
    screen: 'a null translation',
    path: TEXT,
    replies: { '/api/translate/garden': { body: { translation: null } } },
    act: () => tapWord('garden'),
    sentence: 'translation not found',
  },
  {
    screen: 'an empty translation',
    path: TEXT,
    replies: { '/api/translate/garden': { body: { translation: ' ' } } },
    act: () => tapWord('garden'),
    sentence: 'translation not found',
  },
  {
    screen: 'a missing translation',
    path: TEXT,
    replies: { '/api/translate/garden': { status: 404, body: { success: false, code: 'not_found' } } },
    act: () => tapWord('garden'),
    sentence: 'translation not found',
  },
  {
    screen: 'speech without a sound',
    path: '/categories/food/words',
    replies: { '/api/tts/synthesize': { body: { success: true } } },
    act: () => press('Listen: pan'),
    sentence: 'Error playing audio',
    cause: 'Audio file for the word not found',
  },
  {
    screen: 'speech with an empty sound',
    path: '/categories/food/words',
    replies: { '/api/tts/synthesize': { body: { success: true, audioContent: '' } } },
    act: () => press('Listen: pan'),
    sentence: 'Error playing audio',
    cause: 'Audio file for the word not found',
  },
  {
    screen: 'speech that is no base64',
    path: '/categories/food/words',
    replies: { '/api/tts/synthesize': { body: { success: true, audioContent: '%%%' } } },
    act: () => press('Listen: pan'),
    sentence: 'Error playing audio',
  },
  {
    screen: 'a login without a token',
    path: '/login',
    replies: { '/api/login': { body: { success: true, message: '', user: {} } } },
    act: logIn,
    sentence: 'Login failed',
  },
  {
    screen: 'a login with a null token and a message',
    path: '/login',
    replies: { '/api/login': { body: { access_token: null, message: SAID } } },
    act: logIn,
    sentence: 'Login failed',
    cause: SAID,
  },
  {
    screen: 'wrong credentials',
    path: '/login',
    replies: {},
    act: logIn,
    sentence: 'Login failed',
    cause: 'Wrong e-mail or password',
  },
  {
    screen: 'a registration without a token',
    path: '/register',
    replies: { '/api/register': { body: { success: true, message: '' } } },
    act: register,
    sentence: 'Error during registration',
  },
  {
    screen: 'a failure of the server itself',
    path: '/categories',
    replies: {
      '/api/categories': {
        status: 500,
        body: {
          success: false,
          message: 'Something went wrong. Please try again.',
          code: 'failed',
          errors: {},
        },
      },
    },
    sentence: 'Failed to fetch categories',
    cause: 'Something went wrong. Please try again.',
  },
  {
    screen: 'the screen’s own sentence from the server',
    path: '/categories',
    replies: {
      '/api/categories': { status: 500, body: { success: false, message: 'Failed to fetch categories' } },
    },
    sentence: 'Failed to fetch categories',
  },
  {
    screen: 'a login that has run out, at adding',
    path: '/categories/food/words',
    replies: { '/api/add-to-dictionary': { status: 401, body: { success: false, code: 'login_required' } } },
    act: () => press('Add to dictionary: queso'),
    sentence: 'Please login to add words to dictionary',
    isUser: true,
  },
  {
    screen: 'a login that has run out, at removing',
    path: '/my-dictionary',
    replies: {
      '/api/remove-from-dictionary': { status: 401, body: { success: false, code: 'login_required' } },
    },
    act: () => press('Remove from dictionary: pan'),
    sentence: 'Please login to remove words from dictionary',
    isUser: true,
  },
  {
    screen: 'one word added',
    path: '/categories/food/words',
    replies: {},
    act: () => press('Add to dictionary: queso'),
    sentence: '“queso” added to dictionary',
    isUser: true,
  },
  {
    screen: 'one word removed',
    path: '/my-dictionary',
    replies: {},
    act: () => press('Remove from dictionary: pan'),
    sentence: '“pan” removed from dictionary',
    isUser: true,
  },
  {
    screen: 'a word that is marked',
    path: '/categories/food/words',
    replies: {},
    act: () => mark('queso: New word', 'Ignore'),
    sentence: '“queso” will not be asked',
    isUser: true,
  },
  {
    screen: 'a mark that cannot be undone',
    path: '/categories/food/words',
    replies: {
      '/api/tests/answers/undo': {
        status: 422,
        body: { success: false, message: '', code: 'invalid_input', errors: {} },
      },
    },
    act: async () => {
      await mark('pan: New word', 'I know this');
      await press('Undo');
    },
    sentence: 'This could not be undone',
    isUser: true,
  },
  {
    screen: 'a placement check of nothing',
    path: '/placement',
    replies: {
      '/api/learning/placement': {
        body: { success: true, message: '', data: { words: [], ranks: [], pseudoWords: [] } },
      },
    },
    sentence: 'There is no check for this language yet',
  },
  {
    screen: 'a learned word without success in the data',
    path: '/tests/words?source=userCategory',
    replies: {
      '/api/remove-from-dictionary': { body: { success: true, message: '', data: { success: false } } },
    },
    act: () => press('Word learned'),
    sentence: 'Error removing word',
    isUser: true,
  },
  {
    screen: 'a learned word',
    path: '/tests/words?source=userCategory',
    replies: {},
    act: () => press('Word learned'),
    sentence: 'Word removed',
    isUser: true,
  },
  {
    screen: 'a message that is sent',
    path: '/contact',
    replies: {},
    act: leaveMessage,
    sentence: 'Message sent successfully!',
  },
  {
    screen: 'a registration that is done',
    path: '/register',
    replies: {},
    act: register,
    sentence: 'Registration successful!',
  },
  {
    screen: 'a word that there is not',
    path: '/words/dog',
    replies: { '/api/words/dog': { status: 404, body: { success: false, code: 'not_found' } } },
    sentence: 'Page not found',
    cause: 'There is nothing at this address. The page may have moved, or there may be a typo in the link.',
  },
  {
    screen: 'a word of which a server knows little',
    path: '/words/dog',
    replies: {
      '/api/words/dog': {
        body: {
          success: true,
          message: '',
          data: { word: { id: 'dog', en_word: 'perro', translation: 'hound' } },
        },
      },
    },
    sentence: 'hound',
  },
  {
    screen: 'a word that is known, on its page',
    path: '/words/dog',
    replies: {},
    act: () => press('I know this'),
    sentence: '“perro” is marked as known',
    isUser: true,
  },
  {
    screen: 'a category without words',
    path: '/categories/food/words',
    replies: {
      '/api/categories/food/words': {
        body: { success: true, message: '', data: { words: [], category: null } },
      },
    },
    sentence: 'No words in this category yet.',
  },
];

test.each(ROWS)('$screen: $sentence', async ({ path, replies, act, sentence, cause = '', isUser }) => {
  await open(path, replies, isUser);
  await act?.();
  await expectSaid(sentence, cause);
});

/** What stands on a screen that has nothing else to show. */
test.each([
  ['a guest at the dictionary', '/my-dictionary', 'Please log in to view your dictionary'],
  ['a guest at the tests', '/tests', 'You are not authorized'],
  ['a guest at the tests, below', '/tests', 'Please log in to access tests'],
  ['a guest at the profile', '/profile', 'Please log in to view your profile'],
  ['a test without a source', '/tests/words', 'No source selected'],
] as const)('%s: %s says %s', async (_, path, sentence) => {
  await open(path, {});
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  ['words', 0],
  ['words', 1],
  ['words-reverse', 1],
  ['flashcards', 0],
] as const)('test %s with %i words: Not enough words', async (name, count) => {
  const word = { id: 'bread', word: 'pan', translation: 'bread', otherWords: [] };
  const packetWords = Array(count).fill(word);
  await open(`/tests/${name}?source=food`, {
    [TESTS[name]]: { body: { success: true, message: '', data: { packetWords } } },
  });
  expect(await screen.findByText('Not enough words')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add words' }).getAttribute('href')).toMatch(/^\/categories/);
});

test('a failed profile load makes a guest, silently', async () => {
  await open('/categories', { '/api/profile': { body: { success: false, message: SAID } } }, true);
  expect((await screen.findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(SAID)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
