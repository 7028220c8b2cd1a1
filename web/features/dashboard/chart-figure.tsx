import type { ReactNode } from 'react';
import { DataTable, type Table } from './data-table.tsx';

type ChartFigureProps = {
  /** A name for the page's ids. */
  id: string;
  title: string;
  lead?: string;
  /** What will stand here; shown while there is nothing to draw. */
  teaching: string;
  isEmpty: boolean;
  /** The same numbers for those who read rather than see. */
  table: Table;
  children: ReactNode;
};

/** A chart with its name, its picture and its table; before there are numbers, what it is going to tell. */
export function ChartFigure({ id, title, lead, teaching, isEmpty, table, children }: ChartFigureProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card p-5">
      <h2 id={id} className="head text-lg">
        {title}
      </h2>
      {isEmpty && <p className="mt-1 text-quiet">{teaching}</p>}
      {!isEmpty && (
        <>
          {lead && <p className="mt-1 max-w-prose text-sm text-quiet">{lead}</p>}
          <div className="mt-4">{children}</div>
          <DataTable {...table} caption={title} />
        </>
      )}
    </section>
  );
}
