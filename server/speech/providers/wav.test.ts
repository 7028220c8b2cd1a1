import { expect, test } from 'vitest';
import { parseWav } from './wav.ts';

type Parts = {
  encoding?: number;
  channels?: number;
  rate?: number;
  bits?: number;
  size?: number;
  extra?: Buffer;
  data?: Buffer;
};

function wav({
  encoding = 1,
  channels = 1,
  rate = 22_050,
  bits = 16,
  size,
  extra,
  data = Buffer.from([1, 0, 255, 127]),
}: Parts = {}) {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(encoding, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt16LE(bits, 14);
  const body = [
    ...chunk('fmt ', format),
    ...(extra ? chunk('LIST', extra) : []),
    ...chunk('data', data, size),
  ];
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...body]);
}

function chunk(name: string, body: Buffer, size = body.length): Buffer[] {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(size, 4);
  return [head, body, Buffer.alloc(body.length % 2)];
}

test('samples and rate are read, other chunks skipped', () => {
  const expected = { samples: Int16Array.from([1, 32_767]), sampleRate: 22_050 };
  expect(parseWav(wav())).toEqual(expected);
  expect(parseWav(wav({ extra: Buffer.from('odd') }))).toEqual(expected);
});

test('a streamed file of unknown length is read to its end', () => {
  expect(parseWav(wav({ size: 0xffffffff })).samples).toHaveLength(2);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a web page', Buffer.from('<!doctype html><title>Error</title>')],
  ['a file without sound', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')],
  ['an empty sound', wav({ data: Buffer.alloc(0) })],
  ['a sound cut off', wav({ size: 400 })],
  ['half a sample', wav({ data: Buffer.from([1, 0, 1]) })],
  ['floating point', wav({ encoding: 3 })],
  ['stereo', wav({ channels: 2 })],
  ['8 bits', wav({ bits: 8 })],
  ['a rate that MP3 has not', wav({ rate: 96_000 })],
  ['more than a minute', wav({ rate: 8_000, data: Buffer.alloc(8_000 * 2 * 61) })],
])('%s is refused', (_what, bytes) => {
  expect(() => parseWav(bytes)).toThrow();
});
