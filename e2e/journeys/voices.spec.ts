import type { Page } from '@playwright/test';
import { addWords, expect, logIn, test } from '../support/people.ts';
import { A1 } from '../support/reader.ts';

type Spoken = { text: string; lang: string; voice: string | undefined };

/** Gives the browser voices, which it has none of on this machine; `Stumm` is listed and says nothing. */
async function giveVoices(page: Page): Promise<() => Promise<Spoken[]>> {
  await page.addInitScript(() => {
    const spoken: Spoken[] = [];
    Object.assign(window, { spoken });
    const voices = [
      ['Anna', 'de-DE'],
      ['Stumm', 'de-DE'],
      ['Samantha', 'en-US'],
    ].map(([name, lang]) => ({ name, lang, voiceURI: name, localService: true, default: false }));
    class Utterance {
      lang = '';
      rate = 1;
      voice: { name: string } | null = null;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      listed: [] as typeof voices,
      getVoices: () => synthesis.listed,
      speaking: false,
      pending: false,
      resume: () => undefined,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        const { text, lang, voice } = utterance;
        spoken.push({ text, lang, voice: voice?.name });
        setTimeout(() => {
          if (voice?.name === 'Stumm') return utterance.onerror?.({ error: 'synthesis-failed' });
          utterance.onstart?.();
          setTimeout(() => utterance.onend?.(), 100);
        });
      },
    });
    // As in Chromium, the list comes later than the page.
    setTimeout(() => {
      synthesis.listed = voices;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    }, 50);
    for (const [name, value] of Object.entries({
      speechSynthesis: synthesis,
      SpeechSynthesisUtterance: Utterance,
    }))
      Object.defineProperty(window, name, { value, configurable: true });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
}

/** The sentences whose sounds are asked of the server; those of words are fetched ahead for days without a connection. */
function noteSentences(page: Page): string[] {
  const sentences: string[] = [];
  page.on('request', request => {
    if (!request.url().endsWith('/tts/synthesize')) return;
    const { text } = request.postDataJSON();
    if (text.includes(' ')) sentences.push(text);
  });
  return sentences;
}

test('a learner gives a language to a voice of the device, and hears sample, words and texts by it', async ({
  page,
}) => {
  const spoken = await giveVoices(page);
  const asked = noteSentences(page);
  const person = await logIn(page, { language: 'en', learning_language: 'de' });
  await addWords(page, person, ['dog']);
  await page.goto('/profile');
  const voices = page.getByRole('region', { name: 'Voices' });
  const row = voices.getByRole('listitem').filter({ hasText: 'Deutsch' });
  await row.getByText('This device’s').click();
  await expect(row.getByText('Anna, on this device')).toBeVisible();
  await row.getByRole('button', { name: 'Listen: Deutsch' }).click();
  await expect.poll(async () => (await spoken()).map(({ voice }) => voice)).toEqual(['Anna']);

  await page.goto('/my-dictionary');
  await page.getByRole('button', { name: 'Listen: Hund' }).click();
  await expect.poll(spoken).toEqual([{ text: 'Hund', lang: 'de-DE', voice: 'Anna' }]);

  await page.goto(A1);
  await page.getByRole('button', { name: 'This device’s voice' }).click();
  await page.getByRole('button', { name: 'Listen to the text' }).click();
  await expect.poll(async () => (await spoken()).length).toBeGreaterThan(1);
  expect(new Set((await spoken()).map(({ voice }) => voice))).toEqual(new Set(['Samantha']));
  expect(asked).toEqual([]);
});

test('a voice that says nothing gives way to ours, on the page and in its row', async ({ page }) => {
  const spoken = await giveVoices(page);
  const asked = noteSentences(page);
  await logIn(page, { language: 'en', learning_language: 'de' });
  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'Deutsch' });
  await row.getByText('This device’s').click();
  await row.getByRole('combobox', { name: 'Voice of this device: Deutsch' }).selectOption('Stumm');
  await row.getByRole('button', { name: 'Listen: Deutsch' }).click();
  await expect(row.getByText('Stumm does not speak. You hear Slova’s voice.')).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  expect(await spoken()).toHaveLength(1);
});

test('a browser without voices offers ours alone', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'de' });
  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'Deutsch' });
  await expect(row.getByText('This device has no voice for this language.')).toBeVisible();
  await expect(row.getByRole('radio', { name: 'This device’s' })).toBeDisabled();
});
