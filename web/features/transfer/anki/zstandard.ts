import { Decompress } from 'fzstd';
import { gatherer } from './archive.ts';
import { Refusal } from './refusal.ts';

/** Anki compresses with the library's standard level, whose windows have 8 MB at most. */
const LARGEST_WINDOW = 128 * 1024 * 1024;

const PIECE = 64 * 1024;

/**
 * Unpacks Zstandard (RFC 8878) until there are `most` bytes.
 *
 * @throws Refusal `tooLarge` beyond the bound, `broken` when it cannot be unpacked
 */
export function unpackZstandard(packed: Uint8Array, most: number): Uint8Array {
  // The library makes room for the window as soon as it has read the frame's header.
  if (windowSize(packed) > LARGEST_WINDOW) throw new Refusal('tooLarge');
  const gathered = gatherer(most);
  const stream = new Decompress(piece => gathered.add(piece));
  try {
    for (let at = 0; at < packed.length; at += PIECE) {
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken');
  }
  return gathered.whole();
}

/** The bytes of memory that the first frame asks for: RFC 8878, 3.1.1.1. */
function windowSize(packed: Uint8Array): number {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (packed.length < 18 || view.getUint32(0, true) !== 0xfd2fb528) throw new Refusal('broken');
  const descriptor = view.getUint8(4);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  if (!isSingleSegment) {
    const window = view.getUint8(5);
    const base = 2 ** (10 + (window >> 3));
    return base + (base / 8) * (window & 7);
  }
  const at = 5 + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  const sizeFlag = descriptor >> 6;
  if (sizeFlag === 0) return view.getUint8(at);
  if (sizeFlag === 1) return view.getUint16(at, true) + 256;
  return sizeFlag === 2 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}
