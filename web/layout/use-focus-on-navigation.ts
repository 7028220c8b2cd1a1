import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page: scroll to the top and move focus to the new heading, as a full page load would. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return focusHeadingWhenThere();
  }, [pathname]);
}

/** The page's chunk may still be on its way, so the heading is awaited; the answer stops waiting. */
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
