// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayWithDevice } from './device-speech.ts';
import { voicesOf, voicesSettled } from './device-voices.ts';
import { type Behaviour, listedVoice, stubSynthesis } from './testing-speech-synthesis.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to say something with a voice that behaves so. */
async function saying(behaviour: Behaviour, pace: 'normal' | 'slow' = 'normal') {
  const browser = stubSynthesis([listedVoice('Anna', 'de_DE')], { Anna: behaviour });
  await voicesSettled();
  const [voice] = voicesOf('de');
  if (voice === undefined) throw new Error('No voice');
  const controller = new AbortController();
  const onStart = vi.fn();
  let outcome: string | undefined;
  const said = sayWithDevice({ text: 'Guten Tag', voice, pace }, controller.signal, onStart);
  void said.then(result => {
    outcome = result;
  });
  return { ...browser, controller, onStart, said, outcome: () => outcome };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('a voice is given the text with its language, as it is or slowly, and says when it begins and ends', async () => {
  const { said, spoken, onStart } = await saying('speaks', 'slow');
  await vi.advanceTimersByTimeAsync(10);
  expect(await said).toBe('said');
  expect(onStart).toHaveBeenCalledOnce();
  expect(spoken).toEqual([{ text: 'Guten Tag', lang: 'de-DE', voice: 'Anna', rate: expect.any(Number) }]);
  expect(spoken[0]?.rate).toBeLessThan(0.8);
});

test.each<[Behaviour, string]>([
  ['synthesis-failed', 'failed'],
  ['language-unavailable', 'failed'],
  ['voice-unavailable', 'failed'],
  ['network', 'refused'],
  ['silent', 'failed'],
  ['not-allowed', 'refused'],
  ['interrupted', 'said'],
])('a voice with the trouble "%s" has %s', async (behaviour, expected) => {
  const { said, onStart } = await saying(behaviour);
  await minutes(1);
  expect(await said).toBe(expected);
  expect(onStart).not.toHaveBeenCalled();
  expect(speechSynthesis.speaking).toBe(false);
});

test('a voice that forgets to say that it is done is stopped, not before it could have been', async () => {
  const { outcome } = await saying('endless');
  await vi.advanceTimersByTimeAsync(6000);
  expect(outcome()).toBeUndefined();
  await minutes(1);
  expect(outcome()).toBe('said');
  expect(speechSynthesis.speaking).toBe(false);
});

test('a voice that is stopped is silent at once, and what its browser says of it later changes nothing', async () => {
  const { controller, outcome } = await saying('endless');
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome()).toBe('said');
  expect(speechSynthesis.speaking).toBe(false);
  await minutes(1);
});

test('what another part of the page was saying ends first', async () => {
  const { spoken } = await saying('endless');
  const [voice] = voicesOf('de');
  if (voice === undefined) throw new Error('No voice');
  await vi.advanceTimersByTimeAsync(10);
  void sayWithDevice(
    { text: 'Auf Wiedersehen', voice, pace: 'normal' },
    new AbortController().signal,
    () => {},
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(spoken.map(({ text }) => text)).toEqual(['Guten Tag', 'Auf Wiedersehen']);
});

test('a browser that breaks, or has no speech any more, has failed', async () => {
  await saying('speaks');
  const [voice] = voicesOf('de');
  if (voice === undefined) throw new Error('No voice');
  const say = () =>
    sayWithDevice({ text: 'Ja', voice, pace: 'normal' }, new AbortController().signal, () => {});
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(() => {
    throw new TypeError('broken');
  });
  expect(await say()).toBe('failed');
  vi.stubGlobal('speechSynthesis', undefined);
  expect(await say()).toBe('failed');
});
