import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of what comes: what waits today, four figures, charts. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton rows={1} className="h-28" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Skeleton rows={4} className="h-24" />
      </div>
      <ChartsSkeleton />
    </div>
  );
}

export function ChartsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton rows={3} className="h-64" />
    </div>
  );
}
