import { expectAccessible } from '../support/accessible.ts';
import { expect, logIn, test } from '../support/people.ts';
import { readyOffline } from '../support/ready-offline.ts';

test('a program is connected in the profile and adds a word, which is in the dictionary', async ({
  page,
  request,
}) => {
  await logIn(page, { language: 'en', learning_language: 'ja' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Connected programs' }).click();
  await page.getByLabel('Name of the program').fill('Yomitan');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await expect(page.getByText('Key for Yomitan')).toBeVisible();
  await expectAccessible(page);
  const address = (await page.locator('dd[dir="ltr"]').last().textContent()) ?? '';
  const note = {
    ...{ deckName: '日本語', modelName: 'Slova', tags: [] },
    fields: { Word: '木漏れ日', Translation: 'sunlight through leaves', Reading: 'こもれび' },
  };
  const reply = await request.post(address, {
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    data: JSON.stringify({ action: 'addNote', version: 6, params: { note } }),
  });
  expect((await reply.json()).error).toBe(null);
  await page.goto('/my-dictionary');
  await expect(page.getByText('木漏れ日').first()).toBeVisible();
});

test('a list is pasted with signs of its own and imported', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/import-export');
  await page.getByText('Paste a list').click();
  await page.getByLabel('List', { exact: true }).fill('perro - dog;quokka - a smiling animal');
  await page.getByLabel('Between word and translation', { exact: true }).selectOption({ label: '-' });
  await page.getByLabel('Between cards', { exact: true }).selectOption({ label: ';' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read the list' }).click();
  await page.getByRole('button', { name: 'Import these words' }).click();
  await expect(page.getByText('Added to your dictionary: 1')).toBeVisible();
  await expect(page.getByText('New cards of your own: 1')).toBeVisible();
});

test('the bookmark of the reader opens the text of another page in it', async ({ page, context }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  const code = await page.getByRole('link', { name: 'Read in Slova' }).getAttribute('href');
  await expectAccessible(page);
  const other = await context.newPage();
  await other.setContent('<title>Diario</title><main>Los gatos duermen en la casa.</main>');
  const opening = context.waitForEvent('page');
  await other.evaluate(decodeURIComponent((code ?? '').replace(/^javascript:/, '')));
  const reader = await opening;
  await expect(reader.getByLabel('Text', { exact: true })).toHaveValue('Los gatos duermen en la casa.');
  await expect(reader.getByLabel('Title (optional)')).toHaveValue('Diario');
  await expect(reader).toHaveURL('/texts');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what another app shares is taken by the device and opens in the reader', async ({ page }) => {
    await logIn(page, { language: 'en', learning_language: 'es' });
    await page.goto('/texts');
    await readyOffline(page);
    // As the device does it: a form that is sent to the address of the manifest.
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries({ title: 'Carta', text: 'Querida Ana: hace sol.' })) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Querida Ana: hace sol.');
    await expect(page.getByLabel('Title (optional)')).toHaveValue('Carta');
  });
});
