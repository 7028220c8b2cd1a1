import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { choosePair, expect, logIn, makePerson, PASSWORD, test } from '../support/people.ts';

const TEXT = `Zulema compra pan. Los panes están en la casa. Las casas tienen ventanas y Zulema come pan.
En 1998 comieron en otra casa.`;

test('a text in another language is noticed, and counted in it with one press', async ({ page }) => {
  await choosePair(page, 'en', 'de');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Done. Unique words:')).toBeAttached();
  await page.getByRole('button', { name: 'Count as: Español' }).click();
  await expect(page.getByText('Total words').first()).toBeVisible();
  await expect(page.getByLabel('How to count')).toHaveValue('es');
});

test('a text in the learning language is counted in it, an English one as English', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Total words').first()).toBeVisible();
  await expect(page.getByLabel('How to count')).toHaveValue('es');
  await expect(page.getByRole('button', { name: /^Count as/ })).toHaveCount(0);
  await page
    .getByLabel('Text or subtitles')
    .fill('The house is old, and the people of the town know that it is theirs.');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Done. Unique words:')).toBeAttached();
  await expect(page.getByLabel('How to count')).toHaveValue('exact');
});

test('words are counted by base forms, and what they mean is said in the interface language', async ({
  page,
}) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  const row = (word: string) => page.getByRole('row').filter({ has: page.getByText(word, { exact: true }) });
  await expect(row('casa')).toContainText('house');
  await expect(row('casa')).toContainText('3');
  await expect(row('comer')).toContainText('2');
  await row('comer').getByRole('button').first().click();
  const details = page.getByRole('region', { name: 'Sentences with this word: comer' });
  await expect(details).toContainText('In the text:');
  await expect(details).toContainText('En 1998 comieron en otra casa.');
  await page.getByRole('switch', { name: 'Group forms under their base form' }).click();
  await expect(row('comieron')).toContainText('eat');
  await page.getByRole('button', { name: 'Names and numbers' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Compare with another text' }).click();
  await page.getByLabel('Text or subtitles').last().fill('El gato duerme en la casa.');
  await page.getByRole('button', { name: 'Analyze' }).last().click();
  await page.getByRole('button', { name: 'All', exact: true }).first().click();
  await page.getByRole('button', { name: 'Only in the other' }).click();
  await expect(row('gato')).toContainText('cat');
  await expect(row('casa')).toHaveCount(0);
});

test('a person sees how much of a text they know and learns the words that bring most', async ({ page }) => {
  const { token } = await logIn(page, { language: 'en', learning_language: 'es' });
  const mark = { id: randomUUID(), wordId: 'house', learn: 'es', mark: 'known', at: Date.now() };
  await page.request.post('/api/learning/marks', {
    headers: { authorization: `Bearer ${token}` },
    data: { marks: [mark] },
  });
  await page.goto('/text-words-analysis');
  await page.getByLabel('How to count').selectOption('es');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('heading', { name: /^You know \d+%$/ })).toBeVisible();
  const row = (word: string) => page.getByRole('row').filter({ has: page.getByText(word, { exact: true }) });
  await expect(row('casa')).toContainText('Known');
  await expect(row('comer')).toContainText('New');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffWord,Count,Translation,You,In the text,Other text');
  expect(lines.find(line => line.startsWith('casa,'))).toMatch(/^casa,3,house[^,]*,known,casa casas,$/);
  await page.getByRole('button', { name: /^Learn these/ }).click();
  await expect(page).toHaveURL(/\/learn/);
});

test('reader and analyser say the same of a text, small words are not offered, and any row of a form counts', async ({
  page,
}) => {
  const { token } = await logIn(page, { language: 'en', learning_language: 'es' });
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await (await page.request.get(`/api${path}`, { headers })).json()).data;
  const { texts } = await read('/texts?learn=es&level=A1');
  const { rows, texts: entries } = await read('/text-rows?learn=es');
  // A text of one's own: only of ours somebody has said which words are names.
  const { text } = await read(`/texts/${texts[0].id}`);
  const id = `own-${randomUUID()}`;
  const own = { id, learn: 'es', title: text.title, body: text.body };
  expect((await page.request.post('/api/own-texts', { headers, data: own })).ok()).toBe(true);
  // Every other word of the text, by the last row that its form may be.
  const known = entries[texts[0].id].filter((_: unknown, place: number) => place % 2 === 0);
  const marks = known.map(([row, , ...others]: number[]) => ({
    ...{
      id: randomUUID(),
      wordId: rows[others.at(-1) ?? row ?? 0],
      learn: 'es',
      mark: 'known',
      at: Date.now(),
    },
  }));
  await page.request.post('/api/learning/marks', { headers, data: { marks } });
  await page.goto(`/texts/${id}?lang=en&learn=es`);
  const share = page.getByText(/^You know \d+%$/);
  const inReader = await share.textContent();

  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(`${text.body}\n`);
  await page.getByLabel('How to count').selectOption('es');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('heading', { name: /^You know \d+%$/ })).toHaveText(inReader ?? '');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  for (const small of ['entre', 'otro', 'sin', 'de', 'el'])
    await expect(page.getByRole('rowheader').getByText(small, { exact: true })).toHaveCount(0);
});

test('who has said nothing of their words yet can say it, or begins with the words that bring most', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/text-words-analysis');
  await page.getByLabel('How to count').selectOption('es');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('link', { name: 'Check what I know' })).toHaveAttribute(
    'href',
    '/placement?lang=en&learn=es',
  );
  await expect(page.getByRole('heading', { name: /^You know/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Learn these/ }).click();
  await expect(page).toHaveURL(/\/learn/);
});

test('a guest sees the words that bring most, and finds the text again after logging in', async ({
  page,
}) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/text-words-analysis');
  await page.getByLabel('How to count').selectOption('es');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(
    result.getByRole('heading', { name: /most common new words brings you to \d+%/ }),
  ).toBeVisible();
  await expect(result.getByRole('listitem').filter({ hasText: 'casa' })).toContainText('house');
  await expect(result.getByRole('button', { name: /^Learn these/ })).toHaveCount(0);
  await expect(result.getByText('Log in to add these words to your dictionary.')).toBeVisible();
  await expectAccessible(page);

  const { email } = await makePerson(page, { language: 'en', learning_language: 'es' });
  await result.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await page.getByRole('banner').getByRole('link', { name: 'Most frequent words' }).click();
  await expect(page.getByLabel('How to count')).toHaveValue('es');
  await expect(page.getByLabel('Text or subtitles')).toHaveValue(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('button', { name: /^Learn these/ }).click();
  await expect(page).toHaveURL(/\/learn/);
});

test('by keyboard nobody loses their place in the analyser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePair(page, 'en', 'de');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).press('Enter');
  await page.getByRole('button', { name: 'Count as: Español' }).press('Enter');
  await expect(page.getByText('Total words').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: 'casa' }).getByRole('button').first();
  await row.press('Enter');
  const details = page.getByRole('region', { name: /^Sentences with this word/ });
  await details.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(details).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Compare with another text' }).press('Enter');
  await expect(page.getByLabel('Text or subtitles').last()).toBeFocused();
});
