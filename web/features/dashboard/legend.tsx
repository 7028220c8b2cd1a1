import type { ReactNode } from 'react';

type LegendProps = { entries: readonly { label: string; mark: ReactNode }[] };

/** What the marks of a drawing mean; a mark is drawn in 16 x 16. */
export function Legend({ entries }: LegendProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {entries.map(({ label, mark }) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0">
            {mark}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
