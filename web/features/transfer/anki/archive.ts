import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { Refusal } from './refusal.ts';

/** A package may hold thousands of sounds, which are passed over. */
const MOST_ENTRIES = 100_000;

/** Small pieces, so that little is unpacked before a bound is noticed: deflate grows at most 1032 times. */
const PIECE = 16 * 1024;

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
    for (let at = 0; at < archive.length && !isDone; at += PIECE) {
      unzip.push(archive.subarray(at, at + PIECE), at + PIECE >= archive.length);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken');
  }
  if (!isDone) throw new Refusal('broken');
  return gathered.whole();
}

/** Puts pieces together until there are too many bytes. */
export function gatherer(most: number) {
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
