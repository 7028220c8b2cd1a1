import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawIcon } from './app-icons.ts';

const mark = readFileSync(join(import.meta.dirname, '../web/public/icon.svg'), 'utf8');
const GROUND = [0x01, 0x46, 0x4f, 255];
const LETTER = [0xfb, 0xf8, 0xf2, 255];
const ACCENT = [0xf7, 0xa7, 0x45, 255];
const NOTHING = [0, 0, 0, 0];

/** Reads what was drawn, as far as it is written here: rows without filters in one chunk. */
function read(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let place = 8; place < png.length; ) {
    const length = png.readUInt32BE(place);
    const body = png.subarray(place + 4, place + 8 + length);
    expect(png.readUInt32BE(place + 8 + length)).toBe(crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    place += 12 + length;
  }
  const header = chunks.get('IHDR') as Buffer;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') as Buffer);
  const at = (x: number, y: number) => {
    const place = Math.floor(y * height) * (1 + 4 * width) + 1 + 4 * Math.floor(x * width);
    return [...rows.subarray(place, place + 4)];
  };
  return { width, height, at };
}

test('the mark is drawn as it is: letter, its hole, accent, ground and round corners', () => {
  const { width, height, at } = read(drawIcon(mark, 192, 'any'));
  expect([width, height]).toEqual([192, 192]);
  expect(at(0.01, 0.01)).toEqual(NOTHING);
  expect(at(0.5, 0.03)).toEqual(GROUND);
  expect(at(0.59, 0.6)).toEqual(LETTER);
  // The eye of the letter.
  expect(at(0.44, 0.73)).toEqual(GROUND);
  expect(at(0.54, 0.22)).toEqual(ACCENT);
});

test('a maskable icon fills its edges and keeps the mark within the circle that launchers cut', () => {
  const { at } = read(drawIcon(mark, 192, 'maskable'));
  expect([at(0.001, 0.001), at(0.999, 0.999)]).toEqual([GROUND, GROUND]);
  for (let step = 0; step < 192 * 192; step += 1) {
    const [x, y] = [(step % 192) / 192, Math.floor(step / 192) / 192];
    if (Math.hypot(x - 0.5, y - 0.5) > 0.4) expect(at(x, y), `${x} ${y}`).toEqual(GROUND);
  }
});

test('a mark that is written otherwise is refused, not drawn wrong', () => {
  expect(() => drawIcon('<svg><circle r="9"/></svg>', 192, 'any')).toThrow('drawn otherwise');
});
