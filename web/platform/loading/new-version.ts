import { createStore } from '#web/platform/storage/store.ts';

/** Whether the server, or the service worker, is of a newer version than this page. */
export const hasNewVersion = createStore(false);

const RELOADED_KEY = 'reloaded_at';
/** A page that is still the old one after a reload comes from a proxy: another reload would not help. */
const RELOADS_APART_MS = 60_000;
/** A server that says nothing for so long has no newer version for anybody. */
const LONGEST_LOOK_MS = 5000;

/** The scripts that the page's HTML names: they tell which build it is of. */
export function pageScripts(): string[] {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  return Array.from(scripts, ({ src }) => new URL(src).pathname);
}

/**
 * After a file of the page could not be fetched: reloads where the server has a newer version, in which the file is named
 * otherwise. Resolves with false where it did not, because the server is away, has the same version, or a reload has not helped.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if (!(await isOutdated()) || !mayReload()) return false;
  location.reload();
  return true;
}

/** After a file could not be fetched that the page can do without: has a newer version offered, if that is why. */
export async function noteIfOutdated(): Promise<boolean> {
  if (await isOutdated()) hasNewVersion.set(true);
  return hasNewVersion.get();
}

async function isOutdated(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_LOOK_MS);
    const response = await fetch('/shell.html', { cache: 'no-store', signal });
    if (response.status !== 200) return false;
    const shell = await response.text();
    // A network that wants a login sends pages of its own, for any address.
    return shell.includes('<div id="root"') && pageScripts().some(path => !shell.includes(`"${path}"`));
  } catch {
    return false;
  }
}

/** Where the tab's storage is blocked, nobody could tell that it was tried. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Math.abs(Date.now() - last) < RELOADS_APART_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
