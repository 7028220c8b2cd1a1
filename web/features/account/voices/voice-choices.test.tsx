// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentVoices } from '#web/platform/speech/by-device.ts';
import { listedVoice, stubSynthesis } from '#web/platform/speech/testing-speech-synthesis.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const VOICES = [
  listedVoice('Anna', 'de-DE'),
  listedVoice('Microsoft Katja Online (Natural) - German (Germany)', 'de-DE', { localService: false }),
  listedVoice('Lesya', 'uk-UA'),
];

/** How many clips were played: the browser plays nothing here. */
let played = 0;

beforeEach(() => {
  localStorage.clear();
  silentVoices.set(new Set());
  played = 0;
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      async play() {
        played += 1;
        setTimeout(() => this.dispatchEvent(new Event('ended')));
      }
      pause() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const CLIP = { body: { success: true, audioContent: btoa('sound') } };

/** The profile of somebody who learns German. */
async function profile() {
  const { registerUser, received } = await startSite({ '/api/tts/synthesize': CLIP });
  const { token } = await registerUser({ language: 'en', learning_language: 'de' });
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  const section = await screen.findByRole('region', { name: 'Voices' });
  return { received, section: within(section) };
}

type Section = Awaited<ReturnType<typeof profile>>['section'];

/** The row of a language by its own name, and what it says is heard. */
function rowOf(section: Section, name: string) {
  const row = within(section.getByText(name).closest('li') as HTMLElement);
  const ours = row.getByRole('radio', { name: 'Slova’s' }) as HTMLInputElement;
  const device = row.getByRole('radio', { name: 'This device’s' }) as HTMLInputElement;
  const text = () => row.getByText(name).nextElementSibling?.textContent;
  const sample = () => fireEvent.click(row.getByRole('button', { name: `Listen: ${name}` }));
  return { row, ours, device, text, sample };
}

test('a learner hears a voice of the device, chooses another one, and both are kept on the device', async () => {
  const { spoken } = stubSynthesis(VOICES);
  const { section } = await profile();
  const { row, ours, device, text, sample } = rowOf(section, 'Deutsch');
  expect({ ours: ours.checked, said: text() }).toEqual({ ours: true, said: 'Slova’s voice' });
  fireEvent.click(device);
  expect(text()).toBe('Katja, on this device');
  expect(row.getByRole('group', { name: 'Voice: Deutsch' }).getAttribute('aria-describedby')).toBe(
    row.getByText('Katja, on this device').id,
  );
  const menu = row.getByRole('combobox', { name: 'Voice of this device: Deutsch' });
  expect(
    within(menu)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Katja · natural · online only', 'Anna']);
  fireEvent.change(menu, { target: { value: 'Anna' } });
  expect(text()).toBe('Anna, on this device');
  await act(async () => {
    sample();
    await expect.poll(() => spoken).toHaveLength(1);
  });
  expect(spoken[0]).toMatchObject({ voice: 'Anna', lang: 'de-DE', text: expect.stringContaining('Wörter') });
  expect(played).toBe(0);
  cleanup();
  await openPage('/profile');
  const again = rowOf(within(await screen.findByRole('region', { name: 'Voices' })), 'Deutsch');
  expect({ device: again.device.checked, said: again.text() }).toEqual({
    device: true,
    said: 'Anna, on this device',
  });
});

test('a language without a voice on the device says so and cannot be given to it', async () => {
  stubSynthesis(VOICES);
  const { section } = await profile();
  fireEvent.click(section.getByRole('button', { name: 'Other languages', expanded: false }));
  const { device, text, sample } = rowOf(section, '日本語');
  expect(device.disabled).toBe(true);
  expect(text()).toBe('This device has no voice for this language.');
  await act(async () => {
    sample();
    await expect.poll(() => played).toBe(1);
  });
  expect(section.getAllByRole('listitem')).toHaveLength(17);
});

test('where writing leaves the reading open, the row tells who says single words', async () => {
  stubSynthesis(VOICES);
  const { section } = await profile();
  fireEvent.click(section.getByRole('button', { name: 'Other languages' }));
  const { device, text } = rowOf(section, 'Українська');
  fireEvent.click(device);
  expect(text()).toBe('Sentences: Lesya. Single words: Slova’s voice.');
});

test('a voice that is gone gives way to ours, and the row says so', async () => {
  stubSynthesis(VOICES);
  localStorage.setItem('speaker_de', 'device');
  localStorage.setItem('device_voice_de', 'Markus');
  const { section } = await profile();
  const { ours, device, text } = rowOf(section, 'Deutsch');
  expect({ ours: ours.checked, device: device.disabled, said: text() }).toEqual({
    ours: true,
    device: false,
    said: 'The voice you chose is no longer on this device. You hear Slova’s.',
  });
  fireEvent.click(device);
  expect(text()).toBe('Katja, on this device');
});

test('a voice that says nothing is followed by ours, the row says so, and a press tries it again', async () => {
  const { spoken } = stubSynthesis(VOICES, { Anna: 'synthesis-failed' });
  localStorage.setItem('speaker_de', 'device');
  localStorage.setItem('device_voice_de', 'Anna');
  const { section } = await profile();
  const { text, sample } = rowOf(section, 'Deutsch');
  await act(async () => {
    sample();
    await expect.poll(() => played).toBe(1);
  });
  expect(text()).toBe('Anna does not speak. You hear Slova’s voice.');
  await act(async () => {
    sample();
    await expect.poll(() => spoken).toHaveLength(2);
    await expect.poll(() => played).toBe(2);
  });
});

test('voices that come late are offered when they come', async () => {
  const { list } = stubSynthesis([]);
  const { section } = await profile();
  const { device, text } = rowOf(section, 'Deutsch');
  expect({ isDisabled: device.disabled, said: text() }).toEqual({ isDisabled: true, said: 'Slova’s voice' });
  act(() => list(VOICES));
  expect(device.disabled).toBe(false);
});

test('a browser without voices of its own offers ours alone', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const { section } = await profile();
  const { device, text } = rowOf(section, 'Deutsch');
  expect({ isDisabled: device.disabled, said: text() }).toEqual({
    isDisabled: true,
    said: 'This device has no voice for this language.',
  });
});

test('recordings by people come first until somebody wants none; the device keeps that', async () => {
  stubSynthesis(VOICES);
  const { section } = await profile();
  const wanted = () => section.getByRole('switch', { name: 'Recordings by people first' });
  expect(wanted().getAttribute('aria-checked')).toBe('true');
  fireEvent.click(wanted());
  expect(wanted().getAttribute('aria-checked')).toBe('false');
  expect(localStorage.getItem('speech_recordings')).toBe('off');
  fireEvent.click(wanted());
  expect(localStorage.getItem('speech_recordings')).toBeNull();
});

test('what is chosen here is no part of what the profile saves', async () => {
  stubSynthesis(VOICES);
  const { section, received } = await profile();
  fireEvent.click(rowOf(section, 'Deutsch').device);
  fireEvent.click(section.getByRole('switch', { name: 'Speak words slowly' }));
  expect(localStorage.getItem('speech_pace')).toBe('slow');
  fireEvent.click(screen.getByRole('button', { name: 'Update profile' }));
  await screen.findByText('Profile updated successfully');
  const [saved] = received.filter(({ method, path }) => method !== 'GET' && path === '/api/profile');
  expect(Object.keys(saved?.body as object).filter(field => /voice|speaker/.test(field))).toEqual([]);
});
