type View = { scrollTop: number; height: number; rowHeight: number; rowCount: number };

/** The rows to draw, from `start` up to but not `end`, and the height in pixels of what is left out above and below. */
export type RowWindow = { start: number; end: number; above: number; below: number };

/** Rows are drawn in steps, so that scrolling draws anew only once in so many rows. */
const STEP = 20;

/** The part of a long table that is in view, with one step of rows more at either side. */
export function rowWindow({ scrollTop, height, rowHeight, rowCount }: View): RowWindow {
  // Overscroll, or a place that is gone since a search has left fewer rows.
  const top = Math.max(0, Math.min(scrollTop, rowCount * rowHeight - height));
  const wholeSteps = (pixels: number) => Math.floor(pixels / rowHeight / STEP) * STEP;
  const start = Math.max(0, wholeSteps(top) - STEP);
  const end = Math.min(rowCount, wholeSteps(top + height) + 2 * STEP);
  return { start, end, above: start * rowHeight, below: (rowCount - end) * rowHeight };
}
