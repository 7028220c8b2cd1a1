import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choosePair, expect, test as journey, logIn } from '../support/people.ts';
import { startTranslatingSite } from '../support/translating-site.ts';

type Site = Awaited<ReturnType<typeof startTranslatingSite>>;

/** A journey on a server that has a translation service; one server for all of a worker's. */
const test = journey.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and the first argument names those that it does
    async ({}, use) => {
      const site = await startTranslatingSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const SUITCASE = '/texts/es-a1-la-maleta-de-lucia';
const FIRST = 'Mañana Lucía va a la playa.';
const SECOND = 'Su maleta está en la cama, abierta y vacía.';

const word = (page: Page, text: string) =>
  page.locator('[data-word]').getByText(text, { exact: true }).last();
const panel = (page: Page) => page.locator('aside');
const button = (page: Page) => panel(page).getByRole('button', { name: 'Translate the sentence' });

test('a guest has the sentence of a word translated, once for all its words', async ({ page, site }) => {
  await choosePair(page, 'en', 'es');
  await page.goto(SUITCASE);
  await word(page, 'Mañana').click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).press('Enter');
  const translation = panel(page).getByText(`en ${FIRST}`);
  await expect(translation).toBeVisible();
  await expect(translation).toHaveAttribute('lang', 'en');
  await expect(panel(page)).toContainText('Machine translation');
  await expect(page.getByRole('status').filter({ hasText: `en ${FIRST}` })).toBeAttached();
  await expect(button(page)).toBeFocused();
  await expectAccessible(page);

  await word(page, 'va').click();
  await expect(translation).toBeVisible();
  await word(page, 'cama').click();
  await expect(translation).toHaveCount(0);
  await word(page, 'va').click();
  await button(page).click();
  await expect(translation).toHaveCount(0);
  await button(page).click();
  await expect(translation).toBeVisible();
  expect(site.sentences().filter(sentence => sentence === FIRST)).toHaveLength(1);
});

test('T on a word translates its sentence without leaving the word', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto(SUITCASE);
  await expect(page.locator('aside')).toContainText('T translates the sentence.');
  await word(page, 'abierta').focus();
  await page.keyboard.press('t');
  await expect(panel(page).getByText(`en ${SECOND}`)).toBeVisible();
  await expect(word(page, 'abierta')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `en ${SECOND}` })).toBeAttached();
});

test('in an interface from right to left the translation runs so too', async ({ page }) => {
  await choosePair(page, 'ar', 'es');
  await page.goto(SUITCASE);
  await word(page, 'Mañana').click();
  await panel(page).getByRole('button', { name: 'ترجم الجملة' }).click();
  const translation = panel(page).getByText(`ar ${FIRST}`);
  await expect(translation).toHaveAttribute('lang', 'ar');
  await expect(translation).toHaveAttribute('dir', 'rtl');
});

test.describe('when the service fails', () => {
  test.describe.configure({ mode: 'serial' });

  test('each failure is told, and another try brings the translation', async ({ page, site, context }) => {
    await choosePair(page, 'en', 'es');
    await page.goto(SUITCASE);
    const failure = panel(page).getByRole('alert');
    const retry = panel(page).getByRole('button', { name: 'Try again' });
    const down = 'This service is not available right now. Please try again in a moment.';
    const moods = { fails: 'zapatos', babbles: 'calor', hangs: 'frío' } as const;
    for (const [mood, tapped] of Object.entries(moods)) {
      site.mood = mood as keyof typeof moods;
      await word(page, tapped).click();
      await button(page).click();
      await expect(failure).toContainText('The sentence could not be translated');
      await expect(failure).toContainText(down);
      site.mood = 'works';
      await retry.click();
      await expect(panel(page).getByText(/^en /)).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }

    await context.setOffline(true);
    await word(page, 'lluvia').click();
    await button(page).click();
    await expect(failure).toContainText('Translating a sentence needs a connection');
    // With the connection it comes by itself.
    await context.setOffline(false);
    await expect(panel(page).getByText('en ¿Y si viene la lluvia?')).toBeVisible();
  });
});

test('of a very long sentence in a pasted text the part around the word is translated', async ({
  page,
  site,
}) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  await expect(page.getByText('A sentence you translate is sent to an outside service.')).toBeVisible();
  const clause = (count: number) => `el gato número ${count} duerme en la casa grande de los perros, `;
  const sentence = Array.from({ length: 20 }, (_, count) => clause(count)).join('');
  await page.getByLabel('Text', { exact: true }).fill(`${sentence}y la jirafa también duerme.`);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await word(page, 'jirafa').click();
  await button(page).click();
  await expect(panel(page)).toContainText('The sentence is very long.');
  const [asked = ''] = site.sentences().filter(sent => sent.includes('jirafa'));
  expect(asked.length).toBeLessThanOrEqual(500);
  expect(asked).toMatch(/^el gato número .* y la jirafa también duerme\.$/);
  await expect(panel(page).getByText(`en ${asked}`)).toBeVisible();
});

test('a sentence of a person’s own text is translated like any other', async ({ page, site }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Mi secreto está en la cocina.');
  await page.getByRole('button', { name: 'Save and read' }).click();
  await word(page, 'secreto').click();
  await button(page).click();
  await expect(panel(page).getByText('en Mi secreto está en la cocina.')).toBeVisible();
  expect(site.sentences()).toContain('Mi secreto está en la cocina.');
});

test('what would come out as it went in has no button', async ({ page }) => {
  await choosePair(page, 'es', 'es');
  await page.goto(SUITCASE);
  await word(page, 'playa').click();
  await expect(panel(page).getByRole('heading', { name: 'playa' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Traducir la frase' })).toHaveCount(0);
});

journey(
  'without a service nothing is offered, and the page asks once whether there is one',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => {
      if (/translation-options|translate-sentence/.test(request.url())) asked.push(request.url());
    });
    await choosePair(page, 'en', 'es');
    await page.goto('/texts?learn=es');
    for (const title of ['La maleta de Lucía', 'Carta desde Cusco']) {
      await page.getByRole('link', { name: new RegExp(title) }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.locator('[data-word]').last().click();
      await expect(panel(page).getByRole('button', { name: 'Close' })).toBeVisible();
      await page.keyboard.press('t');
      await expect(button(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'All texts' }).click();
    }
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(asked.every(url => url.endsWith('/api/translation-options'))).toBe(true);
  },
);
