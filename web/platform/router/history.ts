import { newId } from '#web/platform/storage/new-id.ts';

/** Where one is: an address of this site, what its link handed over, and the key of its entry in the browser's history. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** How one came to a place: by a link, in place of another, or by the browser's own buttons. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** What the router stands on: the browser's history, or a place that nothing is kept of. */
export type RouterHistory = {
  location: () => Location;
  navigate: (address: string, options: NavigateOptions) => void;
  /** Calls back when the browser's own buttons have moved; the function returned ends it. */
  onPop: (listener: () => void) => () => void;
};

/** The first entry of a visit has the same key on every page. */
export const FIRST_KEY = 'default';

/** The History API of the window. */
export const browserHistory: RouterHistory = {
  location: () => {
    const { pathname, search, hash } = window.location;
    const { state = null, key = FIRST_KEY } = (window.history.state ?? {}) as Partial<Location>;
    return { pathname, search, hash, state, key };
  },
  navigate: (address, { replace = false, state = null }) => {
    const entry = { state, key: newId() };
    if (replace) window.history.replaceState(entry, '', address);
    else window.history.pushState(entry, '', address);
  },
  onPop: listener => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** A place that is given and kept in memory alone: for the server, and for what has no address of its own. */
export function memoryHistory(address: string): RouterHistory {
  let visits = 0;
  let location = locationAt(address, null, FIRST_KEY);
  return {
    location: () => location,
    navigate: (next, { state = null }) => {
      location = locationAt(next, state, String(++visits));
    },
    onPop: () => () => undefined,
  };
}

function locationAt(address: string, state: unknown, key: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state, key };
}
