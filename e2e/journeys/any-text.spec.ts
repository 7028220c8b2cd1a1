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

test('a page that the server fetched comes into the form without its menus, and nothing of it runs', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  const text =
    'El río es largo, el agua está fría, y la gente que vive allí se baña en verano a pesar de todo.';
  const content = `<!doctype html><html><head><title>El río</title></head><body><nav><a href="/">Portada</a></nav>
    <img src="/nowhere.png" onerror="window.hasRun = true"><script>window.hasRun = true</script>
    <article><h1>El río</h1>${`<p>${text}</p>`.repeat(8)}</article><footer>Aviso legal</footer></body></html>`;
  const reply = (data: object) => ({ json: { success: true, message: '', data } });
  await page.route('**/api/text-options', route => route.fulfill(reply({ has_addresses: true })));
  await page.route('**/api/texts/from-address', route => {
    const { address } = route.request().postDataJSON();
    return route.fulfill(reply({ address, is_html: true, content }));
  });
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  await page.getByLabel('Address of a page (optional)').fill('rio.example/a');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Text', { exact: true });
  await expect(field).toHaveValue(new RegExp(`^(?:El río\n\n)?${text}`));
  expect(await field.inputValue()).not.toMatch(/Portada|Aviso|hasRun/);
  await expect(page.getByLabel('Title (optional)')).toHaveValue('El río');
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
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
