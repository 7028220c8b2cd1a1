// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addToDictionary } from '#contract/dictionary.ts';
import { openPage } from './testing/open-page.tsx';
import type { Scripted } from './testing/reply-server.ts';
import { startSite } from './testing/site.ts';

const OFFLINE = 'The server cannot be reached. Check your connection.';
const SAID = 'The shelf is empty';

/** The ways a call can fail, and the cause that stands below the screen's sentence. */
const FAULTS = {
  'a server that is away': ['hangUp', OFFLINE],
  'a refusal without a code': [{ status: 500, body: { success: false, message: SAID } }, SAID],
  'success: false': [{ body: { success: false, message: SAID } }, SAID],
  'too many requests': [
    { status: 429, body: { success: false, message: 'x', code: 'too_many_requests', errors: {} } },
    'That was a lot at once. Please wait a little and try again.',
  ],
  'the page of a gateway': [{ status: 502, body: '<h1>Bad Gateway</h1>' }, ''],
  'a 202': [{ status: 202, body: { success: true, message: '', data: null } }, ''],
} satisfies Record<string, [Scripted, string]>;
type Fault = keyof typeof FAULTS;

/** A fault that is an envelope saying no, and not a call that came to nothing. */
const REFUSALS: Fault[] = ['a refusal without a code', 'success: false', 'too many requests'];

type Screen = {
  screen: string;
  path: string;
  call: string;
  /** What a person does before the call is made; absent where the screen makes it by itself. */
  act?: () => Promise<void>;
  sentence: string | ((fault: Fault) => string);
  /** Said instead where `success: false` is a normal outcome. */
  outcome?: string;
  isUser?: boolean;
};

const TEXT = '/texts/a1-a-dogs-diary';
const TESTS = {
  words: '/api/tests/reverse-words',
  'words-reverse': '/api/tests/reverse-words',
  flashcards: '/api/tests/learn-words',
};

async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  fireEvent.click(button as HTMLElement);
}

async function fillIn(values: Record<string, string>): Promise<void> {
  const main = within(screen.getByRole('main'));
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await main.findByLabelText(label), { target: { value } });
}

/** Presses the button of the form and not one of the header that is called the same. */
function send(name: string): void {
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name }));
}

async function tapWord(text: string): Promise<void> {
  const [word] = await screen.findAllByText(text, { selector: '[data-word]' });
  fireEvent.click(word as HTMLElement);
}

async function logIn(): Promise<void> {
  await fillIn({ 'E-mail': 'olena@example.org', Password: 'correct horse' });
  send('Log in');
}

async function register(): Promise<void> {
  await fillIn({ Name: 'Olena', 'E-mail': 'olena@example.org' });
  await fillIn({ Password: 'correct horse', 'Repeat the password': 'correct horse' });
  send('Register');
}

async function leaveMessage(): Promise<void> {
  await fillIn({ Name: 'Olena', 'E-mail': 'olena@example.org', Subject: 'Other', Message: 'Hello' });
  const question = screen.getByText(/^How much is \d/).textContent ?? '';
  const [first = 0, second = 0] = (question.match(/\d+/g) ?? []).map(Number);
  await fillIn({ [question]: String(first + second) });
  send('Send message');
}

const refusedOr = (refused: string, broken: string) => (fault: Fault) =>
  REFUSALS.includes(fault) ? refused : broken;
const unlessAway = (sentence: string, away: string) => (fault: Fault) =>
  fault === 'a server that is away' ? away : sentence;

