import { type FileHandle, open } from 'node:fs/promises';

/** What a model says of itself: its file's pairs of key and value. */
export type ModelMetadata = Readonly<Record<string, string>>;

// Of protocol buffers: https://protobuf.dev/programming-guides/encoding
const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;
/** `ModelProto.metadata_props` in onnx.proto; of a pair, the key is field 1 and the value field 2. */
const METADATA_FIELD = 14;
const KEY_FIELD = 1;
const VALUE_FIELD = 2;
const LONGEST_VARINT = 10;
/** No pair is longer; what is would be read into memory whole. */
const LONGEST_PAIR = 64 * 1024;

/**
 * Reads what an ONNX model says of itself. Its graph is passed over, whatever its size.
 *
 * @throws Error when the file is no ONNX model
 */
export async function readMetadata(file: string): Promise<ModelMetadata> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const found: Record<string, string> = {};
    for (let at = 0; at < size; ) {
      const { field, start, length } = await readField(handle, at);
      if (start + length > size) throw new Error('is no ONNX model, or one that is cut off');
      if (field === METADATA_FIELD) {
        const [key, value] = readPair(await readBytes(handle, start, Math.min(length, LONGEST_PAIR)));
        found[key] = value;
      }
      at = start + length;
    }
    if (size === 0) throw new Error('is empty');
    return found;
  } finally {
    await handle.close();
  }
}

/**
 * Bytes that say more of a model when they stand at the end of its file: parts of a message may come in any order, and of two
 * values the later one holds.
 */
export function metadataTrailer(metadata: Record<string, string | number>): Uint8Array {
  const pairs = Object.entries(metadata).map(([key, value]) =>
    bytesField(
      METADATA_FIELD,
      Buffer.concat([
        bytesField(KEY_FIELD, Buffer.from(key)),
        bytesField(VALUE_FIELD, Buffer.from(String(value))),
      ]),
    ),
  );
  return Buffer.concat(pairs);
}

type Field = { field: number; start: number; length: number };

async function readField(handle: FileHandle, at: number): Promise<Field> {
  return fieldIn(await readBytes(handle, at, 2 * LONGEST_VARINT), at);
}

/** Where the content of the field is whose head these bytes begin with. */
function fieldIn(head: Buffer, at: number): Field {
  const tag = readVarint(head, 0);
  const field = tag.value >> 3;
  const start = at + tag.end;
  switch (tag.value & 7) {
    case VARINT:
      return { field, start, length: readVarint(head, tag.end).end - tag.end };
    case FIXED_64:
      return { field, start, length: 8 };
    case FIXED_32:
      return { field, start, length: 4 };
    case BYTES: {
      const length = readVarint(head, tag.end);
      return { field, start: at + length.end, length: length.value };
    }
    default:
      throw new Error('is no ONNX model');
  }
}

function readPair(pair: Buffer): [key: string, value: string] {
  const parts = new Map<number, string>();
  for (let at = 0; at < pair.length; ) {
    const { field, start, length } = fieldIn(pair.subarray(at), at);
    parts.set(field, pair.toString('utf8', start, start + length));
    at = start + length;
  }
  return [parts.get(KEY_FIELD) ?? '', parts.get(VALUE_FIELD) ?? ''];
}

async function readBytes(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  for (let index = 0; index < LONGEST_VARINT; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) break;
    // Not with bit operations: sizes of models are longer than 31 bits can say.
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  throw new Error('is no ONNX model');
}

export function writeVarint(number: number): Uint8Array {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

/** A field whose content is bytes. */
export function bytesField(field: number, content: Uint8Array): Buffer {
  return Buffer.concat([writeVarint(field * 8 + BYTES), writeVarint(content.length), content]);
}
