import type { ReactNode } from 'react';
import { PLOT } from './plot.ts';

/** A drawing as wide as its place, with its name. */
export function Drawing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={name}
      width="100%"
      height={PLOT.height}
      className="overflow-visible tabular-nums"
    >
      {children}
    </svg>
  );
}
