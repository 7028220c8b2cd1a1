import { type ComponentType, useState } from 'react';
import { useOnOccasions } from '#web/platform/router/use-on-occasions.ts';

/**
 * A component that the page works without, once it is wanted and there. A failed load is repeated with the next page or connection.
 *
 * @param load the same function at every render
 */
export function useLater(load: () => Promise<ComponentType>, isWanted = true): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useOnOccasions(() => {
    if (Loaded === undefined && isWanted)
      load().then(
        component => setLoaded(() => component),
        () => undefined,
      );
  }, isWanted);
  return Loaded;
}
