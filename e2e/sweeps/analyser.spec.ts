import { randomUUID } from 'node:crypto';
import { choosePair, expect, logIn, test } from '../support/people.ts';

const TEXT = `Zulema compra pan. Los panes están en la casa. Las casas tienen ventanas y Zulema come pan.
En 1998 comieron en otra casa.`;

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
