import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';
import { followScrolling, restoreScroll, scrollToTop } from './scroll-memory.ts';

/**
 * After a change of page: go to the top, or on the way back and forth to where one was, and move focus to the new heading, as a
 * full page load would.
 */
export function useFocusOnNavigation(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  // The first entry of a visit has the same key on every page.
  const entry = `${key} ${pathname}`;
  const shownEntry = useRef(entry);
  const shownPage = useRef(pathname);
  useEffect(() => followScrolling(() => shownEntry.current), []);
  // In the very commit of the new page: a shorter one scrolls by itself, and that is no place of the entry before.
  useLayoutEffect(() => {
    const [isAnotherEntry, isAnotherPage] = [shownEntry.current !== entry, shownPage.current !== pathname];
    shownEntry.current = entry;
    shownPage.current = pathname;
    // To a place in the page the browser goes itself.
    if (isAnotherEntry && type === 'POP' && hash === '') restoreScroll(entry);
    else if (isAnotherPage) scrollToTop();
    if (isAnotherPage) return focusHeadingWhenThere();
  }, [pathname, entry, type, hash]);
}

/** The page's chunk may still be on its way, so the heading is awaited; the function returned stops waiting. */
function focusHeadingWhenThere(): (() => void) | undefined {
  if (focusHeading()) return;
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
