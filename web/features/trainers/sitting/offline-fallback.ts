import { PATIENCE_MS } from '#web/platform/http/connection.ts';
import { isFromNoServer } from '#web/platform/http/http.ts';
import { within } from '#web/platform/loading/deadline.ts';

/**
 * What a call brings. A server that is away or long silent is replaced by what this device has; where that is nothing, the wait goes on.
 * Rejects as the call does.
 */
export async function offlineFallback<Found>(
  asking: Promise<Found>,
  findStored: () => Promise<Found | undefined>,
): Promise<Found> {
  const settled = asking.catch(async (error: unknown) => {
    const stored = isFromNoServer(error) ? await findStored().catch(() => undefined) : undefined;
    if (stored === undefined) throw error;
    return stored;
  });
  const inTime = await within(PATIENCE_MS, settled);
  return inTime ?? (await findStored().catch(() => undefined)) ?? settled;
}
