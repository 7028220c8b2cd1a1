import type { Page, Route } from '@playwright/test';
import { dataOf, learner } from './learner.ts';
import { expect, makePerson, PASSWORD, test } from './people.ts';

const NEW_PASSWORD = 'a kettle sings at dawn';

/** The server does what it is asked, and its reply gets lost. */
async function loseReply(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Has the first call to an address come to nothing for the page. */
const once = (page: Page, address: string, lose: (route: Route) => Promise<void>) =>
  page.route(address, lose, { times: 1 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a list whose reply broke off once is shown from its copy, and soon as it is', async ({ page }) => {
  await learner(page, 2);
  await page.goto('/my-dictionary');
  await once(page, '**/api/user-dictionary?*', route => route.abort('connectionreset'));
  await press(page, 'Remove from dictionary: madre');
  await expect(page.getByRole('checkbox', { name: 'Select: madre' })).toHaveCount(0);
  await expect(page.getByText('Your words and progress as saved:')).toHaveCount(0);
});

test('whoever could not be asked for as the server went away is here once it is back', async ({ page }) => {
  test.slow();
  const { token } = await makePerson(page);
  await page.addInitScript(value => localStorage.setItem('auth_token', value), token);
  const theirs = /\/(?:api|health)\//;
  await page.route(theirs, route => route.abort('connectionrefused'));
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.unroute(theirs);
  await expect(header.getByRole('button', { name: 'Olena', exact: true })).toBeVisible({ timeout: 30_000 });
});
