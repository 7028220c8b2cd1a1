// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { moveInMenu } from './menu-keys.ts';

const NAMES = ['English', 'Español', 'Polski', 'Italiano', 'Français'];
const COLUMNS = 2;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Five items in two columns. */
function renderMenu(direction: 'ltr' | 'rtl' = 'ltr') {
  render(
    <div role="menu" style={{ direction }}>
      {NAMES.map(name => (
        <button
          key={name}
          type="button"
          role="menuitemradio"
          aria-checked={false}
          data-name={name}
          onKeyDown={moveInMenu}
        >
          {name}
        </button>
      ))}
    </div>,
  );
  for (const [index, item] of screen.getAllByRole('menuitemradio').entries())
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, Math.floor(index / COLUMNS) * 50, 1, 1),
    );
}

function press(key: string, from: string): string | null {
  const item = screen.getByRole('menuitemradio', { name: from });
  item.focus();
  fireEvent.keyDown(item, { key });
  return document.activeElement?.textContent ?? null;
}

test.each([
  ['ArrowRight', 'English', 'Español'],
  ['ArrowRight', 'Français', 'English'],
  ['ArrowLeft', 'English', 'Français'],
  ['ArrowDown', 'English', 'Polski'],
  ['ArrowDown', 'Français', 'English'],
  ['ArrowUp', 'Español', 'Italiano'],
  ['ArrowUp', 'English', 'Français'],
  ['Home', 'Italiano', 'English'],
  ['End', 'English', 'Français'],
  ['e', 'English', 'Español'],
  ['E', 'Español', 'English'],
  ['x', 'Polski', 'Polski'],
])('%s leads from %s to %s', (key, from, to) => {
  renderMenu();
  expect(press(key, from)).toBe(to);
});

test('where one reads from right to left, the left arrow leads on', () => {
  renderMenu('rtl');
  expect(press('ArrowLeft', 'English')).toBe('Español');
  expect(press('ArrowRight', 'Español')).toBe('English');
});
