import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** A list of so many rows is drawn whole: all of it is found in the page and read aloud, and costs less than what scrolling draws anew. */
export const DRAWN_WHOLE = 60;

/** What the server draws, and the browser first: the rows of a screen so high, in one column. */
export const FIRST_RECT = { width: 0, height: 800 };

/** So many rows are drawn ahead of the view, at either side. */
const AHEAD = 8;

type LongListProps = {
  rowCount: number;
  /** The height in pixels of most rows. */
  rowHeight: number;
  className: string;
  /** Makes the row of a number: an `li` with a key that says the number in `data-row`. */
  children: (row: number) => ReactNode;
};

/** A list of any length: only the rows in view are in the document, with the one that has focus. Where it is a grid, its columns are counted. */
export function LongList({ rowCount, rowHeight, className, children }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { top, columns } = usePlace(list);
  const isWhole = rowCount <= DRAWN_WHOLE;
  const lineCount = Math.ceil(rowCount / columns);
  const virtualizer = useWindowVirtualizer({
    count: lineCount,
    enabled: !isWhole,
    estimateSize: () => rowHeight,
    // In other columns lines have other heights.
    getItemKey: line => `${columns} ${line}`,
    overscan: Math.ceil(AHEAD / columns),
    rangeExtractor: range => withFocused(range, focused === null ? null : Math.floor(focused / columns)),
    scrollMargin: top,
    initialRect: FIRST_RECT,
    initialOffset: 0,
    useFlushSync: false,
  });
  // Browsers keep what is seen in its place by themselves.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  useLayoutEffect(() => {
    if (isWhole) return;
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const [line, height] = [Number(row.dataset.row) / columns, row.getBoundingClientRect().height];
      if (Number.isInteger(line) && height > 0) virtualizer.resizeItem(line, height);
    }
  });

  const whole = { index: 0, start: top, end: top };
  const lines = isWhole ? [whole] : virtualizer.getVirtualItems();
  const drawn = lines.map(({ index }) => index).join(' ');
  const perLine = isWhole ? rowCount : columns;
  // Scrolling that brings no other rows draws none of them anew.
  const rows = useMemo(
    () => rowsOf(drawn, { perLine, rowCount, children }),
    [drawn, perLine, rowCount, children],
  );
  const ends = [top, ...lines.map(({ end }) => end)];
  const below = isWhole ? 0 : virtualizer.getTotalSize() + top - (ends.at(-1) ?? top);
  const handleFocus = ({ target }: FocusEvent<Element>) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    setFocused(row === undefined ? null : Number(row));
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return (
    <ul ref={list} onFocus={handleFocus} onBlur={handleBlur} className={className}>
      {lines.flatMap(({ index, start }, at) => [
        <Gap key={`above ${index}`} height={start - (ends[at] ?? start)} />,
        ...(rows.get(index) ?? []),
      ])}
      <Gap height={below} />
    </ul>
  );
}

/** The lines in view and, where it lies elsewhere, the one that has focus with its neighbours: Tab goes on from there. */
export function withFocused(range: Range, focused: number | null): number[] {
  const inView = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || inView.includes(focused)) return inView;
  const kept = [focused - 1, focused, focused + 1].filter(line => line >= 0 && line < range.count);
  return [...new Set([...inView, ...kept])].sort((one, other) => one - other);
}

type Rows = Pick<LongListProps, 'rowCount' | 'children'> & { perLine: number };

function rowsOf(drawn: string, { perLine, rowCount, children }: Rows): Map<number, ReactNode[]> {
  const lines = drawn === '' ? [] : drawn.split(' ').map(Number);
  return new Map(
    lines.map(line => {
      const first = line * perLine;
      const length = Math.min(perLine, rowCount - first);
      return [line, Array.from({ length }, (_, at) => children(first + at))];
    }),
  );
}

/** How far below the top of the document a list begins, and in how many columns it is laid out. */
function usePlace(list: RefObject<HTMLElement | null>): { top: number; columns: number } {
  const [place, setPlace] = useState({ top: 0, columns: 1 });
  const measure = () => {
    if (list.current === null) return;
    const { display, gridTemplateColumns } = getComputedStyle(list.current);
    const columns = display === 'grid' ? Math.max(1, gridTemplateColumns.split(' ').length) : 1;
    const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    setPlace(before => (before.top === top && before.columns === columns ? before : { top, columns }));
  };
  // With each drawing: what comes above may have become higher.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return place;
}

/** Stands in for rows. An attribute gives its height, since the site allows no inline styles. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <li aria-hidden="true" className="col-span-full">
      <svg aria-hidden="true" width="1" height={height} className="block" />
    </li>
  );
}
