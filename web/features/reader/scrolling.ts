/** Air between the word that was tapped and the sheet with its translation. */
const GAP = 16;

/** Smooth, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls an element out from under a sheet that is fixed to the bottom of the screen. */
export function keepAbove(sheet: Element | null, element: Element | null | undefined): void {
  if (sheet === null || element === null || element === undefined) return;
  if (getComputedStyle(sheet).position !== 'fixed') return;
  const hidden = element.getBoundingClientRect().bottom + GAP - sheet.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden, behavior: scrollBehavior() });
}
