import { useEffect } from 'react';
import type { endLeftSession } from '#contract/sessions.ts';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { call } from '#web/platform/http/http.ts';
import { readPendingLogouts, writePendingLogouts } from './pending-logouts.ts';
import { useSession } from './session.ts';

/** Ends what was left while the server was away, once it is there. */
export function PendingLogoutsTask() {
  const { isOffline } = useIsOffline();
  const { status } = useSession();
  useEffect(() => {
    if (!isOffline && status !== 'loading') void endPendingLogouts();
  }, [isOffline, status]);
  return null;
}

/** What does not get through is tried again with the next connection, session or visit. */
async function endPendingLogouts(): Promise<void> {
  for (const session of readPendingLogouts()) {
    try {
      await call<typeof endLeftSession>('POST', '/sessions/left', { body: { session } });
    } catch {
      return;
    }
    writePendingLogouts(readPendingLogouts().filter(other => other !== session));
  }
}
