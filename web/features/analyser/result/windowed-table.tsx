import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { type RowWindow, rowWindow } from '#web/ui/row-window.ts';
import { Gap } from './gap.tsx';

type WindowedTableProps<Row> = {
  rows: readonly Row[];
  /** The height that all rows have, as a class and in pixels; measured anew, since a visitor's letters may be larger. */
  height: { look: `h-${number}`; pixels: number };
  /** The heads of the columns, and how many there are. */
  head: ReactNode;
  columns: number;
  keyOf: (row: Row) => string;
  cells: (row: Row) => ReactNode;
};

/** A table of any length: only the rows in view are in the document, and the table says how many there are. */
export function WindowedTable<Row>({ rows, height, head, columns, keyOf, cells }: WindowedTableProps<Row>) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 800, rowHeight: height.pixels });
  const windowOf = (seen: typeof view) => rowWindow({ ...seen, rowCount: rows.length });
  const measure = () => {
    if (box.current === null) return;
    const rowHeight = box.current.querySelector('tbody tr[aria-rowindex]')?.clientHeight || height.pixels;
    const seen = { scrollTop: box.current.scrollTop, height: box.current.clientHeight, rowHeight };
    // Rows ahead of the view are drawn in the moments that scrolling leaves, once in a step.
    startTransition(() => setView(before => (isAlike(windowOf(before), windowOf(seen)) ? before : seen)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useLayoutEffect(() => {
    box.current?.scrollTo(0, 0);
    measure();
  }, [rows]);
  const shown = windowOf(view);
  return (
    <section
      ref={box}
      onScroll={measure}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling with the keyboard needs it
      tabIndex={0}
      aria-label={t('analyser.table')}
      className="max-h-[min(40rem,70dvh)] overflow-y-auto rounded-card border border-line bg-card"
    >
      <table aria-rowcount={rows.length + 1} className="w-full table-fixed border-separate border-spacing-0">
        <thead className="sticky top-0 z-10 bg-card">
          <tr
            aria-rowindex={1}
            className="h-11 text-start *:border-b *:border-line *:px-3 *:text-start *:text-sm *:font-semibold *:text-quiet"
          >
            {head}
          </tr>
        </thead>
        <tbody>
          <Gap height={shown.above} columns={columns} />
          {rows.slice(shown.start, shown.end).map((row, index) => (
            <tr
              key={keyOf(row)}
              aria-rowindex={shown.start + index + 2}
              className={`${height.look} *:border-b *:border-line`}
            >
              {cells(row)}
            </tr>
          ))}
          <Gap height={shown.below} columns={columns} />
        </tbody>
      </table>
    </section>
  );
}

function isAlike(one: RowWindow, other: RowWindow): boolean {
  return one.start === other.start && one.end === other.end && one.above === other.above;
}
