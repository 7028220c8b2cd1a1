type View = {
  scrollTop: number;
  height: number;
  /** The height of a row that has not been measured. */
  rowHeight: number;
  rowCount: number;
  /** Heights of whole steps that have been measured, by the number of the step. */
  stepHeights?: ReadonlyMap<number, number>;
};

/** The rows to draw, from `start` up to but not `end`, and the height in pixels of what is left out above and below. */
export type RowWindow = { start: number; end: number; above: number; below: number };

/** Rows are drawn in steps, so that scrolling draws anew only once in so many rows. */
export const STEP = 8;

/** A list of so many rows is drawn whole: all of it is found in the page and read aloud, and costs less than what scrolling draws anew. */
export const DRAWN_WHOLE = 60;

const NOT_MEASURED: ReadonlyMap<number, number> = new Map();

/** The part of a long list that is in view, with one step of rows more at either side. All heights are in pixels. */
export function rowWindow({
  scrollTop,
  height,
  rowHeight,
  rowCount,
  stepHeights = NOT_MEASURED,
}: View): RowWindow {
  if (rowCount <= DRAWN_WHOLE) return { start: 0, end: rowCount, above: 0, below: 0 };
  const tops = [0];
  for (let row = 0; row < rowCount; row += STEP) {
    const stepHeight = stepHeights.get(row / STEP) ?? Math.min(STEP, rowCount - row) * rowHeight;
    tops.push((tops.at(-1) ?? 0) + stepHeight);
  }
  const [steps, total] = [tops.length - 1, tops.at(-1) ?? 0];
  // Overscroll, or a place that is gone since a search has left fewer rows.
  const top = Math.max(0, Math.min(scrollTop, total - height));
  const stepAt = (pixels: number) =>
    Math.max(
      0,
      tops.findLastIndex(stepTop => stepTop <= pixels),
    );
  const first = Math.max(0, stepAt(top) - 1);
  const last = Math.min(steps, stepAt(top + height) + 2);
  return {
    start: first * STEP,
    end: Math.min(rowCount, last * STEP),
    above: tops[first] ?? 0,
    below: total - (tops[last] ?? total),
  };
}

/** Rows from `start` up to but not `end`, below a gap of so many pixels. */
export type Stretch = { gap: number; start: number; end: number };

/**
 * The stretches of rows to draw: the window and, where it lies elsewhere, the row that has focus with its neighbours, so that
 * focus is not lost by scrolling and Tab goes on from there. `below` is the gap after the last one, in pixels. Rows that stand side
 * by side in `columns` are kept together.
 */
export function stretches(
  { start, end, above, below }: RowWindow,
  { focused, rowCount, columns = 1 }: { focused: number | null; rowCount: number; columns?: number },
): { drawn: Stretch[]; below: number } {
  const view = { gap: above, start, end };
  if (focused === null || focused >= rowCount || (focused >= start && focused < end))
    return { drawn: [view], below };
  const neighbours = {
    start: Math.max(0, Math.floor((focused - 1) / columns) * columns),
    end: Math.ceil((focused + 2) / columns) * columns,
  };
  if (focused < start) {
    const kept = { start: neighbours.start, end: Math.min(start, neighbours.end) };
    const rowHeight = above / start;
    const between = { ...view, gap: (start - kept.end) * rowHeight };
    return { drawn: [{ ...kept, gap: kept.start * rowHeight }, between], below };
  }
  const kept = { start: Math.max(end, neighbours.start), end: Math.min(rowCount, neighbours.end) };
  const rowHeight = below / (rowCount - end);
  const after = { ...kept, gap: (kept.start - end) * rowHeight };
  return { drawn: [view, after], below: (rowCount - kept.end) * rowHeight };
}
