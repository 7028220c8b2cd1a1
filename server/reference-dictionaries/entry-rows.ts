import type { FoundEntry, SentEntry } from '#contract/reference-dictionaries.ts';
import { foldForm } from '#contract/search.ts';
import type { Language } from '#languages/index.ts';
import type { EntryRow } from './entries-store.ts';

/** Keys and numbers of a row, of which there are two copies: in the table and in its index. */
const ROW_BYTES = 100;

type Content = Pick<SentEntry, 'kind' | 'senses' | 'frequency' | 'pitch'>;

/** An entry as it is stored: once under each of its forms, folded as lookups are. */
export function rowsOf(
  { forms, head, reading, ...content }: SentEntry,
  entry: number,
  learn: Language,
): EntryRow[] {
  const written = JSON.stringify(content satisfies Content);
  const folded = new Set(forms.map(form => foldForm(learn, form)).filter(form => form !== ''));
  return [...folded].map(form => ({ form, entry, head, reading, content: written }));
}

/** What rows take on the disk, about. */
export function bytesOf(rows: readonly EntryRow[]): number {
  return rows.reduce((sum, { form, head, reading, content }) => {
    const twice = Buffer.byteLength(form) * 2;
    return (
      sum +
      ROW_BYTES +
      twice +
      Buffer.byteLength(head) +
      Buffer.byteLength(reading) +
      Buffer.byteLength(content)
    );
  }, 0);
}

export function entryOf({ head, reading, content }: EntryRow): FoundEntry {
  const { kind, senses, frequency, pitch }: Content = JSON.parse(content);
  return {
    ...{ head, reading, kind, senses },
    ...(frequency !== undefined && { frequency }),
    ...(pitch !== undefined && { pitch }),
  };
}
