import { expect, test } from 'vitest';
import { shapeWave } from './wave.ts';

const RATE = 22_050;
const BEFORE = Math.round(0.05 * RATE);
const AFTER = Math.round(0.1 * RATE);

const tone = (seconds: number, amplitude: number) =>
  Int16Array.from(
    { length: Math.round(seconds * RATE) },
    (_, index) => amplitude * Math.sin((index * 2 * Math.PI * 220) / RATE),
  );

const joined = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap(part => [...part]));

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test('silence around speech becomes 50 ms before and 100 ms after', () => {
  const shaped = shapeWave(joined(tone(0.7, 20), tone(0.3, 9_000), tone(0.4, 20)), RATE);
  expect(shaped.length / RATE).toBeCloseTo(0.45, 2);
  expect([...shaped.subarray(0, BEFORE)].every(sample => sample === 0)).toBe(true);
  expect([...shaped.subarray(-AFTER)].every(sample => sample === 0)).toBe(true);
});

test('speech begins and ends without a click', () => {
  const square = Int16Array.from({ length: 5_000 }, (_, index) => (index % 100 < 50 ? 8_000 : -8_000));
  const shaped = shapeWave(square, RATE);
  const speech = shaped.subarray(BEFORE, shaped.length - AFTER);
  const loudest = Math.max(...speech);
  expect(Math.abs(speech[0] ?? 1)).toBe(0);
  expect(Math.abs(speech.at(-1) ?? 1)).toBe(0);
  expect(Math.abs(speech[10] ?? 1)).toBeLessThan(loudest * 0.2);
  expect(Math.abs(speech.at(-60) ?? 1)).toBeLessThan(loudest * 0.2);
});

test.each([200, 3_000, 32_000])('a tone of amplitude %d gets the common level', amplitude => {
  const shaped = shapeWave(tone(0.5, amplitude), RATE);
  expect(rms(shaped.subarray(BEFORE, shaped.length - AFTER))).toBeCloseTo(0.1, 2);
});

test('the length of a pause between words does not make the words louder', () => {
  const levels = [0.2, 3].map(seconds => {
    const pause = new Int16Array(Math.round(seconds * RATE));
    const shaped = shapeWave(joined(tone(0.3, 5_000), pause, tone(0.3, 5_000)), RATE);
    return rms(shaped.subarray(BEFORE, BEFORE + Math.round(0.3 * RATE)));
  });
  expect(levels[1]).toBeCloseTo(levels[0] ?? 0, 3);
  expect(levels[1]).toBeCloseTo(0.1, 1);
});

test('a very short word is a little louder than a long one, within 3 dB', () => {
  const [short = 0, long = 0] = [0.1, 2].map(seconds => {
    const shaped = shapeWave(tone(seconds, 5_000), RATE);
    return 20 * Math.log10(rms(shaped.subarray(BEFORE, shaped.length - AFTER)));
  });
  expect(short - long).toBeGreaterThan(0.5);
  expect(short - long).toBeLessThan(3);
});

test('a single loud peak is not clipped', () => {
  const spiked = tone(0.5, 3_000);
  spiked[5_000] = 32_767;
  const shaped = shapeWave(spiked, RATE);
  expect(Math.max(...shaped)).toBeLessThanOrEqual(0.9);
  expect(Math.max(...shaped)).toBeGreaterThan(0.8);
});

test('no sound at all is a short silence', () => {
  for (const silence of [new Int16Array(0), new Int16Array(3_000)]) {
    const shaped = shapeWave(silence, RATE);
    expect(shaped.length).toBe(BEFORE + AFTER);
    expect(shaped.every(sample => sample === 0)).toBe(true);
  }
});
