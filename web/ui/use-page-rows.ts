import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow, STEP } from './row-window.ts';

/** Marks a row with its number in the whole list. */
const ROW = '[data-row]';

/**
 * The rows of a list to draw while the page scrolls. Rows may be of any height: those that have been drawn are measured, so that
 * the list does not jump. A row says its number in `data-row`.
 *
 * @param list the element whose top is the top of the first row
 * @param rowHeight the height in pixels that most rows will have
 */
export function usePageRows(
  list: RefObject<HTMLElement | null>,
  { rowCount, rowHeight }: { rowCount: number; rowHeight: number },
): RowWindow {
  const stepHeights = useRef(new Map<number, number>());
  const [view, setView] = useState({ scrollTop: 0, height: 800 });
  const shown = rowWindow({ ...view, rowHeight, rowCount, stepHeights: stepHeights.current });

  useEffect(() => {
    const look = () => {
      if (list.current === null) return;
      const seen = { scrollTop: -list.current.getBoundingClientRect().top, height: window.innerHeight };
      setView(before => (isNear(before, seen, rowHeight) ? before : seen));
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
    if (list.current !== null) measureSteps(list.current, stepHeights.current);
  });
  return shown;
}

/** Less than a row of scrolling changes nothing that is drawn, since there is a step more at either side. */
function isNear(one: View, other: View, rowHeight: number): boolean {
  return one.height === other.height && Math.abs(one.scrollTop - other.scrollTop) < rowHeight;
}

type View = { scrollTop: number; height: number };

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
