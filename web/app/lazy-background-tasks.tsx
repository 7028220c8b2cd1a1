import { type ComponentType, useEffect, useState } from 'react';
import { useIsOffline } from '#web/platform/offline/response-cache/use-is-offline.ts';
import { useLocation } from '#web/platform/router/router.tsx';

/** Brings the keepers once the page answers, since it is shown and answers without them; what does not come is asked for with the next page or connection. */
export function LateKeepers() {
  const [Keepers, setKeepers] = useState<ComponentType>();
  const { pathname } = useLocation();
  const { isOffline } = useIsOffline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is an occasion to try again
  useEffect(() => {
    if (Keepers === undefined)
      import('./background-tasks.tsx').then(
        module => setKeepers(() => module.Keepers),
        () => undefined,
      );
  }, [Keepers, pathname, isOffline]);
  return Keepers && <Keepers />;
}
