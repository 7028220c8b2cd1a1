/**
 * The first whole number that a protobuf message has under a field number; undefined when it has none or is no message. Anki says
 * the version of a package so, and nothing else that we need.
 */
export function numberField(message: Uint8Array, wanted: number): number | undefined {
  const reader = { at: 0 };
  while (reader.at < message.length) {
    const tag = readVarint(message, reader);
    if (tag === undefined) return undefined;
    const value = readValue(message, reader, tag % 8);
    if (value === undefined) return undefined;
    if (Math.floor(tag / 8) === wanted && tag % 8 === 0) return value;
  }
  return undefined;
}

type Reader = { at: number };

/** Goes past a value; a varint's own, 0 for the other kinds. */
function readValue(message: Uint8Array, reader: Reader, kind: number): number | undefined {
  if (kind === 0) return readVarint(message, reader);
  const length = kind === 1 ? 8 : kind === 5 ? 4 : kind === 2 ? readVarint(message, reader) : undefined;
  if (length === undefined) return undefined;
  reader.at += length;
  return reader.at <= message.length ? 0 : undefined;
}

/** Exact up to 2^53, which no number that we need comes near. */
function readVarint(message: Uint8Array, reader: Reader): number | undefined {
  let value = 0;
  for (let place = 0; place < 10; place += 1) {
    const byte = message[reader.at];
    if (byte === undefined) return undefined;
    reader.at += 1;
    value += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) return value;
  }
  return undefined;
}
