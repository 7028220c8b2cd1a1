import { FileRefusal } from './refusal.ts';

/** A file of which pieces can be read, in the browser or on a disk. Both ends of a piece are given, the second one is not in it. */
export type SourceFile = {
  name: string;
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
};

/** Small, so that little is unpacked before a bound is noticed: deflate grows at most 1032 times. */
export const PIECE_BYTES = 16 * 1024;
const READ_BYTES = 1024 * 1024;

/** The bytes of a file between two places, a megabyte at a time, in small pieces. Throws FileRefusal `unreadable` for a file that has gone. */
export async function* piecesOf(file: SourceFile, start = 0, end = file.size): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += READ_BYTES) {
    const block = await readOf(file, at, Math.min(end, at + READ_BYTES));
    for (let place = 0; place < block.length; place += PIECE_BYTES)
      yield block.subarray(place, place + PIECE_BYTES);
  }
}

/** Throws FileRefusal `unreadable` where the file cannot be read, or is shorter than it said. */
export async function readOf(file: SourceFile, start: number, end: number): Promise<Uint8Array> {
  const bytes = await file.read(start, end).catch(() => undefined);
  if (bytes === undefined || bytes.length !== end - start) throw new FileRefusal('unreadable', file.name);
  return bytes;
}

/** A file that was chosen in a browser. */
export function blobFile(blob: Blob & { name: string }): SourceFile {
  return {
    name: blob.name,
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}

/** What was unpacked into memory, as a file. */
export function memoryFile(name: string, bytes: Uint8Array): SourceFile {
  return { name, size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

/** A whole small file. Throws FileRefusal `tooLarge` beyond `most` bytes. */
export async function gather(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
  name: string,
): Promise<Uint8Array> {
  const gathered: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > most) throw new FileRefusal('tooLarge', name);
    // A copy: whoever unpacks goes on using its buffers.
    gathered.push(piece.slice());
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of gathered) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
