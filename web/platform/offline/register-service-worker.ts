import { hasNewVersion, pageScripts } from '#web/platform/loading/new-version.ts';
import type { PageFiles } from './service-worker/build.ts';

/** A tab that is left open learns of a new version within so long. */
const LOOK_MS = 60 * 60_000;

/**
 * Has a service worker store what the page is made of, which then opens without a connection, and notes when there is a newer version
 * than this page. Does nothing where the browser has none: over plain http, in some private windows.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return;
  workers.addEventListener('message', ({ data }: MessageEvent<{ isOld?: boolean }>) => {
    if (data?.isOld === true) hasNewVersion.set(true);
  });
  workers.addEventListener('controllerchange', () => tell(workers.controller));
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (registration === undefined) return;
  // A page that was on its way while the worker took over has none that serves it: this makes it take the page in.
  tell(workers.controller ?? registration.active);
  lookForUpdates(registration);
}

/** The first visit comes before the worker, which learns here what was fetched without it. */
function tell(worker: ServiceWorker | null): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  worker?.postMessage({ used, scripts: pageScripts() } satisfies PageFiles);
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_MS) return;
    lookedAt = performance.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
}
