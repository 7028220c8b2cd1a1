// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { logout } from '#contract/account.ts';
import { PASSWORD } from '#server/testing/test-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { moveWindow } from '#web/testing/reply-server.ts';
import { startSite } from '#web/testing/site.ts';

/** The page's own header stands first; titles of pages are headers too. */
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const main = () => within(screen.getByRole('main'));
const storedToken = () => localStorage.getItem('auth_token');

async function expectGuest(): Promise<void> {
  expect((await header().findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0);
  expect(header().queryByRole('button', { name: 'Log out' })).toBeNull();
}

const expectUser = async (name: string) =>
  expect((await header().findAllByRole('button', { name })).length).toBeGreaterThan(0);

async function logIn(email: string, password: string): Promise<void> {
  fireEvent.change(await main().findByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(main().getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(main().getByRole('button', { name: 'Log in' }));
}

async function register(email = 'olena@example.org', password = PASSWORD): Promise<void> {
  for (const [label, value] of [
    ['Name', 'Olena'],
    ['E-mail', email],
    ['Password', password],
    ['Repeat the password', password],
  ] as const)
    fireEvent.change(await main().findByLabelText(label), { target: { value } });
  fireEvent.click(main().getByRole('button', { name: 'Register' }));
}

/** Storage as a browser has it that keeps nothing for this site. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} };
  vi.stubGlobal('localStorage', blocked);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

beforeEach(() => localStorage.clear());

// First, since every page begins like this only once.
test('with a token the session is unknown until the cookie and then the profile have come', async () => {
  let come = () => {};
  const after = new Promise<void>(resolve => {
    come = resolve;
  });
  const { received, registerUser, replies } = await startSite();
  const { token, user } = await registerUser({ name: 'Ніна', language: 'en', learning_language: 'pl' });
  localStorage.setItem('auth_token', token);
  replies['/api/profile'] = { body: { success: true, message: '', data: { user } }, after };
  const opening = openPage('/profile');
  await expect.poll(() => received.map(({ path }) => path)).toEqual(['/sanctum/csrf-cookie', '/api/profile']);
  expect(main().queryByRole('form')).toBeNull();
  expect(main().queryByText('Please log in to view your profile')).toBeNull();
  expect(main().queryByLabelText('Name')).toBeNull();
  come();
  await opening;
  expect(await main().findByDisplayValue('Ніна')).toBeTruthy();
  expect(received[1]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(localStorage.getItem('learningLanguage')).toBe('pl');
});

test('without a token the visitor is a guest, and no profile is asked for', async () => {
  const { received } = await startSite();
  await openPage('/contact');
  await expectGuest();
  expect(received.map(({ path }) => path)).toEqual(['/sanctum/csrf-cookie']);
});

test('the interface follows the language a person has saved', async () => {
  const { registerUser } = await startSite();
  const { token } = await registerUser({ language: 'uk', learning_language: 'de' });
  localStorage.setItem('auth_token', token);
  await openPage('/contact');
  await waitFor(() => expect(document.documentElement.lang).toBe('uk'));
  expect(localStorage.getItem('language')).toBe('uk');
});

test('a token the server no longer knows makes a guest and is forgotten', async () => {
  const { registerUser, call } = await startSite();
  const { token } = await registerUser();
  await call(logout, {}, token);
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  expect(await main().findByText('Please log in to view your profile')).toBeTruthy();
  expect(storedToken()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a profile that cannot be loaded makes a guest, but keeps a token that may be good', async () => {
  const { registerUser } = await startSite({ '/api/profile': { status: 503, body: '<h1>Back soon</h1>' } });
  const { token } = await registerUser();
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  expect(await main().findByText('Please log in to view your profile')).toBeTruthy();
  expect(storedToken()).toBe(token);
});

test('a login stores the token, loads the profile and leads to it', async () => {
  const { received, registerUser } = await startSite();
  const { user } = await registerUser({ name: 'Olena', language: 'en', learning_language: 'it' });
  await openPage('/login');
  await logIn(user.email, PASSWORD);
  expect(await main().findByDisplayValue('Olena')).toBeTruthy();
  expect(window.location.pathname).toBe('/profile');
  const calls = received.map(({ method, path }) => `${method} ${path}`);
  expect(calls.slice(calls.indexOf('POST /api/login'))[1]).toBe('GET /api/profile');
  expect(received.at(-1)?.headers.authorization).toBe(`Bearer ${storedToken()}`);
  await expectUser('Olena');
});

test('a login that is refused stores nothing and stays where it is', async () => {
  const { registerUser } = await startSite();
  const { user } = await registerUser();
  await openPage('/login');
  await logIn(user.email, 'wrong password');
  const alert = within(await main().findByRole('alert'));
  expect(alert.getByText('Login failed')).toBeTruthy();
  expect(alert.getByText('Wrong e-mail or password')).toBeTruthy();
  expect(storedToken()).toBeNull();
  expect(window.location.pathname).toBe('/login');
  await expectGuest();
});

test('a registration sends the pair of languages, logs in and leads to the profile', async () => {
  localStorage.setItem('learningLanguage', 'ko');
  const { received } = await startSite();
  await openPage('/register');
  await register();
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(await main().findByDisplayValue('Olena')).toBeTruthy();
  expect(received.find(({ path }) => path === '/api/register')?.body).toEqual({
    name: 'Olena',
    email: 'olena@example.org',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    language: 'en',
    learning_language: 'ko',
  });
  expect(storedToken()).not.toBeNull();
  expect(screen.getByText('Registration successful!')).toBeTruthy();
});

test('a registration that is sent again because its reply was lost gets in with the same password alone', async () => {
  const { registerUser } = await startSite();
  const { user } = await registerUser({ name: 'Olena' });
  await openPage('/register');
  await register(user.email, `another ${PASSWORD}`);
  expect(await main().findAllByText('There is already an account with this e-mail')).not.toEqual([]);
  expect(storedToken()).toBeNull();
  await register(user.email);
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(await main().findByDisplayValue('Olena')).toBeTruthy();
  // The account was there before, so nothing was registered now.
  expect(screen.getByText('Login successful')).toBeTruthy();
  expect(screen.queryByText('Registration successful!')).toBeNull();
});

test('a connection that breaks once after a login makes no guest', async () => {
  const { registerUser, replies, received } = await startSite();
  const { user } = await registerUser({ name: 'Olena' });
  await openPage('/login');
  replies['/api/profile'] = 'hangUp';
  await logIn(user.email, PASSWORD);
  await waitFor(() => expect(received.some(({ path }) => path === '/api/profile')).toBe(true));
  delete replies['/api/profile'];
  expect(await main().findByDisplayValue('Olena')).toBeTruthy();
});

for (const [name, reply] of [
  ['is done', undefined],
  ['fails', { status: 500, body: { success: false, message: 'No' } }],
  ['cannot be sent', 'hangUp'],
] as const) {
  test(`a logout that ${name} clears token and user`, async () => {
    const { registerUser, replies, received } = await startSite();
    const { token } = await registerUser({ name: 'Olena' });
    localStorage.setItem('auth_token', token);
    await openPage('/profile');
    await expectUser('Olena');
    if (reply !== undefined) replies['/api/logout'] = reply;
    fireEvent.click(header().getAllByRole('button', { name: 'Log out' })[0] as HTMLElement);
    await expectGuest();
    expect(storedToken()).toBeNull();
    expect(await main().findByText('Please log in to view your profile')).toBeTruthy();
    expect(received.find(({ path }) => path === '/api/logout')?.headers.authorization).toBe(
      `Bearer ${token}`,
    );
  });
}

test('a token that another tab removes or brings is followed', async () => {
  const { registerUser } = await startSite();
  const { token } = await registerUser({ name: 'Olena' });
  await openPage('/profile');
  await expectGuest();
  localStorage.setItem('auth_token', token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));
  await expectUser('Olena');
  localStorage.removeItem('auth_token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await expectGuest();
});

test('where storage is blocked, a login lasts as long as the page', async () => {
  const { registerUser } = await startSite();
  const { user } = await registerUser({ name: 'Olena' });
  blockStorage();
  await openPage('/login');
  await logIn(user.email, PASSWORD);
  expect(await main().findByDisplayValue('Olena')).toBeTruthy();
  fireEvent.click(header().getAllByRole('button', { name: 'Log out' })[0] as HTMLElement);
  await expectGuest();
  moveWindow(window.location.origin);
});