const SCREENS: Screen[] = [
  {
    screen: 'categories',
    path: '/categories',
    call: '/api/categories',
    sentence: 'Failed to fetch categories',
  },
  { screen: 'search', path: '/categories?find=bread', call: '/api/words', sentence: 'Failed to search' },
  {
    screen: 'words',
    path: '/categories/food/words',
    call: '/api/categories/food/words',
    sentence: 'Error fetching words',
  },
  {
    screen: 'one word spoken',
    path: '/categories/food/words',
    call: '/api/tts/synthesize',
    act: () => press('Listen: pan'),
    sentence: 'Error playing audio',
  },
  {
    screen: 'play all',
    path: '/categories/food/words',
    call: '/api/tts/synthesize',
    act: () => press('Play all'),
    sentence: 'Error playing audio',
  },
  {
    screen: 'one word added',
    path: '/categories/food/words',
    call: '/api/add-to-dictionary',
    act: () => press('Add to dictionary: queso'),
    sentence: 'Error adding word to dictionary',
    outcome: 'queso already in dictionary',
    isUser: true,
  },
  {
    screen: 'many words added',
    path: '/categories/food/words',
    call: '/api/add-to-dictionary',
    act: () => press('Add all'),
    sentence: 'Error adding word to dictionary',
    outcome: 'Words already in dictionary',
    isUser: true,
  },
  {
    screen: 'dictionary',
    path: '/my-dictionary',
    call: '/api/user-dictionary',
    sentence: 'Error fetching dictionary',
    isUser: true,
  },
  {
    screen: 'own cards',
    path: '/my-cards',
    call: '/api/cards',
    sentence: 'The cards could not be loaded',
    isUser: true,
  },
  {
    screen: 'a word removed',
    path: '/my-dictionary',
    call: '/api/remove-from-dictionary',
    act: () => press('Remove from dictionary: pan'),
    sentence: 'Could not remove word(s)',
    outcome: 'Could not remove word(s)',
    isUser: true,
  },
  { screen: 'texts', path: '/texts', call: '/api/texts', sentence: 'Error fetching text' },
  { screen: 'text', path: TEXT, call: `/api${TEXT}`, sentence: 'Failed to load text.' },
  {
    screen: 'text read aloud',
    path: TEXT,
    call: '/api/tts/synthesize',
    act: () => press('Listen to the text'),
    sentence: 'Error playing audio',
  },
  {
    screen: 'translation',
    path: TEXT,
    call: '/api/translate/garden',
    act: () => tapWord('garden'),
    sentence: 'Error fetching translation',
  },
  {
    screen: 'sources',
    path: '/tests/selectSource?testType=flashcards',
    call: '/api/test/select-source',
    sentence: refusedOr('Failed to load sources', 'Error loading sources'),
  },
  ...Object.entries(TESTS).map(([name, call]) => ({
    screen: `test ${name}`,
    path: `/tests/${name}?source=food`,
    call,
    sentence: refusedOr('Failed to load words', 'Error loading words'),
  })),
  {
    screen: 'word learned',
    path: '/tests/words?source=userCategory',
    call: '/api/remove-from-dictionary',
    act: () => press('Word learned'),
    sentence: 'Error removing word',
    isUser: true,
  },
  {
    screen: 'placement',
    path: '/placement',
    call: '/api/learning/placement',
    sentence: 'The check could not be loaded',
  },
  {
    screen: 'progress',
    path: '/dashboard',
    call: '/api/learning',
    sentence: 'Your progress could not be loaded',
    isUser: true,
  },
  {
    screen: 'contact',
    path: '/contact',
    call: '/api/contact/send-message',
    act: leaveMessage,
    sentence: 'Error sending message',
  },
  {
    screen: 'login',
    path: '/login',
    call: '/api/login',
    act: logIn,
    sentence: unlessAway('Login failed', 'Something went wrong. Please try again.'),
  },
  {
    screen: 'registration',
    path: '/register',
    call: '/api/register',
    act: register,
    sentence: fault => {
      if (fault === 'a server that is away') return 'Something went wrong. Please try again.';
      return fault === 'success: false' ? 'Error during registration' : 'Registration failed';
    },
  },
  {
    screen: 'logout',
    path: '/dashboard',
    call: '/api/logout',
    act: () => press('Log out'),
    sentence: unlessAway('Logout failed', 'Error logging out'),
    isUser: true,
  },
];

beforeEach(() => localStorage.clear());

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
};

function succeeding(data: unknown): Scripted {
  return { body: { success: true, message: '', data } };
}

/** The site with some calls failing; a person has two words in the dictionary. */
async function open(path: string, replies: Record<string, Scripted>, isUser = false): Promise<void> {
  const { registerUser, call } = await startSite({ ...SHORT, ...replies });
  localStorage.setItem('learningLanguage', 'es');
  if (isUser) {
    const { token } = await registerUser({ learning_language: 'es' });
    await call(addToDictionary, { body: { wordIds: ['bread', 'water'] } }, token);
    localStorage.setItem('auth_token', token);
  }
  await openPage(path);
}

async function expectSaid(sentence: string, cause: string): Promise<void> {
  const said = await screen.findByText(sentence);
  const next = said.nextElementSibling;
  // Where no cause is known, the button of another try may follow at once.
  expect(next?.localName === 'p' ? next.textContent : '').toBe(cause);
}

for (const { screen: name, path, call, act, sentence, outcome, isUser } of SCREENS) {
  test.each(Object.entries(FAULTS))(`${name}: %s`, async (fault, [scripted, cause]) => {
    await open(path, { [call]: scripted as Scripted }, isUser);
    await act?.();
    if (outcome !== undefined && fault === 'success: false') return expectSaid(outcome, '');
    await expectSaid(typeof sentence === 'string' ? sentence : sentence(fault as Fault), cause);
  });
}

/** The rest of the catalogue: one call, what it is replied, and what is said then. */
const ROWS: (Omit<Screen, 'sentence' | 'outcome' | 'call'> & {
  replies: Record<string, Scripted>;
  sentence: string;
  cause?: string;
})[] = [
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
    act: async () => {
      await press('queso: New word');
      await press('Ignore');
    },
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
      await press('pan: New word');
      await press('I know this');
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
