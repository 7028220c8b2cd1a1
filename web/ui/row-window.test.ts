import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN_WHOLE, rowWindow, STEP, stretches } from './row-window.ts';

test.each([12, DRAWN_WHOLE])('a list of %i rows is drawn whole', rowCount => {
  const whole = { start: 0, end: rowCount, above: 0, below: 0 };
  expect(rowWindow({ scrollTop: 0, height: 600, rowHeight: 44, rowCount })).toEqual(whole);
});

test('of a novel a few dozen rows are drawn', () => {
  const { start, end } = rowWindow({ scrollTop: 300_000, height: 600, rowHeight: 44, rowCount: 15_000 });
  expect(end - start).toBeLessThanOrEqual(100);
});

test('wherever it is scrolled to, the rows in view are drawn and the height stays the same', () => {
  const views = fc.record({
    scrollTop: fc.integer({ min: -100, max: 50_000 }),
    height: fc.integer({ min: 0, max: 3000 }),
    rowHeight: fc.integer({ min: 20, max: 100 }),
    rowCount: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(views, view => {
      const { start, end, above, below } = rowWindow(view);
      const total = view.rowCount * view.rowHeight;
      expect(above + (end - start) * view.rowHeight + below).toBe(total);
      // A browser scrolls no further than to the last row.
      const top = Math.min(Math.max(0, view.scrollTop), Math.max(0, total - view.height));
      expect(above).toBeLessThanOrEqual(top);
      expect(total - below).toBeGreaterThanOrEqual(Math.min(total, top + view.height));
    }),
  );
});

test('rows that have been measured count as high as they are', () => {
  const stepHeights = new Map([
    [0, 3000],
    [1, 1000],
  ]);
  const view = { height: 600, rowHeight: 50, rowCount: 1000, stepHeights };
  expect(rowWindow({ ...view, scrollTop: 2900 })).toMatchObject({ start: 0, above: 0 });
  expect(rowWindow({ ...view, scrollTop: 4100 })).toMatchObject({ start: STEP, above: 3000 });
  const { start, end, above, below } = rowWindow({ ...view, scrollTop: 20_000 });
  expect(above).toBe(4000 + (start - 2 * STEP) * 50);
  expect(above + (end - start) * 50 + below).toBe(4000 + (1000 - 2 * STEP) * 50);
});

test('the row that has focus is drawn with its neighbours wherever the list is scrolled to', () => {
  const cases = fc.record({
    scrollTop: fc.integer({ min: 0, max: 60_000 }),
    focused: fc.option(fc.integer({ min: 0, max: 1000 })),
    rowCount: fc.integer({ min: 1, max: 1000 }),
    columns: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(cases, ({ scrollTop, focused, rowCount, columns }) => {
      const view = rowWindow({ scrollTop, height: 800, rowHeight: 64, rowCount });
      const { drawn, below } = stretches(view, { focused, rowCount, columns });
      // Rows that stand side by side stay so.
      expect(drawn.filter(({ start }) => start % columns !== 0)).toEqual([]);
      const rows = drawn.flatMap(({ start, end }) =>
        Array.from({ length: end - start }, (_, row) => start + row),
      );
      expect(rows).toEqual([...new Set(rows)].toSorted((one, other) => one - other));
      if (focused !== null && focused < rowCount) {
        const kept = [focused - 1, focused, focused + 1].filter(row => row >= 0 && row < rowCount);
        const isInView = focused >= view.start && focused < view.end;
        expect(rows).toEqual(expect.arrayContaining(isInView ? [focused] : kept));
      }
      const gaps = drawn.reduce((sum, { gap }) => sum + gap, below);
      expect(gaps + rows.length * 64).toBeCloseTo(rowCount * 64, 3);
    }),
  );
});
