import { expect, test } from 'vitest';
import { createOggEncoder } from 'wasm-media-encoders';
import { startMp3Encoder } from '../engine/mp3.ts';
import { readSound } from './read-sound.ts';
import type { Sound } from './read-wav.ts';
import { writeWav } from './testing-wav.ts';

const RATE = 22_050;
const AMPLITUDE = 0.4;
const tone = Float32Array.from(
  { length: RATE },
  (_, index) => AMPLITUDE * Math.sin((index * 2 * Math.PI * 220) / RATE),
);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** The mean of the middle half, where no encoder fades. */
function levelOf({ samples }: Sound): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length);
}

function expectTone(sound: Sound): void {
  expect(sound.sampleRate).toBe(RATE);
  expect(sound.samples.length / RATE).toBeCloseTo(1, 0);
  expect(levelOf(sound)).toBeCloseTo(AMPLITUDE / Math.SQRT2, 1);
}

test.each([
  { bits: 8 },
  { bits: 16 },
  { bits: 24 },
  { bits: 32 },
  { bits: 32, isFloat: true },
  { bits: 16, channels: 2 },
  { bits: 24, channels: 2, isExtensible: true },
])('a WAV file is read: %o', async kind => {
  expectTone(await readSound(writeWav(tone, RATE, kind)));
});

test('a WAV file whose recorder did not know its length is read to its end', async () => {
  const file = writeWav(tone, RATE);
  for (const length of [0, 0xffffffff]) {
    new DataView(file.buffer).setUint32(40, length, true);
    expectTone(await readSound(file));
  }
});

test('an MP3 file is read, with a tag before it and without', async () => {
  const encode = await startMp3Encoder();
  const file = encode(tone, RATE);
  expectTone(await readSound(file));
  const tag = Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x0aTIT2\x00\x00\x00\x00\x00\x00', 'latin1');
  expectTone(await readSound(joined(tag, file)));
});

test('an Ogg Vorbis file is read', async () => {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: RATE, channels: 1, vbrQuality: 3 });
  const body = encoder.encode([tone]).slice();
  expectTone(await readSound(joined(body, encoder.finalize().slice())));
});

const wav = writeWav(tone, RATE);
test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'is neither'],
  ['a text', Buffer.from('chien, chat'), 'is neither'],
  ['half of a WAV file', wav.subarray(0, wav.length / 2), 'is cut off'],
  ['the head of a WAV file', wav.subarray(0, 20), 'is cut off'],
  ['another kind of RIFF', Buffer.from('RIFF\0\0\0\0AVI LIST'), 'is not a WAV file'],
  [
    'a WAV file of 4 bits',
    writeWav(tone, RATE, { bits: 16 }).map((byte, at) => (at === 34 ? 4 : byte)),
    'encoding',
  ],
  ['an Ogg file of another kind', Buffer.from(`OggS${'\0'.repeat(24)}OpusHead`), 'another kind'],
  ['an Ogg file that breaks off', Buffer.from(`OggS${'\0'.repeat(24)}\x01vorbis`), 'no sound'],
  ['noise that begins like an MP3 file', Buffer.from('ID3'.padEnd(3000, 'noise')), 'no sound'],
  ['a book', new Uint8Array(20_000_001), 'too large'],
])('%s is refused with what is wrong', async (_, bytes, problem) => {
  await expect(readSound(bytes)).rejects.toThrow(problem);
});
