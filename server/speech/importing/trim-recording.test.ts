import { expect, test } from 'vitest';
import { trimRecording } from './trim-recording.ts';

const RATE = 16_000;

/** The same noise each time. */
function noise(seconds: number, level: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return level * (seed / 1_073_741_823.5 - 1);
  });
}

const tone = (seconds: number, level: number) =>
  Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, index) => level * Math.sin((index * 2 * Math.PI * 180) / RATE),
  );

/** Sounds one after another in a room. */
function inRoom(room: number, ...parts: Float32Array[]): Float32Array {
  const samples = Float32Array.from(parts.flatMap(part => [...part]));
  const hum = noise(samples.length / RATE, room);
  return samples.map((sample, index) => sample + (hum[index] ?? 0));
}

const silence = (seconds: number) => tone(seconds, 0);
const secondsOf = (samples: Float32Array) => samples.length / RATE;
const trim = (samples: Float32Array) => trimRecording({ samples, sampleRate: RATE });

test.each([0, 0.001, 0.02])('the silence around a word goes, be it a room of level %d', room => {
  const word = tone(0.5, 0.3);
  expect(secondsOf(trim(inRoom(room, silence(1), word, silence(2))))).toBeCloseTo(0.6, 1);
});

test('a click before the word and one behind it go, a pause within it stays', () => {
  const click = tone(0.02, 0.5);
  const word = [tone(0.3, 0.2), silence(0.3), tone(0.2, 0.2)];
  const recorded = inRoom(
    0.001,
    silence(0.3),
    click,
    silence(0.6),
    ...word,
    silence(0.5),
    click,
    silence(0.2),
  );
  expect(secondsOf(trim(recorded))).toBeCloseTo(0.9, 1);
});

test('a word that begins and ends with its file keeps all of itself', () => {
  expect(secondsOf(trim(tone(0.5, 0.1)))).toBeCloseTo(0.5, 2);
});

test.each<[string, Float32Array, string]>([
  ['silence', silence(2), 'is silent'],
  ['nothing', silence(0), 'is silent'],
  ['a click', inRoom(0.0005, silence(1), tone(0.02, 0.5), silence(1)), 'click'],
  ['a word in noise', inRoom(0.3, silence(1), tone(0.5, 0.3), silence(1)), 'noisy'],
  ['a speech', tone(12, 0.3), '12 seconds long'],
])('%s is no recording of a word', (_, samples, problem) => {
  expect(() => trim(samples)).toThrow(problem);
});
