import { Gunzip, Inflate } from 'fflate';
import { FileRefusal } from './refusal.ts';
import { piecesOf, readOf, type SourceFile } from './source-file.ts';

/** What one file may be unpacked to. The largest dictionary known to us has a tenth of it. */
export const LARGEST_UNPACKED = 1024 * 1024 * 1024;

/** The bytes of a file, unpacked where it is gzip or dictzip, which is gzip that can also be read from its middle. */
export async function* unpackedPieces(file: SourceFile): AsyncGenerator<Uint8Array> {
  const isPacked = await isGzip(file);
  yield* bounded(isPacked ? unpack(piecesOf(file), new Gunzip(), file.name) : piecesOf(file), file.name);
}

/** The bytes that lie deflated at a place of a file. */
export async function* inflatedPieces(file: SourceFile, start: number, end: number, name: string) {
  yield* bounded(unpack(piecesOf(file, start, end), new Inflate(), name), name);
}

async function isGzip(file: SourceFile): Promise<boolean> {
  if (file.size < 18) return false;
  const [first, second] = await readOf(file, 0, 2);
  return first === 0x1f && second === 0x8b;
}

async function* bounded(pieces: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > LARGEST_UNPACKED) throw new FileRefusal('tooLarge', name);
    yield piece;
  }
}

/** Throws FileRefusal `broken` where the packed bytes are damaged or end too early. */
async function* unpack(
  packed: AsyncIterable<Uint8Array>,
  stream: Gunzip | Inflate,
  name: string,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let isDone = false;
  stream.ondata = (piece, isLast) => {
    ready.push(piece);
    isDone ||= isLast;
  };
  const push = (piece: Uint8Array, isLast: boolean) => {
    try {
      stream.push(piece, isLast);
    } catch {
      throw new FileRefusal('broken', name);
    }
  };
  // One piece is held back: the library has to be told which is the last.
  let held: Uint8Array | undefined;
  for await (const piece of packed) {
    if (held !== undefined) push(held, false);
    yield* ready;
    ready = [];
    held = piece;
  }
  push(held ?? new Uint8Array(), true);
  yield* ready;
  if (!isDone) throw new FileRefusal('broken', name);
}
