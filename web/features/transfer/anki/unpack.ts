import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { Decompress } from 'fzstd';
import type { FileProblem } from '../deck/deck.ts';

/** Ends the reading of a file from within; `readPackage` turns it into a value. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A package may hold thousands of sounds, which are passed over. */
const MOST_ENTRIES = 100_000;

/** Small pieces, so that little is unpacked before a bound is noticed: deflate grows at most 1032 times. */
const ZIP_PIECE = 16 * 1024;

/** The names of the files in a zip archive, as its own list has them; nothing is unpacked. */
export function listEntries(archive: Uint8Array): Set<string> {
  const names = new Set<string>();
  try {
    unzipSync(archive, {
      filter: ({ name }) => {
        if (names.size >= MOST_ENTRIES) throw new Refusal('tooLarge');
        names.add(name);
        return false;
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('notPackage');
  }
  return names;
}

/**
 * Unpacks one file of a zip archive. What the archive says about its size is not believed: unpacking stops at `most` bytes.
 *
 * @throws Refusal `tooLarge` beyond the bound, `broken` when it cannot be unpacked
 */
export function extract(archive: Uint8Array, wanted: string, most: number): Uint8Array {
  const gathered = gatherer(most);
  let isDone = false;
  const unzip = new Unzip(file => {
    if (file.name !== wanted || isDone) return;
    file.ondata = (error, piece, isLast) => {
      // Also what was thrown below comes back here.
      if (error) throw error;
      gathered.add(piece);
      isDone ||= isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length && !isDone; at += ZIP_PIECE) {
      unzip.push(archive.subarray(at, at + ZIP_PIECE), at + ZIP_PIECE >= archive.length);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken');
  }
  if (!isDone) throw new Refusal('broken');
  return gathered.whole();
}

/** Puts pieces together until there are too many bytes. */
function gatherer(most: number) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return {
    add(piece: Uint8Array): void {
      size += piece.length;
      if (size > most) throw new Refusal('tooLarge');
      // A copy: the libraries go on using their buffers.
      pieces.push(piece.slice());
    },
    whole(): Uint8Array {
      const whole = new Uint8Array(size);
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
}

/** Anki compresses with the library's standard level, whose windows have 8 MB at most. */
const LARGEST_WINDOW = 128 * 1024 * 1024;

const ZSTANDARD_PIECE = 64 * 1024;

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
    for (let at = 0; at < packed.length; at += ZSTANDARD_PIECE) {
      stream.push(packed.subarray(at, at + ZSTANDARD_PIECE), at + ZSTANDARD_PIECE >= packed.length);
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
