const waiting: (() => void)[] = [];
let isWatching = false;

/**
 * Does something once what was just changed is on the screen, in order: a press is answered first. Nothing is lost by it: what
 * waits is done before the page goes away or is hidden, and at once where nobody sees it.
 */
export function afterPaint(work: () => void): void {
  watch();
  waiting.push(work);
  if (document.hidden) doAll();
  else if (waiting.length === 1) requestAnimationFrame(() => setTimeout(doAll));
}

function doAll(): void {
  for (const work of waiting.splice(0)) work();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', doAll);
  document.addEventListener('visibilitychange', doAll);
}
