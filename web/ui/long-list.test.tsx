// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAWN_WHOLE, LongList, withFocused } from './long-list.tsx';

const list = (rowCount: number) => (
  <LongList rowCount={rowCount} rowHeight={100} className="">
    {row => (
      <li key={row} data-row={row}>
        <button type="button">{row}</button>
      </li>
    )}
  </LongList>
);

const rowsIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('[data-row]')].map(row => Number(row.dataset.row));
const heightIn = (place: ParentNode) =>
  [...place.querySelectorAll('svg')].reduce((sum, gap) => sum + Number(gap.getAttribute('height')), 0);
const firstRows = (length: number) => Array.from({ length }, (_, row) => row);

function scrollTo(top: number): void {
  act(() => {
    window.scrollTo(0, top);
    window.dispatchEvent(new Event('scroll'));
  });
}

// Nothing is laid out here: the list begins at the top of the page, as far up as that is scrolled.
beforeEach(() => {
  const place = () => new DOMRect(0, -window.scrollY, 0, 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

test.each([1, 12, DRAWN_WHOLE])('a list of %i rows is drawn whole, on the server too', rowCount => {
  const { container } = render(list(rowCount));
  expect(rowsIn(container)).toEqual(firstRows(rowCount));
  expect(heightIn(container)).toBe(0);
  const place = document.createElement('div');
  place.innerHTML = renderToString(list(rowCount));
  expect(rowsIn(place)).toEqual(firstRows(rowCount));
});

test('the server draws the beginning of a long list, and keeps room for the rest', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(list(1000));
  expect(rowsIn(place)).toEqual(firstRows(16));
  expect(heightIn(place)).toBe(98_400);
});

test('wherever a long list is scrolled to, the rows in view are drawn and the height stays the same', () => {
  const { container } = render(list(1000));
  for (const top of [0, 450, 20_000, 99_400]) {
    scrollTo(top);
    const rows = rowsIn(container);
    const inView = firstRows(1000).filter(row => row * 100 < top + 768 && (row + 1) * 100 > top);
    expect(rows).toEqual(expect.arrayContaining(inView));
    expect(rows.length).toBeLessThan(40);
    expect(heightIn(container) + rows.length * 100).toBe(100_000);
  }
});

test('the row that has focus stays with its neighbours wherever the list is scrolled to', () => {
  const { container, getByRole } = render(list(1000));
  const button = getByRole('button', { name: '3' });
  act(() => button.focus());
  scrollTo(50_000);
  expect(rowsIn(container).slice(0, 4)).toEqual([2, 3, 4, expect.any(Number)]);
  expect(document.activeElement).toBe(button);
  fireEvent.blur(button);
  expect(rowsIn(container)).not.toContain(3);
});

test.each([
  ['nothing', null, [5, 6, 7]],
  ['a line in view', 6, [5, 6, 7]],
  ['a line far below', 20, [5, 6, 7, 19, 20, 21]],
  ['the line just above', 4, [3, 4, 5, 6, 7]],
  ['the last line', 29, [5, 6, 7, 28, 29]],
  ['a line that a search has taken away', 30, [5, 6, 7]],
] as const)('with focus on %s', (_, focused, lines) => {
  expect(withFocused({ startIndex: 5, endIndex: 7, overscan: 0, count: 30 }, focused)).toEqual(lines);
});
