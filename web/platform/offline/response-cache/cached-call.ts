import type { Call, Endpoint, Reply } from '#contract/endpoint.ts';
import { isFromElsewhere, isServerAway, PATIENCE_MS, watchedFetch } from '#web/platform/http/connection.ts';
import { callBy } from '#web/platform/http/http.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { within } from '#web/platform/loading/deadline.ts';
import { ifPossible } from '#web/platform/storage/if-possible.ts';
import { createStore } from '#web/platform/storage/store.ts';
import { canStore, findCopy, shownCopies, storeCopy, storedAt } from './response-cache.ts';

/** Of a server that was silent a moment ago it is enough that it may speak again. */
const PATIENCE_WITH_SILENT_MS = 500;
/** How long after a failure it is asked again behind the copy that is shown, as long as the server is not known to be away. */
const AGAIN_MS = [1000, 5000];
const HANDED_OVER_MS = 1000;

let isSilent = false;

/** The address of the response that came after its copy had been given: who shows the copy asks once more, and has it at once. */
export const lateResponse = createStore('');
const lateResponses = new Map<string, Response>();

/**
 * Like `call`, for what is read: a copy of the response is stored, and comes back where the server is away, which `shownCopies` tells.
 * What is not everybody's is stored under the id of the person whose token it is. Throws ApiError.
 */
export function callCached<E extends Endpoint & { method: 'GET' }>(
  path: E['path'],
  given: Call<E>,
  access: E['access'],
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return callBy<E>(fetchCached(access === 'anyone' ? undefined : tokenOwner()), ['GET', path], given, signal);
}

/** Like `fetch`, for the reading calls of one person or of everybody. */
export function fetchCached(userId: string | undefined, patience = PATIENCE_MS): typeof watchedFetch {
  return async (url, init) => {
    if (!(await canStore(userId))) return watchedFetch(url, init);
    const asked = `${userId} ${url}`;
    const arrived = lateResponses.get(asked);
    if (arrived !== undefined) {
      lateResponses.delete(asked);
      noteShown(userId, url, arrived);
      return arrived;
    }
    let isCopyGiven = false;
    const ask = async (signal?: AbortSignal | null) => {
      const response = await watchedFetch(url, { ...init, signal });
      isSilent = false;
      if (response.status !== 200 || isFromElsewhere(response)) return response;
      void storeCopy(userId, url, response.clone());
      if (isCopyGiven) {
        isCopyGiven = false;
        handOver(asked, url, response.clone());
      }
      return response;
    };
    // The connection broke once and the server is there: nothing says that it is back, and the copy would stay for good.
    const askAgain = async () => {
      for (const wait of AGAIN_MS) {
        await new Promise(resolve => setTimeout(resolve, wait));
        if (!isCopyGiven || isServerAway.get()) return;
        await ifPossible(ask);
      }
    };
    const fromNetwork = ask(init?.signal);
    const first = await within(isSilent ? PATIENCE_WITH_SILENT_MS : patience, fromNetwork).catch(
      () => undefined,
    );
    if (init?.signal?.aborted) return fromNetwork;
    const isGood = first !== undefined && !isFromElsewhere(first);
    const copy = isGood ? undefined : await findCopy(userId, url);
    const response = isGood ? first : (copy ?? first ?? (await fromNetwork));
    isCopyGiven = storedAt(response) !== undefined;
    if (isCopyGiven) {
      isSilent = true;
      const failing = fromNetwork.then(isFromElsewhere, () => true);
      void failing.then(isFailed => (isFailed ? askAgain() : undefined));
    }
    noteShown(userId, url, response);
    return response;
  };
}

function handOver(asked: string, url: string, response: Response): void {
  lateResponses.set(asked, response);
  setTimeout(() => lateResponses.delete(asked), HANDED_OVER_MS);
  lateResponse.set(url);
}

function noteShown(userId: string | undefined, url: string, response: Response): void {
  const time = storedAt(response);
  const shown = new Map(shownCopies.get());
  if (time === undefined && !shown.delete(url)) return;
  if (time !== undefined) shown.set(url, { storedAt: time, isPersonal: userId !== undefined });
  shownCopies.set(shown);
}
