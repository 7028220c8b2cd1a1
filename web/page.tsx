import { type ComponentType, use } from 'react';

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
      (error: unknown) => {
        // A lost connection must not be remembered: the next visit tries again.
        loading = undefined;
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
