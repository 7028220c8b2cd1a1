import { useEffect } from 'react';
import type { endLeftSession } from '#contract/sessions.ts';
import { useIsOffline } from '#web/platform/http/connection.ts';
import { call } from '#web/platform/http/http.ts';
import { readLeft, writeLeft } from './pending-logouts.ts';
import { useSession } from './session.ts';

/** Ends what was left while the server was away, once it is there. */
export function LeftSessionsKeeper() {
  const { isOffline } = useIsOffline();
  const { status } = useSession();
  useEffect(() => {
    if (!isOffline && status !== 'loading') void endLeft();
  }, [isOffline, status]);
  return null;
}

/** What does not get through is tried again with the next connection, session or visit. */
async function endLeft(): Promise<void> {
  for (const session of readLeft()) {
    try {
      await call<typeof endLeftSession>('POST', '/sessions/left', { body: { session } });
    } catch {
      return;
    }
    writeLeft(readLeft().filter(other => other !== session));
  }
}
