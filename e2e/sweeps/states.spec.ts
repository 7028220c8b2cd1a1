import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessible.ts';
import { addWords, choosePair, expect, logIn, PASSWORD, test } from '../support/people.ts';
import { smallTargets } from '../support/small-targets.ts';
import { type Texts, textsOf } from '../support/texts.ts';

/** States between pages, which no address leads to: what is filled in wrongly, finished, set up, lost or found. */
const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;
const SPANISH = 'Los gatos duermen en la casa y comen pan. Zulema compra pan en el mercado.';

/** The texts of a language by their paths; what stands in braces is anything. */
function textsIn(lang: string): (path: string) => RegExp {
  const texts = textsOf(lang);
  return path => {
    const text = path.split('.').reduce<string | Texts>((at, name) => (at as Texts)[name] ?? '', texts);
    if (typeof text !== 'string' || text === '') throw new Error(`No text: ${path}`);
    const pattern = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.*');
    return new RegExp(`^${pattern}$`);
  };
}

/** Nobody is hindered by what is to be seen, in any look, and every control is large enough for a thumb. */
async function expectFine(page: Page, state: string): Promise<void> {
  for (const look of LOOKS) {
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    // Colours are on their way from the look before.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await test.step(`${state}: ${Object.values(look).join(', ')}`, () => expectAccessible(page));
  }
  expect.soft(await smallTargets(page), state).toEqual([]);
}

