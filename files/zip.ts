import { FileRefusal } from './refusal.ts';
import { gather, piecesOf, readOf, type SourceFile } from './source-file.ts';
import { inflatedPieces } from './unpack.ts';

/** A file in a zip archive. Its name is only ever compared, never used as a path. */
export type ZipEntry = { name: string; packedBytes: number; method: number; offset: number };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
/** A list with tens of thousands of pictures; more is no dictionary. */
const LARGEST_LIST = 32 * 1024 * 1024;

/** Whether a file begins as zip archives do. */
export async function isZip(file: SourceFile): Promise<boolean> {
  if (file.size < END_BYTES) return false;
  const [first, second] = await readOf(file, 0, 2);
  return first === 0x50 && second === 0x4b;
}

/**
 * The files of an archive by its own list at its end, without unpacking any.
 *
 * @throws FileRefusal `broken` where there is no such list, or what it names lies outside of the archive
 */
export async function listZip(file: SourceFile): Promise<ZipEntry[]> {
  const { start, bytes, count } = await findList(file);
  if (bytes > LARGEST_LIST) throw new FileRefusal('tooLarge', file.name);
  if (start + bytes > file.size) throw new FileRefusal('broken', file.name);
  const list = viewOf(await readOf(file, start, start + bytes));
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new FileRefusal('broken', file.name);
    const nameBytes = list.getUint16(at + 28, true);
    const next = at + 46 + nameBytes + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
    if (next > list.byteLength) throw new FileRefusal('broken', file.name);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, nameBytes)),
      method: list.getUint16(at + 10, true),
      packedBytes: list.getUint32(at + 20, true),
      offset: list.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

/**
 * One file of the archive, unpacked. What the archive says of its size is not believed.
 *
 * @throws FileRefusal `tooLarge` beyond `most` bytes, `broken` where it cannot be unpacked
 */
export async function extractZip(
  file: SourceFile,
  { name, method, offset, packedBytes }: ZipEntry,
  most: number,
): Promise<Uint8Array> {
  if (offset + 30 > file.size) throw new FileRefusal('broken', name);
  const local = viewOf(await readOf(file, offset, offset + 30));
  if (local.getUint32(0, true) !== LOCAL_SIGNATURE) throw new FileRefusal('broken', name);
  const start = offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const end = start + packedBytes;
  if (end > file.size || (method !== 0 && method !== 8)) throw new FileRefusal('broken', name);
  const pieces = method === 0 ? piecesOf(file, start, end) : inflatedPieces(file, start, end, name);
  return gather(pieces, most, name);
}

/** Where the list of the archive lies, from the record at its end. Archives beyond 4 GB, which have another one, are no dictionaries. */
async function findList(file: SourceFile): Promise<{ start: number; bytes: number; count: number }> {
  const from = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const tail = viewOf(await readOf(file, from, file.size));
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    return {
      count: tail.getUint16(at + 10, true),
      bytes: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    };
  }
  throw new FileRefusal('broken', file.name);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
