/** A random UUID (version 4). Made by hand because `crypto.randomUUID` is missing on addresses without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join(
    '',
  );
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Ids of things that are made and taken back together. They differ in their last twelve digits alone, so the first of them and
 * their number are all that need be kept (`idsFrom`).
 */
export function idsFrom(first: string, count: number): string[] {
  const group = first.slice(0, -COUNTER_DIGITS);
  return Array.from(
    { length: count },
    (_, place) => group + place.toString(16).padStart(COUNTER_DIGITS, '0'),
  );
}

const COUNTER_DIGITS = 12;

/** Two bytes carry the version and the variant beside their random bits (RFC 9562). */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
