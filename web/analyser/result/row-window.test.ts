import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './row-window.ts';

test('a short table is drawn whole', () => {
  const whole = { start: 0, end: 12, above: 0, below: 0 };
  expect(rowWindow({ scrollTop: 0, height: 600, rowHeight: 44, rowCount: 12 })).toEqual(whole);
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
