import { type ComponentType, use } from 'react';
import { loadedOnce } from '#web/platform/loading/lazy-load.ts';

type Loader = () => Promise<Record<string, ComponentType>>;

/** A page in a chunk of its own; once `load` has resolved it renders without suspending. */
export type Page = ComponentType & { load: () => Promise<void> };

/** `page('GuestHomePage', () => import('#web/features/home/guest-home-page.tsx'))` */
export function page(name: string, load: Loader): Page {
  let ready: ComponentType | undefined;
  const start = loadedOnce(async () => {
    ready = (await load())[name];
  });
  const Shown = () => {
    if (ready === undefined) use(start());
    const Loaded = ready as ComponentType;
    return <Loaded />;
  };
  return Object.assign(Shown, { load: start });
}
