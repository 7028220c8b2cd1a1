import { type ComponentType, use } from 'react';
import { reloadIfOutdated } from './new-version.ts';

/** A lost connection is not remembered for longer: the next visit tries again. */
const FAILURE_KEPT_MS = 1000;

type Loader = () => Promise<Record<string, ComponentType>>;

/** A page in a chunk of its own; once `load` has resolved it renders without suspending. */
export type Page = ComponentType & { load: () => Promise<void> };

/** `page('HomePage', () => import('./home/home-page.tsx'))` */
export function page(name: string, load: Loader): Page {
  let ready: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= load().then(
      module => {
        ready = module[name];
      },
      async (error: unknown) => {
        // Another page was left for this one: nothing is lost. What is here stays until the new one is.
        if (await reloadIfOutdated()) await new Promise(() => {});
        // React asks again before it shows a failure; were every time a new try, it would wait for ever.
        setTimeout(() => {
          loading = undefined;
        }, FAILURE_KEPT_MS);
        throw error;
      },
    );
    return loading;
  };
  const Shown = () => {
    if (ready === undefined) use(start());
    const Loaded = ready as ComponentType;
    return <Loaded />;
  };
  return Object.assign(Shown, { load: start });
}
