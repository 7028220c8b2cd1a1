import { FileRefusal } from './refusal.ts';

/** A place in a file, in bytes. */
export type ByteRange = { offset: number; length: number };

const LONGEST_RANGE = 1024 * 1024;

/**
 * Cuts places out of a stream of bytes that is read once from its beginning to its end, so that no file has to be in memory.
 *
 * @param ranges by their offsets
 * @throws FileRefusal `broken` for a place beyond the end or of more than a megabyte, `tooLarge` where they are more than `most` bytes in all
 */
export async function* cutRanges<Range extends ByteRange>(
  pieces: AsyncIterable<Uint8Array>,
  ranges: readonly Range[],
  { name, most }: { name: string; most: number },
): AsyncGenerator<{ range: Range; bytes: Uint8Array }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  // Where in the file the held bytes begin.
  let from = 0;
  let total = 0;
  try {
    for (const range of ranges) {
      const end = range.offset + range.length;
      total += range.length;
      if (range.length > LONGEST_RANGE) throw new FileRefusal('broken', name);
      if (total > most) throw new FileRefusal('tooLarge', name);
      while (from + held.length < end) {
        const next = await iterator.next();
        if (next.done) throw new FileRefusal('broken', name);
        const passed = Math.min(held.length, Math.max(0, range.offset - from));
        held = joined(held.subarray(passed), next.value);
        from += passed;
      }
      yield { range, bytes: held.subarray(range.offset - from, end - from) };
    }
  } finally {
    await iterator.return?.(undefined);
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
