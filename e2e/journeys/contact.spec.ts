import type { Page } from '@playwright/test';
import { expect, logIn, takeClock, test } from '../support/people.ts';

const CALL = '**/api/contact/send-message';

test('every mistake is said at its field, and then the message goes', async ({ page }) => {
  await page.goto('/contact');
  const fields = ['Name', 'E-mail', 'Subject', 'Message'];
  const messages = ['Enter your name', 'Enter your e-mail', 'Choose a subject', 'Enter a message'];
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please fill in all required fields correctly')).toBeVisible();
  for (const [index, field] of fields.entries())
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(messages[index] ?? '');
  await expect(page.getByLabel(/^How much is/)).toHaveAccessibleDescription('Incorrect captcha answer');
  const summary = page.getByRole('group', { name: 'Please check these fields:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('button')).toHaveText([...messages, 'Incorrect captcha answer']);

  await fillIn(page);
  await page.getByLabel('E-mail').fill('olena at example.org');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'This does not look like an e-mail address',
  );

  await page.getByLabel('E-mail').fill('olena@example.org');
  const question = await questionOf(page);
  await page.getByLabel(question).fill('99');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel(/^How much is/)).toHaveAccessibleDescription('Incorrect captcha answer');
  expect(await questionOf(page)).not.toBe(question);
  await summary.getByRole('button').click();
  await expect(page.getByLabel(/^How much is/)).toBeFocused();
  await expect(page.getByLabel(/^How much is/)).toHaveValue('');

  await answerCaptcha(page);
  const sending = page.waitForRequest(CALL);
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await sending).postDataJSON()).toEqual({
    id: expect.any(String),
    name: 'Olena',
    email: 'olena@example.org',
    reason: 'Report error',
    message: 'A word is wrong.',
    website: '',
  });
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  for (const field of [...fields, /^How much is/]) await expect(page.getByLabel(field)).toHaveValue('');
});

test('while it is being sent the button says so, and a failure keeps the text', async ({ page }) => {
  await takeClock(page);
  await page.goto('/contact');
  await fillIn(page);
  let answer = () => {};
  const wait = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route(CALL, async route => {
    await wait;
    await route.fulfill({ status: 500, json: { success: false, message: 'x', code: 'failed', errors: {} } });
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A word is wrong.');

  // The toast goes by itself; the next failure has one of its own.
  await page.clock.runFor(20_000);
  await expect(page.getByText('Error sending message')).toHaveCount(0);
  await page.unroute(CALL);
  await page.route(CALL, route => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Error sending message')).toBeVisible();

  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('a person who is logged in finds name and address filled in', async ({ page }) => {
  const { name, email } = await logIn(page);
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Olena');
  await page.getByLabel('E-mail').fill('olena@example.org');
  await page.getByLabel('Subject').selectOption({ label: 'Report error' });
  await page.getByLabel('Message').fill('A word is wrong.');
  await answerCaptcha(page);
}

async function answerCaptcha(page: Page): Promise<void> {
  const question = await questionOf(page);
  const [first = 0, second = 0] = (question.match(/\d+/g) ?? []).map(Number);
  await page.getByLabel(question).fill(String(first + second));
}

async function questionOf(page: Page): Promise<string> {
  const label = page.locator('label').filter({ hasText: /^How much is \d+ \+ \d+\?$/ });
  return (await label.textContent()) ?? '';
}
