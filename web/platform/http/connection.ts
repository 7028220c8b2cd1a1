import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createStore, useStore } from '#web/platform/storage/store.ts';

/** Whether the server can be reached, as far as the last call knows; without a network it is neither asked nor waited for. */
export const isServerAway = createStore(false);

/** A server that says nothing for so long is looked for, and a copy stands in for its response. */
export const PATIENCE_MS = 4000;
const LOOK_AGAIN_MS = 15_000;
/** A server that says nothing for so long to being asked is away. */
const LONGEST_LOOK_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isLooking = false;

/** `fetch`, which also notes whether the server was reached. */
export async function watchedFetch(url: string, init?: RequestInit): Promise<Response> {
  const lookingFor = setTimeout(noteFailed, PATIENCE_MS);
  try {
    const response = await fetch(url, init);
    if (isFromElsewhere(response)) noteFailed();
    else noteReached();
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) noteFailed();
    throw error;
  } finally {
    clearTimeout(lookingFor);
  }
}

/** After a call that came to nothing, which may have had reasons of its own: asks the server whether it is there. */
export function noteFailed(): void {
  if (isLooking) return;
  isLooking = true;
  void look().finally(() => {
    isLooking = false;
  });
}

/** After a response of any kind. */
function noteReached(): void {
  clearTimeout(timer);
  if (isServerAway.get()) isServerAway.set(false);
}

/**
 * Whether our server is away, as far as a response tells: a proxy says so, or the response is not JSON, which is all that the server
 * says to calls. The login page of a hotel's network comes as 200.
 */
export function isFromElsewhere({ status, headers }: Response): boolean {
  return (status >= 502 && status <= 504) || !headers.get('content-type')?.startsWith('application/json');
}

async function look(): Promise<void> {
  clearTimeout(timer);
  if (hasNoNetwork()) {
    // The browser itself tells when that is over.
    window.addEventListener('online', noteFailed, { once: true });
    return;
  }
  const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_LOOK_MS) };
  const isThere = await fetch('/health/live', init).then(isWholeResponse, () => false);
  if (isThere) return noteReached();
  isServerAway.set(true);
  timer = setTimeout(noteFailed, LOOK_AGAIN_MS);
}

/** Reads it to the end: a response that nobody reads stays under way, and keeps a connection. */
const isWholeResponse = (response: Response) =>
  response.text().then(
    () => response.status === 200 && !isFromElsewhere(response),
    () => false,
  );

/** Only a browser knows; calls are made by tests on Node too, which has no navigator before version 21. */
const hasNoNetwork = () => globalThis.navigator?.onLine === false;

/** Whether there is no network, or there is one and no server. */
export const isOffline = () => hasNoNetwork() || isServerAway.get();

export function useIsOffline(): { isOffline: boolean; isAway: boolean } {
  const isUnplugged = useSyncExternalStore(followNetwork, hasNoNetwork, () => false);
  const isAway = useStore(isServerAway);
  return { isOffline: isUnplugged || isAway, isAway: isAway && !isUnplugged };
}

function followNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Does something each time the connection is back. */
export function useOnReconnect(work: () => void): void {
  const { isOffline } = useIsOffline();
  const was = useRef(false);
  const workNow = useEffectEvent(work);
  useEffect(() => {
    if (was.current && !isOffline) workNow();
    was.current = isOffline;
  }, [isOffline]);
}
