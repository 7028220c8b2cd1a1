import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { choosePair, expect, logIn, makePerson, PASSWORD, test } from './people.ts';

const TEXT = `Zulema compra pan. Los panes están en la casa. Las casas tienen ventanas y Zulema come pan.
En 1998 comieron en otra casa.`;

test('a text in another language is noticed, counted by base forms, and told in the interface language', async ({
  page,
}) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('button', { name: 'Count as: Español' }).click();
  const row = (word: string) => page.getByRole('row').filter({ has: page.getByText(word, { exact: true }) });
  await expect(row('casa')).toContainText('house');
  await expect(row('casa')).toContainText('3');
  await expect(row('comer')).toContainText('2');
  await row('comer').getByRole('button').first().click();
  const details = page.getByRole('region', { name: 'Sentences with this word: comer' });
  await expect(details).toContainText('In the text:');
  await expect(details).toContainText('En 1998 comieron en otra casa.');
  await page.getByRole('switch', { name: 'Forms under their base form' }).click();
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
  await expect(page.getByRole('heading', { name: /You can read \d+% of this text/ })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: /You can read/ })).toHaveCount(0);
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
  await expect(result.getByRole('heading', { name: /commonest new words bring you to \d+%/ })).toBeVisible();
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

test('beside another text, on a phone, no cell runs into the next and no word is cut', async ({ page }) => {
  const { token } = await logIn(page, { language: 'en', learning_language: 'es' });
  const marks = ['house', 'eat', 'bread'].map(wordId => ({
    ...{ id: randomUUID(), wordId, learn: 'es', mark: 'known', at: Date.now() },
  }));
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/learning/marks', { headers, data: { marks } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/text-words-analysis');
  await page.getByLabel('How to count').selectOption('es');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('button', { name: 'Compare with another text' }).click();
  await page.getByLabel('Text or subtitles').last().fill('El gato duerme en la casa.');
  await page.getByRole('button', { name: 'Analyze' }).last().click();
  await expect(page.getByRole('columnheader', { name: 'Other text' })).toBeVisible();
  const faults = await page.locator('tbody tr[aria-rowindex]').evaluateAll(rows =>
    rows.flatMap(row => {
      const cells = [...row.children].flatMap(cell => {
        const { left, right } = cell.getBoundingClientRect();
        const parts = [...cell.querySelectorAll('*')].map(part => part.getBoundingClientRect());
        return parts.some(part => part.width > 1 && (part.left < left - 1 || part.right > right + 1))
          ? [`runs over: ${cell.textContent}`]
          : [];
      });
      const word = row.querySelector('th .word');
      const isCut = word !== null && word.scrollWidth > word.clientWidth;
      return isCut ? [...cells, `cut: ${word.textContent}`] : cells;
    }),
  );
  expect(faults).toEqual([]);
});

test('by keyboard nobody loses their place in the analyser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePair(page, 'en', 'es');
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(TEXT);
  await page.getByRole('button', { name: 'Analyze' }).press('Enter');
  await page.getByRole('button', { name: 'Count as: Español' }).press('Enter');
  await expect(page.getByText('Running words').first()).toBeVisible();
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

/** Texts of our own, which have words to learn in every language. */
const LEARNED = { ja: 'A1', ar: 'A1', ko: 'A1', hi: 'B1', de: 'B1', zh: 'B1' } as const;

for (const [learn, level] of Object.entries(LEARNED))
  test(`words to learn from a text in ${learn} come into the dictionary in the order in which they bring most`, async ({
    page,
  }) => {
    const { token } = await logIn(page, { language: 'en', learning_language: learn });
    const headers = { authorization: `Bearer ${token}` };
    const read = async (path: string) =>
      (await (await page.request.get(`/api${path}`, { headers })).json()).data;
    // Whoever has begun nothing is told nothing of what they know.
    const mark = { id: randomUUID(), wordId: 'house', learn, mark: 'known', at: Date.now() };
    await page.request.post('/api/learning/marks', { headers, data: { marks: [mark] } });
    const { texts } = await read(`/texts?learn=${learn}&level=${level}`);
    const { text } = await read(`/texts/${texts[0].id}`);
    await page.goto('/text-words-analysis');
    await page.getByLabel('How to count').selectOption(learn);
    await page.getByLabel('Text or subtitles').fill(text.body);
    await page.getByRole('button', { name: 'Analyze' }).click();
    const button = page.getByRole('button', { name: /^Learn these/ });
    const offered = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    await button.click();
    await expect(page).toHaveURL(/\/learn\?words=/);
    const wanted = new URL(page.url()).searchParams.get('words')?.split(',') ?? [];
    expect(wanted.length).toBe(offered);
    const { words } = await read(`/user-dictionary?lang=en&learn=${learn}`);
    expect(words.map(({ id }: { id: string }) => id)).toEqual(wanted);
  });

for (const [lang, learn, text, base] of [
  ['ar', 'es', TEXT, 'casa'],
  ['en', 'ar', 'هذا بيت كبير. البيت جميل.', 'بيت'],
] as const) {
  test(`a word of ${learn} stands over its meaning, at the start of its row in ${lang}`, async ({ page }) => {
    await choosePair(page, lang, learn);
    await page.goto('/text-words-analysis');
    await page.getByRole('main').getByRole('combobox').first().selectOption(learn);
    await page.getByRole('main').locator('textarea').fill(text);
    await page.getByRole('main').locator('form button[type=submit]').click();
    const cell = page.getByRole('rowheader').filter({ has: page.getByText(base, { exact: true }) });
    const [word, meaning] = await Promise.all(
      [0, 1].map(place => cell.locator('bdi').nth(place).boundingBox()),
    );
    const startOf = (box: typeof word) => (lang === 'ar' ? (box?.x ?? 0) + (box?.width ?? 0) : (box?.x ?? 0));
    expect(Math.abs(startOf(word ?? null) - startOf(meaning ?? null))).toBeLessThanOrEqual(1);
  });
}
