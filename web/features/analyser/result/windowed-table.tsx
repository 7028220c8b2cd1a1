import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { DRAWN_WHOLE, FIRST_RECT } from '#web/ui/long-list.tsx';

/** So many rows are drawn ahead of the view, at either side. */
const AHEAD = 8;

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
  const [rowHeight, setRowHeight] = useState(height.pixels);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: AHEAD,
    rangeExtractor: range => (rows.length <= DRAWN_WHOLE ? [...rows.keys()] : defaultRangeExtractor(range)),
    initialRect: FIRST_RECT,
    // A box that is not laid out has no height, and no place of its own.
    observeElementRect: (instance, note) =>
      observeElementRect(instance, rect => rect.height > 0 && note(rect)),
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    setRowHeight(box.current?.querySelector('tbody tr[aria-rowindex]')?.clientHeight || height.pixels);
  }, [height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height have to be reckoned anew
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);
  // In new browsers it gives back a promise, which React would take for the way to clear up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useLayoutEffect(() => void box.current?.scrollTo(0, 0), [rows]);
  const shown = virtualizer.getVirtualItems();
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <section
      ref={box}
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
          <Gap height={shown[0]?.start ?? 0} columns={columns} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <tr
                  key={keyOf(row)}
                  aria-rowindex={index + 2}
                  className={`${height.look} *:border-b *:border-line`}
                >
                  {cells(row)}
                </tr>
              )
            );
          })}
          <Gap height={below} columns={columns} />
        </tbody>
      </table>
    </section>
  );
}

/** The room of the rows above or below. An attribute gives its height, since the site allows no inline styles. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} height={height} />
    </tr>
  );
}
