// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  expectSaid,
  leaveMessage,
  logIn,
  OFFLINE,
  open,
  press,
  register,
  SAID,
  SPANISH_TEXT,
  TESTS,
  TEXT,
  tapWord,
  translateSentenceOf,
} from '#web/testing/replied-pages.ts';
import type { Scripted } from '#web/testing/reply-server.ts';

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

const refusedOr = (refused: string, broken: string) => (fault: Fault) =>
  REFUSALS.includes(fault) ? refused : broken;
const unlessAway = (sentence: string, away: string) => (fault: Fault) =>
  fault === 'a server that is away' ? away : sentence;

const OWN_LIST = 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11';

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
    screen: 'letters',
    path: '/letters',
    call: '/api/letters',
    sentence: 'Error loading the letters',
  },
  {
    screen: 'the teacher',
    path: '/tests/ai-teacher',
    call: '/api/teacher-options',
    sentence: 'The teacher could not be loaded',
  },
  { screen: 'a word', path: '/words/dog', call: '/api/words/dog', sentence: 'The word could not be loaded' },
  {
    screen: 'a form spoken slowly',
    path: '/words/dog',
    call: '/api/tts/synthesize',
    act: () => press('Listen slowly: perro'),
    sentence: 'Error playing audio',
  },
  {
    screen: 'a word learned from its page',
    path: '/words/dog',
    call: '/api/add-to-dictionary',
    act: () => press('Learn this word'),
    sentence: 'Error adding word to dictionary',
    outcome: 'perro already in dictionary',
    isUser: true,
  },
  {
    screen: 'the note of a word',
    path: '/words/dog',
    call: '/api/words/dog/note',
    sentence: 'Your note could not be loaded',
    isUser: true,
  },
  {
    screen: 'dictionaries of one’s own',
    path: '/import-export?part=dictionaries',
    call: '/api/reference-dictionaries',
    sentence: 'Your dictionaries could not be loaded',
    isUser: true,
  },
  {
    screen: 'the answers to a word',
    path: '/words/dog',
    call: '/api/learning/words/dog/answers',
    sentence: 'Your progress with this word cannot be shown',
    isUser: true,
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
  {
    screen: 'lists',
    path: '/lists',
    call: '/api/my-lists',
    sentence: 'The list could not be loaded',
    isUser: true,
  },
  {
    screen: 'a list of one’s own',
    path: `/lists/${OWN_LIST}`,
    call: `/api/my-lists/${OWN_LIST}`,
    sentence: 'The list could not be loaded',
    isUser: true,
  },
  {
    screen: 'a shared list',
    path: '/lists/abcdefghjkmn23',
    call: '/api/lists/abcdefghjkmn23',
    sentence: 'The list could not be loaded',
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
    screen: 'translation of a sentence',
    path: SPANISH_TEXT,
    call: '/api/translate-sentence',
    act: () => translateSentenceOf('queso'),
    sentence: unlessAway('The sentence could not be translated', 'Translating a sentence needs a connection'),
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
    screen: 'second factor',
    path: '/profile',
    call: '/api/second-factor',
    act: () => press('Two-step login'),
    sentence: 'Two-step login could not be loaded',
    isUser: true,
  },
  {
    screen: 'connected programs',
    path: '/profile',
    call: '/api/programs',
    act: () => press('Connected programs'),
    sentence: 'Your programs could not be loaded',
    isUser: true,
  },
  {
    screen: 'reminder',
    path: '/profile',
    call: '/api/reminder',
    act: () => press('Reminder'),
    sentence: 'Your reminder could not be loaded',
    isUser: true,
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

for (const { screen: name, path, call, act, sentence, outcome, isUser } of SCREENS) {
  test.each(Object.entries(FAULTS))(`${name}: %s`, async (fault, [scripted, cause]) => {
    await open(path, { [call]: scripted as Scripted }, isUser);
    await act?.();
    if (outcome !== undefined && fault === 'success: false') return expectSaid(outcome, '');
    await expectSaid(typeof sentence === 'string' ? sentence : sentence(fault as Fault), cause);
  });
}

test('words that could not be fetched are not said to be loading', async () => {
  await open('/categories/food/words', { '/api/categories/food/words': 'hangUp' });
  await expectSaid('Error fetching words', OFFLINE);
  expect(screen.getByRole('heading', { level: 1, name: 'Word categories' })).toBeDefined();
});

test.each(['/', '/categories', '/texts', TEXT, '/tests/selectSource', '/my-dictionary'])(
  '%s does not ask again and again for what fails',
  async path => {
    const fault = { status: 500, body: { success: false, message: SAID } };
    const failing = ['/api/learning/words', '/api/user-dictionary', '/api/own-texts', '/api/learning'];
    const received = await open(path, Object.fromEntries(failing.map(call => [call, fault])), true);
    await screen.findByRole('heading', { level: 1 });
    // Long enough for hundreds of calls.
    await new Promise(resolve => setTimeout(resolve, 1500));
    for (const call of failing)
      expect(received.filter(({ path }) => path.startsWith(`${call}?`)).length, call).toBeLessThan(5);
  },
);
