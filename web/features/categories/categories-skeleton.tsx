import { Skeleton } from '#web/ui/skeleton.tsx';
import { CATEGORY_GRID } from './category-grid.tsx';

/** A shelf on its way. */
export function CategoriesSkeleton() {
  return (
    <div data-loading className="mt-8 min-h-dvh">
      <Skeleton rows={1} className="mb-3 h-7 w-40" />
      <div className={CATEGORY_GRID}>
        <Skeleton rows={12} className="h-43" />
      </div>
    </div>
  );
}
