import type { Page } from '@playwright/test';
import { expect, takeClock, test, twoFrames } from '../support/people.ts';
import { A1, panel, word } from '../support/reader.ts';

/** Keeps the sounds of some sentences on their way until each is released: a short one would be over before it is looked at. */
async function holdSounds(page: Page, held: string[]) {
  const spoken: string[] = [];
  const releases = new Map<string, () => void>();
  const waits = new Map(
    held.map(text => [text, new Promise<void>(resolve => releases.set(text, resolve))] as const),
  );
  await page.route('**/api/tts/synthesize', async route => {
    const { text } = route.request().postDataJSON();
    spoken.push(text);
    await waits.get(text);
    await route.continue();
  });
  return { spoken, release: (text: string) => releases.get(text)?.() };
}

test('a text is read aloud sentence by sentence, and leaving it is silence', async ({ page }) => {
  await takeClock(page);
  const { spoken, release } = await holdSounds(page, ['A Dog’s Diary', 'Monday.']);
  await page.goto(A1);
  const marked = page.locator('[data-sentence][aria-current=true]');
  await page.getByRole('button', { name: 'Listen to the text' }).click();
  await expect(marked).toHaveText('A Dog’s Diary');
  release('A Dog’s Diary');
  await expect(marked).toHaveText('Monday.', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(marked).toHaveCount(0);
  expect(spoken.slice(0, 2)).toEqual(['A Dog’s Diary', 'Monday.']);
  await page.getByRole('button', { name: 'Listen to the text' }).click();
  await expect(marked).toHaveText('Monday.');

  await word(page, 'street').click();
  await panel(page).getByRole('button', { name: 'Listen: street' }).click();
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Listen to the text' }).click();
  await expect(marked).toHaveText('Monday.');
  release('Monday.');
  await page.getByRole('link', { name: 'All texts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Texts' })).toBeVisible();
  const saidSoFar = spoken.length;
  await page.clock.runFor(5000);
  await twoFrames(page);
  expect(spoken.length).toBe(saidSoFar);
});

test('a voice that fails is told, and the text can be played again', async ({ page }) => {
  await page.route('**/api/tts/synthesize', route => route.fulfill({ status: 500, json: {} }));
  await page.goto(A1);
  await page.getByRole('button', { name: 'Listen to the text' }).click();
  await expect(page.getByText('Error playing audio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen to the text' })).toBeVisible();
});
