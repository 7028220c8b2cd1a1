/** Grey rows in the shape of what comes. */
export function Skeleton({ rows, className }: { rows: number; className: string }) {
  return Array.from({ length: rows }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      key={index}
      aria-hidden="true"
      className={`animate-pulse-slow rounded-card bg-coming forced-colors:border ${className}`}
    />
  ));
}

/** Rows of a list on their way: tile, word and translation, button. */
export function RowSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      key={index}
      aria-hidden="true"
      className="flex min-h-20 animate-pulse-slow items-center gap-3 border-b border-line px-1 py-2.5"
    >
      <span className="size-14 rounded-go bg-coming" />
      <span className="flex flex-1 flex-col gap-2 *:rounded-[10px] *:bg-coming">
        <span className="h-4.5 w-32 max-w-full" />
        <span className="h-3.5 w-20 max-w-full" />
      </span>
      <span className="size-11 rounded-chip bg-coming" />
    </div>
  ));
}
