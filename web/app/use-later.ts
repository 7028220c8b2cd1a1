import { type ComponentType, useEffect, useState } from 'react';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { useLocation } from '#web/platform/router/router.tsx';

/**
 * A component that the page works without, once it is wanted and there. A failed load is repeated with the next page or connection.
 *
 * @param load the same function at every render
 */
export function useLater(load: () => Promise<ComponentType>, isWanted = true): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const { pathname } = useLocation();
  const { isOffline } = useIsOffline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is an occasion to try again
  useEffect(() => {
    if (Loaded === undefined && isWanted)
      load().then(
        component => setLoaded(() => component),
        () => undefined,
      );
  }, [Loaded, isWanted, load, pathname, isOffline]);
  return Loaded;
}
