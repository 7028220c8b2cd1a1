import { useEffect, useEffectEvent } from 'react';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { useLocation } from './router.tsx';

/**
 * Tries something that may have failed before: at first, when what it is for has changed, and with each other page and each change of
 * the connection.
 *
 * @param subject whose or what it is for, compared by identity
 */
export function useOnOccasions(attempt: () => void, subject: unknown): void {
  const { pathname } = useLocation();
  const { isOffline } = useIsOffline();
  const tryNow = useEffectEvent(attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is an occasion to try again
  useEffect(() => tryNow(), [subject, pathname, isOffline]);
}
