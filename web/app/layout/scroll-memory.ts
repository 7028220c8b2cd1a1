/** A page whose words have not come by then is not worth jumping in any more. */
const LONGEST_WAIT_MS = 10_000;
/** What a visitor does to scroll; from then on the page is theirs. */
const SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far down in pixels each entry of the history was left, by the key of the entry. */
const places = new Map<string, number>();

const STORAGE_KEY = 'scroll_places';

/**
 * Notes how far down the page is, until the function returned is called. The browser's own memory is switched off: it scrolls
 * before the page that is gone back to is there.
 */
export function followScrolling(entryKey: () => string): () => void {
  history.scrollRestoration = 'manual';
  recall();
  if (isReturn()) restoreScroll(entryKey());
  const note = () => {
    if (endRestoring === undefined) places.set(entryKey(), window.scrollY);
  };
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', keep);
  };
}

let endRestoring: (() => void) | undefined;

/** Scrolls to the top of a new page. */
export function scrollToTop(): void {
  endRestoring?.();
  window.scrollTo(0, 0);
}

/** Scrolls to where an entry of the history was left, as soon as the page is long enough; the visitor's own scrolling ends it. */
export function restoreScroll(entryKey: string): void {
  endRestoring?.();
  const place = places.get(entryKey) ?? 0;
  const tryToScroll = () => {
    window.scrollTo(0, place);
    const isLongEnough = document.documentElement.scrollHeight - window.innerHeight >= place;
    if (isLongEnough) endRestoring?.();
  };
  const observer = new ResizeObserver(tryToScroll);
  const timer = setTimeout(() => endRestoring?.(), LONGEST_WAIT_MS);
  endRestoring = () => {
    endRestoring = undefined;
    clearTimeout(timer);
    observer.disconnect();
    for (const type of SCROLLING) window.removeEventListener(type, end, true);
  };
  const end = endRestoring;
  for (const type of SCROLLING) window.addEventListener(type, end, { capture: true, passive: true });
  // It is called once at the beginning, too.
  observer.observe(document.body);
}

/** What a reload, or coming back from another site, can begin with; nothing where storage is blocked. */
function recall(): void {
  try {
    const kept: [string, number][] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, place] of kept) places.set(key, place);
  } catch {
    // It begins at the top.
  }
}

function isReturn(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type !== 'navigate');
}

function keep(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {
    // Coming back then begins at the top.
  }
}
