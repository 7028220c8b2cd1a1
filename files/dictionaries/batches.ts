import { LARGEST_BATCH, MOST_ENTRIES_AT_ONCE, sizeOfEntries } from '#contract/reference-bounds.ts';
import { FileRefusal } from '../refusal.ts';
import { boundedEntry, type DictionaryEntry, type OpenedDictionary } from './entry.ts';

export type Batch = { number: number; entries: DictionaryEntry[] };

/**
 * The entries of a dictionary in the pieces that are sent and written one by one. The same files give the same pieces, so what was broken
 * off goes on where it ended.
 *
 * @throws FileRefusal `nothingInIt` for a dictionary without entries that can be looked up
 */
export async function* batchesOf(opened: OpenedDictionary, name: string): AsyncGenerator<Batch> {
  let batch: Batch = { number: 0, entries: [] };
  let size = 0;
  for await (const raw of opened.entries()) {
    const entry = boundedEntry(raw);
    if (entry === undefined) continue;
    const own = sizeOfEntries([entry]);
    if (batch.entries.length === MOST_ENTRIES_AT_ONCE || (size > 0 && size + own > LARGEST_BATCH)) {
      yield batch;
      batch = { number: batch.number + 1, entries: [] };
      size = 0;
    }
    batch.entries.push(entry);
    size += own;
  }
  if (batch.entries.length > 0) yield batch;
  else throw new FileRefusal('nothingInIt', name);
}
