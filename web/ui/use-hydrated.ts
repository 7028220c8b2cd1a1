import { useSyncExternalStore } from 'react';

/** False on the server and while the browser takes over what the server has rendered, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

const nothing = () => () => undefined;
