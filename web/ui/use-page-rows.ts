import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type RowWindow, rowWindow, STEP } from './row-window.ts';

/** Marks a row with its number in the whole list. */
const ROW = '[data-row]';

/**
 * The rows of a list to draw while the page scrolls. Rows may be of any height: those that have been drawn are measured, so that
 * the list does not jump. A row says its number in `data-row`. Where the list is a grid, its columns are counted.
 *
 * @param list the element whose top is the top of the first row
 * @param rowHeight the height in pixels that most rows will have
 */
export function usePageRows(
  list: RefObject<HTMLElement | null>,
  { rowCount, rowHeight }: { rowCount: number; rowHeight: number },
): RowWindow & { columns: number } {
  const [view, setView] = useState({ scrollTop: 0, height: 800, columns: 1 });
  const { columns } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in other columns the steps have other heights
  const stepHeights = useMemo(() => new Map<number, number>(), [columns]);
  const heightEach = rowHeight / columns;
  const shown = rowWindow({ ...view, rowHeight: heightEach, rowCount, stepHeights });

  useEffect(() => {
    const look = () => {
      if (list.current === null) return;
      const { top } = list.current.getBoundingClientRect();
      const seen = { scrollTop: -top, height: window.innerHeight, columns: columnsOf(list.current) };
      // Rows ahead of the view are drawn in the moments that scrolling leaves.
      startTransition(() => setView(before => (isNear(before, seen, rowHeight) ? before : seen)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight]);

  useLayoutEffect(() => {
    if (list.current !== null) measureSteps(list.current, stepHeights);
  });
  return { ...shown, columns };
}

function columnsOf(list: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(list);
  return display === 'grid' ? Math.max(1, gridTemplateColumns.split(' ').length) : 1;
}

/** Less than a row of scrolling changes nothing that is drawn, since there is a step more at either side. */
function isNear(one: View, other: View, rowHeight: number): boolean {
  const isAlike = one.height === other.height && one.columns === other.columns;
  return isAlike && Math.abs(one.scrollTop - other.scrollTop) < rowHeight;
}

type View = { scrollTop: number; height: number; columns: number };

/** Notes the heights of the steps that are drawn whole: from the top of the first row to the top of what follows the last. */
function measureSteps(list: HTMLElement, heights: Map<number, number>): void {
  for (const first of list.querySelectorAll<HTMLElement>(ROW)) {
    const row = Number(first.dataset.row);
    if (row % STEP !== 0) continue;
    const next = list.querySelector<HTMLElement>(`[data-row="${row + STEP}"]`);
    if (next === null) continue;
    heights.set(row / STEP, next.getBoundingClientRect().top - first.getBoundingClientRect().top);
  }
}
