// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listedVoice, stubSynthesis } from '#web/platform/speech/testing-speech-synthesis.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const chip = () => within(screen.getByRole('main')).queryByRole('button', { name: 'This device’s voice' });

test('a text is read by the device, sentence after sentence, once the reader wants it', async () => {
  const { spoken } = stubSynthesis([listedVoice('Samantha', 'en-US')]);
  const { received } = await startSite();
  await openPage('/texts/a1-who-am-i?learn=en');
  const listen = await screen.findByRole('button', { name: 'Listen to the text' });
  fireEvent.click(chip() as HTMLElement);
  expect(chip()?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => {
    fireEvent.click(listen);
    await expect.poll(() => spoken.length).toBeGreaterThan(1);
  });
  expect(new Set(spoken.map(({ voice }) => voice))).toEqual(new Set(['Samantha']));
  expect(received.filter(({ path }) => path.includes('synthesize'))).toEqual([]);
  fireEvent.click(chip() as HTMLElement);
  expect(localStorage.getItem('speaker_en')).toBeNull();
});

test('a device without a voice for the text offers none', async () => {
  stubSynthesis([listedVoice('Anna', 'de-DE')]);
  await startSite();
  await openPage('/texts/a1-who-am-i?learn=en');
  await screen.findByRole('button', { name: 'Listen to the text' });
  expect(chip()).toBeNull();
});
