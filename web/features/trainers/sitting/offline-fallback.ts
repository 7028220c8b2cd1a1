import { isFromNoServer } from '#web/platform/http/http.ts';
import { PATIENCE_MS } from '#web/platform/offline/response-cache/response-cache.ts';

/**
 * What a call brings. A server that is away or long silent is replaced by what this device has; where that is nothing, the wait goes on.
 * Rejects as the call does.
 */
export async function offlineFallback<Found>(
  asking: Promise<Found>,
  findKept: () => Promise<Found | undefined>,
): Promise<Found> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const settled = asking
    .catch(async (error: unknown) => {
      const kept = isFromNoServer(error) ? await findKept().catch(() => undefined) : undefined;
      if (kept === undefined) throw error;
      return kept;
    })
    .finally(() => clearTimeout(late));
  // The call may still fail after its replacement was handed out; nobody listens then.
  settled.catch(() => undefined);
  const patience = new Promise(resolve => {
    late = setTimeout(resolve, PATIENCE_MS);
  });
  const onceLate = patience.then(findKept).catch(() => undefined);
  return (await Promise.race([settled, onceLate])) ?? settled;
}
