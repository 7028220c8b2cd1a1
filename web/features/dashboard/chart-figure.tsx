import type { ReactNode } from 'react';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { downOf, PLOT, useAcross } from './plot.ts';

type ChartFigureProps = {
  /** A name for the page's ids. */
  id: string;
  title: string;
  lead?: string;
  /** What will be here; shown while there is nothing to draw. */
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

type Table = {
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** The numbers of a chart; closed at first, and there for every reader. */
function DataTable({ columns, rows, caption }: Table & { caption: string }) {
  const { t } = useTranslation();
  return (
    <details className="mt-3 text-sm">
      <summary className="flex min-h-11 w-fit items-center text-accent underline underline-offset-4">
        {t('dashboard.table')}
      </summary>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" className="p-2 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="p-2 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="p-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

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

/** The lines behind a drawing, with what they mean written where reading begins. */
export function Scale({ marks }: { marks: readonly { value: number; label: string }[] }) {
  const { point } = useAcross();
  const most = Math.max(...marks.map(({ value }) => value));
  return marks.map(({ value, label }) => (
    <g key={value}>
      <line x1="0" x2="100%" y1={downOf(value, most)} y2={downOf(value, most)} className="stroke-line" />
      <text x={point(0)} y={downOf(value, most) - 4} className="fill-quiet text-[11px]">
        {label}
      </text>
    </g>
  ));
}

/** The base line of the bars, and those for the whole and half of the scale. */
export function CountScale({ top }: { top: number }) {
  const { number } = useFormats();
  const marks = [top / 2, top].map(value => ({ value, label: number(value) }));
  return (
    <>
      <Scale marks={marks} />
      <line x1="0" x2="100%" y1={PLOT.bottom} y2={PLOT.bottom} className="stroke-edge" />
    </>
  );
}

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
