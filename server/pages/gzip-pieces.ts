import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part that many pages have, deflated once. */
export type SharedPart = { text: string; bytes: Buffer; deflated: Buffer };

/** RFC 1952: deflated, nothing said of name or time, of an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Ends at a byte, so that more may follow. */
const OPEN = { finishFlush: constants.Z_SYNC_FLUSH };
/** Two thirds of the time of the usual 6, and one percent more bytes. */
const LEVEL = 4;

/** As small as can be: it is done once. */
export function sharedPart(text: string): SharedPart {
  const bytes = Buffer.from(text);
  return { text, bytes, deflated: deflateRawSync(bytes, { ...OPEN, level: 9 }) };
}

/**
 * The gzip form of a page, in which only what is its own is compressed anew: blocks of deflate may stand one behind the other
 * (RFC 1951), as whoever sends piece by piece writes them. Of Brotli the library can make no such pieces.
 */
export function gzipAround(before: Buffer, { bytes, deflated }: SharedPart, after: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  // Of an empty part the library gives the sum of nothing, whatever came before.
  const filled = [before, bytes, after].filter(({ length }) => length > 0);
  trailer.writeUInt32LE(
    filled.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  trailer.writeUInt32LE(before.length + bytes.length + after.length, 4);
  const opening = deflateRawSync(before, { ...OPEN, level: LEVEL });
  return Buffer.concat([HEADER, opening, deflated, deflateRawSync(after, { level: LEVEL }), trailer]);
}
