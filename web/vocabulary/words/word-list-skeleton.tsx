import { RowSkeleton } from '#web/ui/skeleton.tsx';
import { ROWS } from './word-row.tsx';

/** Rows in the shape of the word list that is on its way, as many as keep the footer out of sight. */
export function WordListSkeleton() {
  return (
    <div data-loading className={ROWS}>
      <RowSkeleton rows={24} />
    </div>
  );
}
