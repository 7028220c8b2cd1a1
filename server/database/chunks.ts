/** A few sizes only, so that the engines keep a few prepared statements and not one per list length. */
const CHUNK_SIZES = [500, 50, 5, 1];

/** Cuts a list into pieces for statements that take many rows. */
export function inChunks<Item>(list: Iterable<Item>): Item[][] {
  const items = [...list];
  const chunks: Item[][] = [];
  let start = 0;
  for (const size of CHUNK_SIZES) {
    for (; items.length - start >= size; start += size) chunks.push(items.slice(start, start + size));
  }
  return chunks;
}

/** `placeholders(2, 3)` is `$3,$4`. */
export function placeholders(count: number, first: number): string {
  return Array.from({ length: count }, (_, place) => `$${first + place}`).join(',');
}
