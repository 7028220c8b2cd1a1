import { expect, test } from 'vitest';
import { measureMp3 } from '../testing-clips.ts';
import { startMp3Encoder } from './mp3.ts';

const encode = await startMp3Encoder();

const tone = (seconds: number, sampleRate: number) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => 0.3 * Math.sin((index * 2 * Math.PI * 220) / sampleRate),
  );

test.each([8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000])(
  'a second of sound at %d Hz is a second of whole frames, counted in the header',
  sampleRate => {
    const seconds = measureMp3(encode(tone(1, sampleRate), sampleRate));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThan(1.15);
  },
);

test('a file is a copy: the next one does not change it', () => {
  const first = encode(tone(0.5, 22_050), 22_050);
  const before = Buffer.from(first);
  encode(tone(0.7, 22_050), 22_050);
  expect(Buffer.compare(first, before)).toBe(0);
});

test('hundreds of files later a file is as long as the first, and needs none of those before', () => {
  const clip = tone(0.3, 22_050);
  const first = measureMp3(encode(clip, 22_050));
  for (let time = 0; time < 300; time += 1) encode(clip, 22_050);
  encode(tone(0.3, 16_000), 16_000);
  const last = encode(clip, 22_050);
  expect(measureMp3(last)).toBeCloseTo(first, 1);
  // The first byte of the side information counts the bytes that are borrowed from frames before.
  const headerFrame = Math.floor((72 * 32_000) / 22_050);
  expect(last[headerFrame + 4]).toBe(0);
});
