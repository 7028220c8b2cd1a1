/** Grey rows in the shape of what comes. */
export function Skeleton({ rows, className }: { rows: number; className: string }) {
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <div key={index} aria-hidden="true" className={`animate-pulse-slow rounded-card bg-well ${className}`} />
  ));
}
