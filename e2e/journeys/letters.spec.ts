import type { Page } from '@playwright/test';
import { openStep } from '#learning/round/round-state.ts';
import { isReading } from '#learning/round/round-word.ts';
import { expectAccessible } from '../support/accessible.ts';
import { dataOf } from '../support/learner.ts';
import {
  choosePair,
  countPlays,
  expect,
  logIn,
  makePerson,
  PASSWORD,
  type Person,
  test,
} from '../support/people.ts';
import { roundOf, takeAllSteps, takeStep } from '../support/rounds.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const metBy = async (page: Page, person: Person) =>
  Object.keys((await dataOf(page, person, '/learning/words?learn=uk')).words).filter(id =>
    id.startsWith('letter-u'),
  );

/** Takes steps until one of a kind is open, and returns how the others were asked. */
async function untilAsked(page: Page, kind: string): Promise<string[]> {
  const kinds: string[] = [];
  for (;;) {
    const round = await roundOf(page);
    if (round === undefined || openStep(round)?.kind === kind) return kinds;
    kinds.push((await takeStep(page)) ?? '');
  }
}

test('a guest learns the first letters, reads words with them, and takes them into an account', async ({
  page,
}) => {
  test.slow();
  const person = await makePerson(page, { language: 'en', learning_language: 'uk' });
  await choosePair(page, 'en', 'uk');
  const played = await countPlays(page);
  await page.goto('/categories/food/words');
  await main(page).getByRole('link', { name: 'Learn the first letters' }).click();
  await expect(heading(page, 'Read Ukrainian')).toBeVisible();
  await main(page).getByRole('link', { name: 'Begin with lesson 1' }).click();
  await expect(heading(page, 'New sign 1 of 7')).toBeFocused();
  await expect.poll(async () => (await roundOf(page)) !== undefined).toBe(true);
  const kinds = await untilAsked(page, 'meaning');
  const speakers = main(page).getByRole('button', { name: /^Listen: / });
  await expect(speakers).toHaveCount(4);
  await expectAccessible(page);
  // A sound that was heard already is not fetched again.
  const before = await played();
  await speakers.last().press('Enter');
  await expect.poll(played).toBe(before + 1);
  expect((await roundOf(page))?.stage).toBe('asking');
  const round = await roundOf(page);
  const readings = round?.words.filter(isReading).map(({ id }) => id) ?? [];
  const read = round?.steps.filter(({ wordIds }) => readings.includes(wordIds[0] ?? ''));
  expect(read?.length).toBeGreaterThanOrEqual(2);
  kinds.push(...(await takeAllSteps(page)));
  expect(new Set(kinds)).toEqual(new Set(['meet', 'meaning', 'word', 'listen', 'match']));
  await expect(heading(page, '7 new signs')).toBeFocused();
  await main(page).getByRole('link', { name: 'Back to the letters' }).click();
  await expect(main(page).getByText(/^7 of 34 met/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Go on with lesson 2' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Words you can read now' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /кіт/ })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect.poll(() => metBy(page, person)).toHaveLength(7);
});

test('the chart is walked with arrows, and a letter opens and closes by keys', async ({ page }) => {
  await choosePair(page, 'en', 'ar');
  await page.goto('/letters');
  const letter = (name: string) =>
    main(page).getByRole('button', { name: `${name}, not met yet`, exact: true });
  await letter('ā').first().focus();
  // From right to left, as it is written.
  await page.keyboard.press('ArrowLeft');
  await expect(letter('b')).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card.getByText('One letter, four places')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(letter('b')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(letter('b')).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(letter('b')).toBeFocused();
});

test('a learner who can read says so once, and can take it back', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'uk' });
  await page.goto('/categories');
  await main(page).getByRole('button', { name: 'I can read it' }).click();
  await expect(page.getByText('All letters are marked as known')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'You cannot read this yet?' })).toHaveCount(0);
  await expect.poll(() => metBy(page, person)).toHaveLength(34);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('heading', { name: 'You cannot read this yet?' })).toBeVisible();
  await expect.poll(() => metBy(page, person)).toHaveLength(0);
});
