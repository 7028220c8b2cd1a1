import { PATIENCE_MS } from '#web/platform/http/connection.ts';
import { isFromNoServer } from '#web/platform/http/http.ts';
import { within } from '#web/platform/loading/deadline.ts';

/**
 * What a call brings. A server that is away or long silent is replaced by what this device has; where that is nothing, the wait goes on.
 * Rejects as the call does.
 */
export async function offlineFallback<Found>(
  asking: Promise<Found>,
  findKept: () => Promise<Found | undefined>,
): Promise<Found> {
  const settled = asking.catch(async (error: unknown) => {
    const kept = isFromNoServer(error) ? await findKept().catch(() => undefined) : undefined;
    if (kept === undefined) throw error;
    return kept;
  });
  const inTime = await within(PATIENCE_MS, settled);
  return inTime ?? (await findKept().catch(() => undefined)) ?? settled;
}
