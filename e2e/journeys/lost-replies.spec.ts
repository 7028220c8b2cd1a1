import type { Page, Route } from '@playwright/test';
import { dataOf, learner } from '../support/learner.ts';
import {
  expect,
  logIn,
  logOut,
  makePerson,
  PASSWORD,
  passTimeUntil,
  takeClock,
  test,
} from '../support/people.ts';

const NEW_PASSWORD = 'a kettle sings at dawn';

/** The server does what it is asked, and its reply gets lost. */
async function loseReply(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** What a browser does by itself where a connection that it had kept broke before the reply. */
async function sendTwice(route: Route): Promise<void> {
  await route.fetch();
  await route.fallback();
}

/** Has the first call to an address come to nothing for the page. */
const once = (page: Page, address: string, lose: (route: Route) => Promise<void>) =>
  page.route(address, lose, { times: 1 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a text whose reply was lost is kept once when it is sent again', async ({ page }) => {
  const person = await learner(page);
  await page.goto('/texts');
  await press(page, 'Read your own text');
  await page.getByLabel('Text', { exact: true }).fill('Los gatos duermen en la casa.');
  await once(page, '**/api/own-texts', loseReply);
  await press(page, 'Save and read');
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await press(page, 'Save and read');
  await expect(page).toHaveURL(/\/texts\/own-/);
  expect((await dataOf(page, person, '/own-texts')).texts).toHaveLength(1);
});

test('a message that is sent again because its reply was lost is the same one, and the next another', async ({
  page,
}) => {
  await page.goto('/contact');
  const ids: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/send-message')) ids.push(request.postDataJSON().id);
  });
  const fillIn = async () => {
    await page.getByLabel('Name', { exact: true }).fill('Olena');
    await page.getByLabel('E-mail').fill('olena@example.org');
    await page.getByLabel('Subject').selectOption('Report error');
    await page.getByLabel('Message', { exact: true }).fill('A word is wrong.');
    const question = page.getByLabel(/^How much is/);
    const [first = 0, second = 0] =
      (await page.locator('label').filter({ hasText: 'How much is' }).innerText())
        .match(/\d+/g)
        ?.map(Number) ?? [];
    await question.fill(String(first + second));
  };
  await fillIn();
  await once(page, '**/api/contact/send-message', loseReply);
  await press(page, 'Send message');
  await expect(page.getByText('Error sending message')).toBeVisible();
  await press(page, 'Send message');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await fillIn();
  await press(page, 'Send message');
  await expect.poll(() => ids.length).toBe(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});

for (const [who, lose, isShown] of [
  ['its owner', loseReply, true],
  ['the browser by itself', sendTwice, false],
] as const) {
  test(`a new password whose reply was lost is taken as it is when ${who} sends it again`, async ({
    page,
  }) => {
    const { token, email } = await makePerson(page);
    await page.addInitScript(value => localStorage.setItem('auth_token', value), token);
    await page.goto('/profile');
    await press(page, 'Password');
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await once(page, '**/api/profile/password', lose);
    await press(page, 'Change password');
    if (isShown) {
      await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
      await press(page, 'Change password');
    }
    await expect(page.getByText('Password changed. All other devices are logged out.')).toBeVisible();
    const login = await page.request.post('/api/login', { data: { email, password: NEW_PASSWORD } });
    expect(login.status()).toBe(200);
  });
}

test('an undo that does not get through can be tried again: of a word, a card and a text', async ({
  page,
}) => {
  const person = await learner(page, 2);
  const headers = { authorization: `Bearer ${person.token}` };
  const card = { lang: 'en', learn: 'es', word: 'quokka', translation: 'a smiling animal' };
  await page.request.post('/api/cards', { headers, data: { cards: [card] } });
  const text = { id: `own-${crypto.randomUUID()}`, learn: 'es', title: 'Mis gatos', body: 'Los gatos.' };
  await page.request.post('/api/own-texts', { headers, data: text });
  for (const [path, remove, call, isBack] of [
    [
      '/my-dictionary',
      'Remove from dictionary: madre',
      '**/api/add-to-dictionary',
      page.getByRole('checkbox', { name: 'Select: madre' }),
    ],
    [
      '/my-cards',
      'Delete: quokka',
      '**/api/cards/restore',
      page.getByRole('button', { name: 'Edit: quokka' }),
    ],
    [
      '/texts',
      'Delete: Mis gatos',
      '**/api/own-texts/restore',
      page.getByRole('link', { name: /Mis gatos/ }),
    ],
  ] as const) {
    await page.goto(path);
    await press(page, remove);
    await expect(isBack).toHaveCount(0);
    await once(page, call, route => route.abort('connectionreset'));
    await press(page, 'Undo');
    await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
    await press(page, 'Undo');
    await expect(isBack).toBeVisible();
  }
});

test('a learned word whose reply was lost comes back with an undo, which can be tried again', async ({
  page,
}) => {
  const person = await learner(page, 3);
  await page.goto('/tests/words?source=userCategory&testType=translation_to_word');
  const dictionary = async () => (await dataOf(page, person, '/user-dictionary')).words.length;
  await once(page, '**/api/remove-from-dictionary', sendTwice);
  await press(page, 'Word learned');
  // A toast stays as long as the pointer is on it.
  await page.getByText('Word removed').hover();
  await expect.poll(dictionary).toBe(2);
  await once(page, '**/api/forget-known-word', route => route.abort('connectionreset'));
  await press(page, 'Undo');
  await expect(page.getByText('This could not be undone')).toBeVisible();
  await press(page, 'Undo');
  await expect.poll(dictionary).toBe(3);
});

test('a list whose reply broke off once is shown from its copy, and soon as it is', async ({ page }) => {
  await learner(page, 2);
  await page.goto('/my-dictionary');
  await once(page, '**/api/user-dictionary?*', route => route.abort('connectionreset'));
  await press(page, 'Remove from dictionary: madre');
  await expect(page.getByRole('checkbox', { name: 'Select: madre' })).toHaveCount(0);
  await expect(page.getByText('Your words and progress as of')).toHaveCount(0);
});

test('a removal whose reply was lost shows on the list and can be undone', async ({ page }) => {
  await learner(page, 2);
  await page.goto('/my-dictionary');
  await once(page, '**/api/remove-from-dictionary', loseReply);
  await press(page, 'Remove from dictionary: madre');
  await expect(page.getByText('Could not remove word(s)')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select: madre' })).toHaveCount(0);
  await press(page, 'Undo');
  await expect(page.getByRole('checkbox', { name: 'Select: madre' })).toBeVisible();
});

test('whoever could not be asked for as the server went away is here once it is back', async ({ page }) => {
  await takeClock(page);
  const { token } = await makePerson(page);
  await page.addInitScript(value => localStorage.setItem('auth_token', value), token);
  const theirs = /\/(?:api|health)\//;
  await page.route(theirs, route => route.abort('connectionrefused'));
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.unroute(theirs);
  await passTimeUntil(page, header.getByRole('button', { name: 'Olena', exact: true }));
});

test('who logs out without a connection is logged out at the server once there is one', async ({
  page,
  context,
}) => {
  const { token } = await logIn(page);
  await page.goto('/categories');
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await page.request.get('/api/profile', { headers })).status();
  // Somebody is known to be here.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Olena' })).toBeVisible();
  await context.setOffline(true);
  await logOut(page);
  await expect(page.getByText('Error logging out')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(token.split('.')[1]);
  await context.setOffline(false);
  await expect.poll(status).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('left_sessions'))).toBeNull();
});
