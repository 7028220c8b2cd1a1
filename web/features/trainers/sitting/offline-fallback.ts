import { isFromNoServer } from '#web/platform/http/http.ts';
import { PATIENCE_MS } from '#web/platform/offline/response-cache/response-cache.ts';

/**
 * What a call brings, or what this device has in its place where the server is away or says nothing for long. Waits for a silent server
 * where the device has nothing; rejects as the call does.
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
  // Who has been given what is kept does not hear that the call failed in the end.
  settled.catch(() => undefined);
  const patience = new Promise(resolve => {
    late = setTimeout(resolve, PATIENCE_MS);
  });
  const onceLate = patience.then(findKept).catch(() => undefined);
  return (await Promise.race([settled, onceLate])) ?? settled;
}
