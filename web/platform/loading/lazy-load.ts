import { reloadIfOutdated } from './new-version.ts';
import { retryOnce } from './retry-once.ts';

/** A lost connection is not remembered for longer: the next visit tries again. */
const FAILURE_KEPT_MS = 1000;

/** Fetches a part of the interface when it is first asked for, and again only where that failed. */
export function lazyLoad<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  const loadOrReload = async () => {
    try {
      return await retryOnce(load);
    } catch (error) {
      // What is here stays until the version that has the part is there.
      if (await reloadIfOutdated()) await new Promise(() => {});
      // React asks again before it shows a failure; were every time a new try, it would wait for ever.
      setTimeout(() => {
        loading = undefined;
      }, FAILURE_KEPT_MS);
      throw error;
    }
  };
  return () => {
    loading ??= loadOrReload();
    return loading;
  };
}
