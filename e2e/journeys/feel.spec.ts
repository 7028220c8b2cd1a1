import type { Page } from '@playwright/test';
import type { PacketWord } from '#contract/words.ts';
import { choosePair, expect, logIn, test } from '../support/people.ts';

type Felt = { tones: number[]; shakes: unknown[]; screens: number };

/** Notes what the page does to the ear, the hand and the screen, which a machine without any of them cannot tell. */
async function watchFeel(page: Page): Promise<() => Promise<Felt>> {
  await page.addInitScript(() => {
    const felt = { tones: [] as number[], shakes: [] as unknown[], screens: 0 };
    Object.assign(window, { felt });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      felt.tones.push(this.frequency.value);
      start.call(this, when);
    };
    navigator.vibrate = pattern => felt.shakes.push(pattern) > 0;
    const request = async () => {
      felt.screens += 1;
      const lock = new EventTarget();
      const release = async () => {
        felt.screens -= 1;
        lock.dispatchEvent(new Event('release'));
      };
      return Object.assign(lock, { release });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  return () => page.evaluate(() => (window as unknown as { felt: Felt }).felt);
}

async function openTest(page: Page, path: string): Promise<PacketWord> {
  const reply = page.waitForResponse(/\/api\/tests\/(learn|reverse)-words/);
  await page.goto(path);
  const [word] = (await (await reply).json()).data.packetWords as PacketWord[];
  return word as PacketWord;
}

/** The texts whose sounds are asked for. */
function noteSpoken(page: Page): string[] {
  const spoken: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/tts/synthesize')) spoken.push(request.postDataJSON().text);
  });
  return spoken;
}

const answer = (page: Page, text: string | undefined) =>
  page.getByRole('button', { name: text ?? '', exact: true }).click();

test('unasked an answer shakes the device and makes no sound but the word', async ({ page }) => {
  const felt = await watchFeel(page);
  await choosePair(page, 'en', 'es');
  const spoken = noteSpoken(page);
  const word = await openTest(page, '/tests/words?source=family');
  await answer(page, word.otherWords[0]?.translation);
  await expect.poll(async () => (await felt()).shakes).toEqual([[20, 40, 20]]);
  await answer(page, word.translation);
  await expect.poll(async () => (await felt()).shakes).toEqual([[20, 40, 20], [10]]);
  expect((await felt()).tones).toEqual([]);
  expect(spoken).toContain(word.word);
});

test('the profile switches the small sounds on, and the word and the shaking off', async ({ page }) => {
  const felt = await watchFeel(page);
  // The sounds of words that come next are kept for days without a connection; nobody would hear these.
  await page.route('**/api/learning/ahead*', route => route.abort());
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/profile');
  const sounds = page.getByRole('switch', { name: 'Small sounds' });
  await expect(sounds).not.toBeChecked();
  await sounds.click();
  await expect(sounds).toBeChecked();
  await expect.poll(async () => (await felt()).tones).toEqual([587, 880]);
  for (const name of ['Say the word after a right answer', 'Vibration'])
    await page.getByRole('switch', { name }).click();

  const spoken = noteSpoken(page);
  const word = await openTest(page, '/tests/words?source=family');
  await answer(page, word.otherWords[0]?.translation);
  await expect.poll(async () => (await felt()).tones).toEqual([165]);
  await answer(page, word.translation);
  await expect.poll(async () => (await felt()).tones).toEqual([165, 587, 880]);
  await expect(page.getByText('2 of 20')).toBeVisible();
  expect((await felt()).shakes).toEqual([]);
  expect(spoken).toEqual([]);
});

test('the screen stays on while questions are asked, and no longer', async ({ page }) => {
  const felt = await watchFeel(page);
  await choosePair(page, 'en', 'es');
  await page.goto('/tests/selectSource?testType=flashcards');
  expect((await felt()).screens).toBe(0);
  await page.getByRole('link', { name: 'Family', exact: true }).click();
  await expect.poll(async () => (await felt()).screens).toBe(1);
  await page.getByRole('link', { name: 'Back to sources' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a word source' })).toBeVisible();
  await expect.poll(async () => (await felt()).screens).toBe(0);
});
