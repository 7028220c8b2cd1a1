import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsOffline } from './use-is-offline.ts';

/** Does something each time the connection is back. */
export function useOnceBack(work: () => void): void {
  const { isOffline } = useIsOffline();
  const was = useRef(false);
  const workNow = useEffectEvent(work);
  useEffect(() => {
    if (was.current && !isOffline) workNow();
    was.current = isOffline;
  }, [isOffline]);
}
