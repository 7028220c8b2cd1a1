const LARGEST = 500;
/** A few sizes only: the engines keep a few prepared statements and not one per list length. */
const CHUNK_SIZES = [LARGEST, 50, 5, 1];
const FILLED_SIZES = [1, 5, 20, 50, 150, LARGEST];

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

/**
 * Cuts a list into few pieces for statements that ask whether something is among many: the last item fills a piece up to its
 * size, which asks nothing new.
 */
export function inFilledChunks<Item>(list: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < list.length; ) {
    const left = list.length - start;
    const size = FILLED_SIZES.find(size => size >= left) ?? LARGEST;
    const chunk = list.slice(start, start + size);
    while (chunk.length < size) chunk.push(chunk.at(-1) as Item);
    chunks.push(chunk);
    start += size;
  }
  return chunks;
}

/** `placeholders(2, 3)` is `$3,$4`. */
export function placeholders(count: number, first: number): string {
  return Array.from({ length: count }, (_, place) => `$${first + place}`).join(',');
}
