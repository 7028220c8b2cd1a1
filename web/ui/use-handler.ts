import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function while what it does follows the latest render, for components that are memoised. */
export function useHandler<Args extends unknown[]>(
  handler: (...given: Args) => void,
): (...given: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given) => latest.current(...given), []);
}
