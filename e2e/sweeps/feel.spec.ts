import type { Page } from '@playwright/test';
import type { PacketWord } from '#contract/words.ts';
import { choosePair, expect, test } from '../support/people.ts';

async function openTest(page: Page, path: string): Promise<PacketWord> {
  const reply = page.waitForResponse(/\/api\/tests\/(learn|reverse)-words/);
  await page.goto(path);
  const [word] = (await (await reply).json()).data.packetWords as PacketWord[];
  return word as PacketWord;
}

const answer = (page: Page, text: string | undefined) =>
  page.getByRole('button', { name: text ?? '', exact: true }).click();

for (const [language, right] of [
  ['de', 'Richtig'],
  ['bn', 'সঠিক'],
  ['hi', 'सही'],
] as const) {
  test(`what became of an answer stands on one line beside a long way back: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choosePair(page, language, 'es');
    const word = await openTest(page, '/tests/words?source=numbers');
    await answer(page, word.translation);
    const said = page.getByRole('status').getByText(right, { exact: true });
    await expect(said).toBeVisible();
    const lines = await said.evaluate(
      element => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  });
}

test('what became of an answer leaves the counters free where there is a header', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await choosePair(page, 'uk', 'en');
  const word = await openTest(page, '/tests/words?source=numbers');
  await answer(page, word.translation);
  const toast = page.getByRole('status').locator(':scope > div').filter({ hasText: 'Правильно' });
  await expect(toast).toBeVisible();
  const end = async () => {
    const box = await toast.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const counter = page.getByRole('main').getByText('Правильно 1', { exact: true });
  const text = await counter.boundingBox();
  // It rises into its place.
  await expect.poll(end).toBeLessThanOrEqual(text?.y ?? 0);
});

test('what became of an answer is said inside the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'de', 'es');
  const word = await openTest(page, '/tests/words?source=numbers');
  await answer(page, word.translation);
  const toast = page.getByRole('status').filter({ has: page.getByText('Richtig', { exact: true }) });
  await expect(toast).toBeVisible();
  // The card as a whole, with the room at its edges.
  await expect(toast.locator(':scope > div')).toBeInViewport({ ratio: 1 });
});
