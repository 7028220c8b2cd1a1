import { Skeleton } from '../ui/skeleton.tsx';

/** Rows in the shape of the word list that is on its way. */
export function WordListSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton rows={8} className="h-16" />
    </div>
  );
}
