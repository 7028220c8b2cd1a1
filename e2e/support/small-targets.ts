import type { Page } from '@playwright/test';

/** Of what a thumb presses, in CSS pixels (WCAG 2.5.5). */
const LEAST = 44;

/** The controls in view or below it that a thumb would miss, one of a kind, with their sizes. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall, LEAST);

/**
 * What can be pressed and is smaller than it should be, one of a kind. A field is as large as the label around it, a link as the card
 * that it covers; links within running text and the words of a text are as high as their line.
 */
function findSmall(least: number): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=switch], [role=checkbox], [role=radio]';
  const boxOf = (control: Element): DOMRect => {
    const { content, position, inset } = getComputedStyle(control, '::after');
    if (content === 'none' || position !== 'absolute' || inset !== '0px')
      return (control.closest('label') ?? control).getBoundingClientRect();
    let card = control.parentElement as Element;
    while (getComputedStyle(card).position === 'static') card = card.parentElement as Element;
    return card.getBoundingClientRect();
  };
  const isInText = (control: Element) =>
    control.matches('[data-word]') ||
    (getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement as Element).childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ));
  const small = new Map<string, string>();
  for (const control of document.querySelectorAll(controls)) {
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The skip link is seen when it has focus, the trap for programs never.
    if (!isSeen || isInText(control) || control.closest('[inert], .sr-only, [aria-hidden=true]')) continue;
    const { width, height } = boxOf(control);
    if (width > least - 0.1 && height > least - 0.1) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    small.set(control.className, `${width.toFixed()} x ${height.toFixed()} ${name.trim().slice(0, 40)}`);
  }
  return [...small.values()];
}