for (const lang of ['en', 'ar', 'ja', 'hi']) {
  const t = textsIn(lang);
  const press = (page: Page, path: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: t(path) })
      .last()
      .click();
  const fill = (page: Page, path: string, value: string) =>
    page.getByRole('main').getByLabel(t(path)).last().fill(value);

  test.describe(`states hinder nobody: ${lang}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test.beforeEach(() => test.slow());

    test('of an account', async ({ page }) => {
      const { email } = await logIn(page, { language: lang, learning_language: 'es' });
      await page.goto('/profile');
      await press(page, 'account.password');
      await press(page, 'owner.changePassword');
      await expect(page.getByRole('main').getByText(t('account.passwordRequired')).first()).toBeVisible();
      await press(page, 'owner.sessions');
      // Japanese says the same of a voice, on the label of a choice.
      const here = page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: t('owner.sessionHere') });
      await expect(here).toBeVisible();
      for (const path of ['offline.title', 'owner.data', 'owner.delete']) await press(page, path);
      await expectFine(page, 'password, devices, deletion');

      await page.goto('/profile');
      await press(page, 'owner.factor');
      await fill(page, 'owner.currentPassword', PASSWORD);
      await press(page, 'owner.factorBegin');
      const key = page.getByRole('main').locator('code');
      await expect(page.getByRole('img', { name: t('owner.factorKey') })).toBeVisible();
      await expectFine(page, 'key of a second factor');
      const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
      await fill(page, 'owner.code', new TOTP({ secret }).generate());
      await press(page, 'owner.confirm');
      await expect(page.getByRole('list', { name: t('owner.recovery') })).toBeVisible();
      await expectFine(page, 'recovery codes');

      await page.addInitScript(() => localStorage.removeItem('auth_token'));
      await page.goto('/login');
      await fill(page, 'account.email', email);
      await fill(page, 'account.password', PASSWORD);
      await press(page, 'account.login');
      await fill(page, 'owner.code', '000000');
      await press(page, 'account.login');
      await expect(page.getByText(t('owner.codeWrong')).first()).toBeVisible();
      await expectFine(page, 'login with a code');
      await page.goto('/confirm-email');
      await expectFine(page, 'no link');
      await page.goto('/end-reminders');
      await expectFine(page, 'no link of a reminder');
      await page.goto('/end-reminders#token');
      await expectFine(page, 'a link of a reminder');
    });

    test('of words and tests', async ({ page, context }) => {
      const person = await logIn(page, { language: lang, learning_language: 'es' });
      await page.goto('/my-dictionary');
      await expect(page.getByText(t('dictionary.empty'))).toBeVisible();
      await expectFine(page, 'empty dictionary');
      await addWords(page, person, ['bread', 'cheese']);
      await page.goto('/tests/flashcards?source=userCategory');
      for (const position of [1, 2]) {
        await expect(page.getByRole('button', { name: t('trainers.showTranslation') })).toBeVisible();
        await page.keyboard.press('Space');
        await page.locator('main [aria-keyshortcuts="1"]').click();
        if (position === 2) await expect(page.getByText(t('trainers.lookAgain'))).toBeVisible();
      }
      await expectFine(page, 'result');
      await page.goto('/categories/food/words');
      await page
        .getByRole('button', { name: /^pan\s?[:：]/ })
        .first()
        .click();
      await page.getByRole('button', { name: t('report.open') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFine(page, 'report');
      await page.keyboard.press('Escape');
      await page.evaluate(() =>
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { isOld: true } })),
      );
      await expect(page.getByText(t('offline.newVersion'))).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(t('layout.offline'))).toBeVisible();
      await expectFine(page, 'offline, and a new version');
      await context.setOffline(false);
    });

    test('of a check, of a lost page and of what is kept offline', async ({ page }) => {
      await logIn(page, { language: lang, learning_language: 'es' });
      // Known from the start: a check begins anew when its language turns out to be another.
      await choosePair(page, lang, 'es');
      await page.goto('/placement');
      await press(page, 'placement.start');
      for (const position of [1, 2]) {
        await expect(page.getByRole('main').getByRole('button', { name: t('placement.yes') })).toBeVisible();
        await expectFine(page, `question ${position} of a check`);
        // Takes back the last answer only once there is one.
        const back = page.getByRole('main').getByRole('button', { name: t('placement.back') });
        await expect(back).toBeEnabled({ enabled: position === 2 });
        if (position === 1) await press(page, 'placement.yes');
      }
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
      await expectFine(page, 'page not found');
      await page.goto('/categories/colors-shapes/words');
      await expect(page.getByRole('main').getByRole('button', { name: t('offline.keep') })).toBeVisible();
      await expectFine(page, 'category that can be kept');
      // Its sounds take their time: what is seen meanwhile is the course of it.
      await page.route('**/tts/**', () => {});
      await press(page, 'offline.keep');
      await expect(page.getByText(t('offline.keeping'))).toBeVisible();
      await expectFine(page, 'category that is being kept');
    });

    test('of texts and files', async ({ page }) => {
      const person = await logIn(page, { language: lang, learning_language: 'es' });
      const mark = { id: randomUUID(), wordId: 'house', learn: 'es', mark: 'known', at: Date.now() };
      const headers = { authorization: `Bearer ${person.token}` };
      await page.request.post('/api/learning/marks', { headers, data: { marks: [mark] } });
      await page.goto('/text-words-analysis');
      await press(page, 'analyser.analyse');
      await expect(page.getByText(t('analyser.noText'))).toBeVisible();
      await expectFine(page, 'nothing to analyse');
      await page.getByLabel(t('analyser.way')).selectOption('es');
      await fill(page, 'analyser.text', SPANISH);
      await press(page, 'analyser.analyse');
      await page.locator('tbody tr[aria-rowindex]').first().getByRole('button').first().click();
      await press(page, 'analyser.compare');
      await fill(page, 'analyser.text', 'El gato duerme en la casa.');
      await press(page, 'analyser.analyse');
      await expect(page.getByRole('columnheader', { name: t('analyser.otherText') })).toBeVisible();
      await expectFine(page, 'two texts');

      await page.goto('/import-export');
      const buffer = Buffer.from('meaning;word;remark\ndog;perro;pet\n;sinpalabra;\n');
      const file = { name: 'words.csv', mimeType: 'text/csv', buffer };
      await page.locator('main input[type=file]').setInputFiles(file);
      await expect(page.getByRole('main').getByRole('button', { name: t('transfer.start') })).toBeVisible();
      await expectFine(page, 'preview of a file');

      await page.goto('/texts');
      await press(page, 'reader.addText');
      await fill(page, 'reader.ownBody', SPANISH);
      await fill(page, 'reader.ownTitle', 'La casa');
      await expectFine(page, 'form of an own text');
      await press(page, 'reader.saveAndRead');
      await page.locator('[data-word]').getByText('gatos', { exact: true }).click();
      await expect(page.getByRole('complementary')).toContainText('gato');
      await expectFine(page, 'own text');
      await page.goto('/contact');
      await press(page, 'contact.send');
      await expect(page.getByRole('group', { name: t('errors.checkFields') })).toBeFocused();
      await expectFine(page, 'form with faults');
    });
  });
}
