// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '#server/testing/test-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { Received, Scripted } from '#web/testing/reply-server.ts';
import { startSite } from '#web/testing/site.ts';

const main = () => within(screen.getByRole('main'));
const field = (label: string | RegExp) => main().getByLabelText(label) as HTMLInputElement;

/** What stands at a field as wrong with it. */
function problemAt(label: string | RegExp): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map(id => document.getElementById(id)?.textContent ?? '');
  return field(label).getAttribute('aria-invalid') === 'true' ? (texts.at(-1) ?? '') : '';
}

/** The summary of what is wrong has focus; its first entry leads to the field. */
function expectSummary(texts: string[], first: string | RegExp): void {
  const summary = main().getByRole('group', { name: 'Please check these fields:' });
  expect(document.activeElement).toBe(summary);
  const entries = within(summary).getAllByRole('button');
  expect(entries.map(entry => entry.textContent)).toEqual(texts);
  fireEvent.click(entries[0] as HTMLElement);
  expect(document.activeElement).toBe(field(first));
}

/** What a summary says of fields: what several have in common comes with the label of each. */
function entriesOf(labels: readonly string[], problems: readonly string[]): string[] {
  const isShared = (text: string) => problems.indexOf(text) < problems.lastIndexOf(text);
  return labels.flatMap((label, at) => {
    const text = problems[at] ?? '';
    if (text === '') return [];
    return isShared(text) ? `${label} · ${text}` : text;
  });
}

const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => main().findByRole('button', { name });
const press = (name: string) => fireEvent.click(main().getByRole('button', { name }));

function sumOf(question: string): string {
  const [first = 0, second = 0] = (question.match(/\d+/g) ?? []).map(Number);
  return String(first + second);
}
const question = () => main().getByText(/^How much is \d/).textContent ?? '';
const CAPTCHA = /^How much is/;

/** A reply that waits until the test lets it come. */
function held(scripted: Exclude<Scripted, string>): { reply: Scripted; come: () => void } {
  let come = () => {};
  const after = new Promise<void>(resolve => {
    come = resolve;
  });
  return { reply: { ...scripted, after }, come };
}

const FAILED = { status: 500, body: { success: false, message: 'No' } };

beforeEach(() => localStorage.clear());

