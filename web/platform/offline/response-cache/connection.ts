import { createStore } from '#web/platform/storage/store.ts';

/** Whether the server can be reached, as far as the last call knows; without a network it is neither asked nor waited for. */
export const isServerAway = createStore(false);

const LOOK_AGAIN_MS = 15_000;
/** A server that says nothing for so long to being asked is away. */
const LONGEST_LOOK_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isLooking = false;

/** After a reply of any kind. */
export function noteReached(): void {
  clearTimeout(timer);
  if (isServerAway.get()) isServerAway.set(false);
}

/** After a call that came to nothing, which may have had reasons of its own: asks the server whether it is there. */
export function noteFailed(): void {
  if (isLooking) return;
  isLooking = true;
  void look().finally(() => {
    isLooking = false;
  });
}

/**
 * Whether our server is away, as far as a reply tells: a proxy says so, or the reply is not JSON, which is all that the server says to
 * calls. The login page of a hotel's network comes as 200.
 */
export function isFromElsewhere({ status, headers }: Response): boolean {
  return (status >= 502 && status <= 504) || !headers.get('content-type')?.startsWith('application/json');
}

async function look(): Promise<void> {
  clearTimeout(timer);
  // Only a browser knows; calls are made by tests on Node too, which has no navigator before version 21.
  if (globalThis.navigator?.onLine === false) {
    // Which the browser tells by itself when it is over.
    window.addEventListener('online', noteFailed, { once: true });
    return;
  }
  const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_LOOK_MS) };
  const isThere = await fetch('/health/live', init).then(isWholeReply, () => false);
  if (isThere) return noteReached();
  isServerAway.set(true);
  timer = setTimeout(noteFailed, LOOK_AGAIN_MS);
}

/** Reads it to the end: a reply that nobody reads stays under way, and keeps a connection. */
const isWholeReply = (reply: Response) =>
  reply.text().then(
    () => reply.status === 200 && !isFromElsewhere(reply),
    () => false,
  );
