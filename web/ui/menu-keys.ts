import type { KeyboardEvent } from 'react';

const ITEMS = '[role=menuitemradio], [role=radio]';

/**
 * Moves focus among the items of a menu that may have several columns: arrow keys, Home, End and the first letter of a name
 * (`data-name`). It belongs on every item.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const at = items.indexOf(event.currentTarget);
  if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = stepOf(event, items, at) ?? namedBy(event.key, items, at);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, items: HTMLElement[], at: number) {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const columns = columnsOf(items);
  const steps: Record<string, number> = {
    ArrowRight: isMirrored ? -1 : 1,
    ArrowLeft: isMirrored ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  // Out of the last row and into the first again, in the same column.
  if (Math.abs(step) === 1) return (next + items.length) % items.length;
  if (next >= items.length) return at % columns;
  return next >= 0 ? next : lastOfColumn(at % columns, columns, items.length);
}

function lastOfColumn(column: number, columns: number, count: number): number {
  const last = column + Math.floor((count - 1) / columns) * columns;
  return last < count ? last : last - columns;
}

/** How many items the first row has. */
function columnsOf(items: HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  return Math.max(1, items.filter(item => item.getBoundingClientRect().top === top).length);
}

/** The next item whose name begins with the letter. */
function namedBy(key: string, items: HTMLElement[], at: number): number | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = items.map((_, index) => (at + 1 + index) % items.length);
  return order.find(index => items[index]?.dataset.name?.toLocaleLowerCase().startsWith(letter));
}
