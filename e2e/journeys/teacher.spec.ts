import { PAGES } from '#contract/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { choosePair, expect, test as journey, logIn } from '../support/people.ts';
import { smallTargets } from '../support/small-targets.ts';
import { startTeachingSite } from '../support/teaching-site.ts';

type Site = Awaited<ReturnType<typeof startTeachingSite>>;

/** A journey on a server that has a teacher; one server for all of a worker's. */
const test = journey.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and the first argument names those that it does
    async ({}, use) => {
      const site = await startTeachingSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

journey('without a teacher the screen says so, and nothing is explained', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto(PAGES.aiTeacher);
  await expect(page.getByRole('heading', { level: 1, name: 'AI teacher' })).toBeVisible();
  await expect(page.getByText('The AI teacher is not available on this server.')).toBeVisible();
  await page.goto('/words/dog?learn=es');
  await expect(page.getByRole('heading', { name: 'In a sentence' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Explain' })).toHaveCount(0);
});

test('somebody talks with the teacher on a phone, is corrected, and stops an answer', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePair(page, 'en', 'de');
  await logIn(page, { language: 'en', learning_language: 'de' });
  await page.goto(PAGES.aiTeacher);
  await expect(page.getByText('Nothing else about you is sent but your words and your level.')).toBeVisible();
  await expectAccessible(page);
  site.says('Guten Morgen! Wo ist dein Hund?');
  await page.getByRole('button', { name: 'Start a conversation' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('Guten Morgen! Wo ist dein Hund?');
  site.says(
    'Schön!\n===\nCORRECTED: Ich warte auf den Bus.\nWHY: waiting takes auf\nKEEP: warten auf | to wait for',
  );
  const field = page.getByRole('textbox', { name: 'Your answer…' });
  await field.fill('Ich warte für den Bus.');
  await field.press('Enter');
  await expect(log.locator('del')).toContainText('für');
  await expect(log.locator('ins')).toContainText('auf');
  await expect(page.getByText('28 of 30 answers left today')).toBeVisible();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);

  site.hangs('Vielleicht ');
  await field.fill('Wo ist meine Katze?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Vielleicht')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped it here.')).toBeVisible();
  site.says('Unter dem Bett.');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(log).toContainText('Unter dem Bett.');
  await page.getByRole('button', { name: 'Rename the conversation' }).click();
  await page.getByRole('textbox', { name: 'Name of the conversation' }).fill('Cats and buses');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(['Cats and buses']);
  await page.reload();
  await expect(page.getByRole('log')).toContainText('Wo ist meine Katze?');
  await expect(title).toHaveText(['Cats and buses']);
  await expectAccessible(page);
});

test('a sentence of a word is explained on its page', async ({ page, site }) => {
  await choosePair(page, 'en', 'es');
  await logIn(page, { language: 'en', learning_language: 'es' });
  site.says('SENTENCE: The dog sleeps.\nWORD: an animal that barks\nPIECE: El perro | who does it');
  await page.goto('/words/dog?learn=es');
  await page.getByRole('button', { name: 'Explain' }).first().press('Enter');
  await expect(page.getByText('an animal that barks').last()).toBeVisible();
  await expect(page.getByText('Made by a machine. It can be wrong.')).toBeVisible();
  site.says('WORD: a kind of animal');
  await page.getByRole('button', { name: 'Is this wrong?' }).click();
  await expect(page.getByText('a kind of animal').last()).toBeVisible();
  await expectAccessible(page);
});