test('login: both fields are asked for, their summary takes focus, and nothing is sent', async () => {
  const { received } = await startSite();
  await openPage('/login');
  press('Log in');
  expect(problemAt('E-mail')).toBe('Enter your e-mail');
  expect(problemAt('Password')).toBe('Enter a password');
  expectSummary(['Enter your e-mail', 'Enter a password'], 'E-mail');
  fill('E-mail', 'olena@example.org');
  press('Log in');
  expect(problemAt('E-mail')).toBe('');
  expectSummary(['Enter a password'], 'Password');
  expect(received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['nothing', {}, ['Enter your name', 'Enter your e-mail', 'Enter a password', 'Enter a password'], 'Name'],
  [
    'blanks',
    { Name: ' ', 'E-mail': ' ' },
    ['Enter your name', 'Enter your e-mail', 'Enter a password', 'Enter a password'],
    'Name',
  ],
  [
    'no address',
    { Name: 'Olena', 'E-mail': 'olena@example', Password: PASSWORD, 'Repeat the password': PASSWORD },
    ['', 'This does not look like an e-mail address', '', ''],
    'E-mail',
  ],
  [
    'a password of seven characters',
    { Name: 'Olena', 'E-mail': 'o@example.org', Password: 'seven77', 'Repeat the password': 'seven77' },
    ['', '', 'Use at least 8 characters', ''],
    'Password',
  ],
  [
    'a password of four emoji, which are eight units for a browser',
    { Name: 'Olena', 'E-mail': 'o@example.org', Password: '😀😀😀😀', 'Repeat the password': '😀😀😀😀' },
    ['', '', 'Use at least 8 characters', ''],
    'Password',
  ],
  [
    'a name of 101 characters',
    { Name: 'O'.repeat(101), 'E-mail': 'o@example.org', Password: PASSWORD, 'Repeat the password': PASSWORD },
    ['Use at most 100 characters', '', '', ''],
    'Name',
  ],
  [
    'two passwords',
    { Name: 'Olena', 'E-mail': 'o@example.org', Password: 'zeb8rage', 'Repeat the password': 'zeb8ragf' },
    ['', '', '', 'Passwords do not match'],
    'Repeat the password',
  ],
] as const)(
  'registration: %s is told at the fields, and nothing is sent',
  async (_, values, problems, first) => {
    const { received } = await startSite();
    await openPage('/register');
    for (const [label, value] of Object.entries(values)) fill(label, value);
    press('Register');
    const labels = ['Name', 'E-mail', 'Password', 'Repeat the password'];
    expect(labels.map(problemAt)).toEqual(problems);
    expectSummary(entriesOf(labels, problems), first);
    expect(received.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test('registration: a password of eight characters is long enough', async () => {
  const { received } = await startSite();
  await openPage('/register');
  for (const [label, value] of [
    ['Name', 'Olena'],
    ['E-mail', 'o@example.org'],
    ['Password', 'zeb8rage'],
    ['Repeat the password', 'zeb8rage'],
  ] as const)
    fill(label, value);
  press('Register');
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(received.some(({ path }) => path === '/api/register')).toBe(true);
});

test('registration: fields the server refuses are told in its own words and in the order of the form, and their summary takes focus', async () => {
  const errors = { password: ['Too common'], email: ['No such domain'] };
  const body = { success: false, message: 'Bad', code: 'invalid_input', errors };
  await startSite({ '/api/register': { status: 422, body } });
  await openPage('/register');
  for (const [label, value] of [
    ['Name', 'Olena'],
    ['E-mail', 'o@example.org'],
    ['Password', 'zeb8rage'],
    ['Repeat the password', 'zeb8rage'],
  ] as const)
    fill(label, value);
  press('Register');
  await waitFor(() => expect(problemAt('E-mail')).toBe('No such domain'));
  expect(problemAt('Password')).toBe('Too common');
  expect(problemAt('Name')).toBe('');
  expectSummary(entriesOf(['E-mail', 'Password'], ['E-mail', 'Password'].map(problemAt)), 'E-mail');
  expect(screen.queryByText('Registration failed')).toBeNull();
});

test('registration: a name takes as many characters as the server allows, also where a browser counts two units for each', async () => {
  const { received } = await startSite();
  await openPage('/register');
  const name = '😀'.repeat(100);
  for (const [label, value] of [
    ['Name', name],
    ['E-mail', 'o@example.org'],
    ['Password', 'zeb8rage'],
    ['Repeat the password', 'zeb8rage'],
  ] as const)
    fill(label, value);
  // What a browser cuts by itself, nobody is told of.
  expect(['Name', 'E-mail', 'Password'].map(label => field(label).maxLength)).toEqual([-1, -1, -1]);
  press('Register');
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(received.find(({ path }) => path === '/api/register')?.body).toMatchObject({ name });
});

test('while a login is under way its button is busy and takes no second press', async () => {
  const { reply, come } = held(FAILED);
  const { received } = await startSite({ '/api/login': reply });
  await openPage('/login');
  fill('E-mail', 'olena@example.org');
  fill('Password', PASSWORD);
  press('Log in');
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true'),
  );
  press('Log in');
  await expect.poll(() => received.filter(({ path }) => path === '/api/login').length).toBe(1);
  come();
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(main().getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull();
  expect(received.filter(({ path }) => path === '/api/login')).toHaveLength(1);
});

/** The profile of a person who is logged in. */
async function openProfile(replies: Record<string, Scripted> = {}) {
  const site = await startSite(replies);
  const { token, user } = await site.registerUser({ name: 'Olena', language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  await main().findByDisplayValue('Olena');
  return { ...site, user };
}

/** What the form has sent; the time zone is told by itself. */
const savedIn = (received: Received[]) =>
  received.flatMap(({ method, body }) =>
    method === 'PATCH' && !Object.hasOwn(body as object, 'zone') ? [body] : [],
  );

test('profile: name and e-mail are asked for', async () => {
  const { received } = await openProfile();
  fill('Name', '  ');
  fill('E-mail', 'olena');
  press('Update profile');
  expect(problemAt('Name')).toBe('Enter your name');
  expect(problemAt('E-mail')).toBe('This does not look like an e-mail address');
  expectSummary(['Enter your name', 'This does not look like an e-mail address'], 'Name');
  expect(savedIn(received)).toEqual([]);
});

test('profile: the button says "Updating..." while it is being saved, and then it is', async () => {
  const { reply, come } = held(FAILED);
  const { received, replies, user } = await openProfile({});
  replies['/api/profile'] = reply;
  fill('Name', 'Olena K');
  fill('Learning language', 'ja');
  press('Update profile');
  expect(await button('Updating...')).toBeTruthy();
  come();
  expect(await screen.findByText('Error updating profile')).toBeTruthy();
  expect(field('Name').value).toBe('Olena K');
  delete replies['/api/profile'];
  fireEvent.click(await button('Update profile'));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(savedIn(received).at(-1)).toEqual({
    name: 'Olena K',
    email: user.email,
    language: 'en',
    learning_language: 'ja',
    retention: 0.9,
    new_per_day: 20,
    hide_streak: false,
    day_goal: 20,
  });
  expect(localStorage.getItem('learningLanguage')).toBe('ja');
});

test('profile: a person of whom only the fields of the specification are known can save', async () => {
  const { received, replies, registerUser } = await startSite();
  const { token, user } = await registerUser({ name: 'Olena', language: 'en', learning_language: 'es' });
  const { id, name, email, language, learning_language } = user;
  const known = { id, name, email, language, learning_language };
  const data = { language, learning_language, user: known };
  replies['/api/profile'] = { body: { success: true, message: '', data } };
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  await main().findByDisplayValue('Olena');
  press('Update profile');
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(savedIn(received).at(-1)).toMatchObject({ name, email, retention: 0.9, new_per_day: 20 });
});

test('profile: the interface language switches at once and is kept, without a call', async () => {
  const { received } = await openProfile();
  fill('Interface language', 'de');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(localStorage.getItem('language')).toBe('de');
  expect(savedIn(received)).toEqual([]);
});

test.each([
  [
    'a refusal without a code',
    { status: 500, body: { success: false, message: 'Full shelf' } },
    'Full shelf',
  ],
  ['success: false', { body: { success: false, message: 'Full shelf' } }, 'Full shelf'],
  ['no user', { body: { success: true, message: 'OK', data: null } }, 'OK'],
  ['a 202', { status: 202, body: { success: true, message: '' } }, undefined],
  ['no connection', 'hangUp', 'The server cannot be reached. Check your connection.'],
] as const)('profile: %s is "Error updating profile" and the person stays', async (_, reply, cause) => {
  const { replies } = await openProfile();
  replies['/api/profile'] = reply;
  press('Update profile');
  const said = await screen.findByText('Error updating profile');
  expect(said.nextElementSibling?.textContent).toBe(cause);
  expect(field('Name').value).toBe('Olena');
});

test('profile: an e-mail that is taken is told at its field, and the summary takes focus', async () => {
  const { registerUser } = await openProfile();
  const { user: other } = await registerUser();
  fill('E-mail', other.email);
  press('Update profile');
  await waitFor(() => expect(problemAt('E-mail')).toBe('There is already an account with this e-mail'));
  expectSummary(['There is already an account with this e-mail'], 'E-mail');
  expect(screen.queryByText('Error updating profile')).toBeNull();
});

function fillContact(): void {
  fill('Name', 'Olena');
  fill('E-mail', 'olena@example.org');
  fill('Subject', 'Report error');
  fill('Message', 'A word is wrong.');
  fill(CAPTCHA, sumOf(question()));
}

test.each([
  ['Name', ' ', 'Enter your name'],
  ['E-mail', ' ', 'Enter your e-mail'],
  ['E-mail', 'olena at example.org', 'This does not look like an e-mail address'],
  ['Subject', '', 'Choose a subject'],
  ['Message', '\n ', 'Enter a message'],
  ['Message', 'a'.repeat(5001), 'Use at most 5,000 characters'],
  [CAPTCHA, '99', 'Incorrect captcha answer'],
] as const)('contact: %s %j is told at the field and in a toast', async (label, value, problem) => {
  const { received } = await startSite();
  await openPage('/contact');
  fillContact();
  fill(label, value);
  press('Send message');
  expect(problemAt(label)).toBe(problem);
  expectSummary([problem], label);
  expect(screen.getByText('Please fill in all required fields correctly')).toBeTruthy();
  expect(received.some(({ method }) => method === 'POST')).toBe(false);
});

test('contact: a field the server refuses is told there, in its own words', async () => {
  const body = {
    success: false,
    message: 'Bad',
    code: 'invalid_input',
    errors: { email: ['No such domain'] },
  };
  await startSite({ '/api/contact/send-message': { status: 422, body } });
  await openPage('/contact');
  fillContact();
  press('Send message');
  await waitFor(() => expect(problemAt('E-mail')).toBe('No such domain'));
  expect(screen.queryByText('Error sending message')).toBeNull();
});

test('contact: the button says "Sending..." meanwhile, the sum is not sent, and then the form is empty', async () => {
  const { reply, come } = held({ status: 202, body: { success: true, message: '' } });
  const { received, replies } = await startSite({ '/api/contact/send-message': reply });
  await openPage('/contact');
  fillContact();
  press('Send message');
  expect(await button('Sending...')).toBeTruthy();
  come();
  expect(await screen.findByText('Error sending message')).toBeTruthy();
  expect(field('Message').value).toBe('A word is wrong.');
  delete replies['/api/contact/send-message'];
  fireEvent.click(await button('Send message'));
  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(received.findLast(({ method }) => method === 'POST')?.body).toEqual({
    id: expect.any(String),
    name: 'Olena',
    email: 'olena@example.org',
    reason: 'Report error',
    message: 'A word is wrong.',
    website: '',
  });
  expect(['Name', 'E-mail', 'Message', CAPTCHA].map(label => field(label).value)).toEqual(['', '', '', '']);
});
