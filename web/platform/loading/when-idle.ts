/** After a longer wait nothing would be stored of a short visit. */
const LONGEST_WAIT_MS = 4000;

/** Does something once the page has come to rest; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LONGEST_WAIT_MS / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
