// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeviceVoices, voicesOf, voicesSettled } from './device-voices.ts';
import { listedVoice, stubSynthesis } from './testing-speech-synthesis.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const namesOf = (language: Parameters<typeof voicesOf>[0]) => voicesOf(language).map(({ name }) => name);
/** Longer than a list is waited for. */
const WHILE_MS = 10_000;

test('only voices of the language are offered, the best first', async () => {
  stubSynthesis([
    listedVoice('Eddy (German (Germany))', 'de-DE'),
    listedVoice('Google Deutsch', 'de-DE', { localService: false }),
    listedVoice('Anna', 'de-DE'),
    listedVoice('Markus (Enhanced)', 'de_AT'),
    listedVoice('Samantha', 'en-US'),
    listedVoice('Zarvox', 'en-US'),
    listedVoice('Sin-ji', 'zh-HK'),
  ]);
  await voicesSettled();
  expect(namesOf('de')).toEqual(['Markus', 'Anna', 'Google Deutsch', 'Eddy']);
  expect(namesOf('en')).toEqual(['Samantha']);
  expect(namesOf('zh')).toEqual([]);
});

test('the voices of our own kind of a language come first: Latin American Spanish, Mandarin of the mainland', async () => {
  stubSynthesis([
    listedVoice('Mónica', 'es-ES'),
    listedVoice('Paulina', 'es-MX'),
    listedVoice('Meijia', 'zh-TW'),
    listedVoice('Tingting', 'zh-CN'),
  ]);
  await voicesSettled();
  expect(namesOf('es')).toEqual(['Paulina', 'Mónica']);
  expect(namesOf('zh')).toEqual(['Tingting', 'Meijia']);
});

test('voices that would be called alike keep their whole names', async () => {
  stubSynthesis([
    listedVoice('Anna', 'de-DE'),
    listedVoice('Anna (German (Germany))', 'de-DE'),
    listedVoice('Anna (Premium)', 'de-DE'),
  ]);
  await voicesSettled();
  expect(namesOf('de')).toEqual(['Anna', 'Anna', 'Anna (German (Germany))']);
});

test('a list that comes late is shown when it comes', async () => {
  const { list } = stubSynthesis([]);
  const { result } = renderHook(() => useDeviceVoices());
  expect(result.current).toEqual({ voices: [], isSettled: false });
  act(() => list([listedVoice('Anna', 'de-DE')]));
  expect(result.current.voices.map(({ name }) => name)).toEqual(['Anna']);
  expect(result.current.isSettled).toBe(true);
});

test('a list that comes without a word is found too, and nobody waits for one that never comes', async () => {
  const silent = stubSynthesis([]);
  const { result, unmount } = renderHook(() => useDeviceVoices());
  silent.list([listedVoice('Anna', 'de-DE')], false);
  await act(() => vi.advanceTimersByTimeAsync(WHILE_MS));
  expect(result.current.voices).toHaveLength(1);
  unmount();
  stubSynthesis([]);
  const settled = voicesSettled();
  await vi.advanceTimersByTimeAsync(WHILE_MS);
  await settled;
  expect(namesOf('de')).toEqual([]);
});

test('a list that is empty for a moment takes no voice away, one without a voice does', async () => {
  const { list } = stubSynthesis([listedVoice('Anna', 'de-DE')]);
  await voicesSettled();
  list([]);
  expect(namesOf('de')).toEqual(['Anna']);
  list([listedVoice('Samantha', 'en-US')]);
  expect(namesOf('de')).toEqual([]);
});

test('a browser without voices of its own has none, at once', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await voicesSettled();
  expect(namesOf('de')).toEqual([]);
});

test('an old browser that tells nobody of its list is asked for it', async () => {
  stubSynthesis([]);
  const old = { getVoices: vi.fn(() => [] as SpeechSynthesisVoice[]) };
  vi.stubGlobal('speechSynthesis', old);
  const settled = voicesSettled();
  old.getVoices.mockReturnValue([listedVoice('Anna', 'de-DE')]);
  await vi.advanceTimersByTimeAsync(WHILE_MS);
  await settled;
  expect(namesOf('de')).toEqual(['Anna']);
});
