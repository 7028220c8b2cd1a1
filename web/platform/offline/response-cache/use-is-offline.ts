import { useSyncExternalStore } from 'react';
import { useStore } from '#web/platform/storage/store.ts';
import { isServerAway } from './connection.ts';

/** Whether there is no network, or there is one and no server. */
export function useIsOffline(): { isOffline: boolean; isAway: boolean } {
  const hasNoNetwork = useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
  const isAway = useStore(isServerAway);
  return { isOffline: hasNoNetwork || isAway, isAway: isAway && !hasNoNetwork };
}

function follow(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
