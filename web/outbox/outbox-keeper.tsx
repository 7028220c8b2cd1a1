import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../account/session.ts';

/** Keeps the outbox of whoever is logged in open on every page, so that a login sends what an earlier visit could not. */
export function OutboxKeeper() {
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    // Not part of the first load; where it does not come, the trainers bring it.
    const loading = import('./open-outbox.ts').catch(() => undefined);
    const opening = loading.then(module => (isOver ? undefined : module?.openOutbox(userId, queries)));
    return () => {
      isOver = true;
      void Promise.all([loading, opening]).then(([module, outbox]) => module?.closeOutbox(outbox));
    };
  }, [userId, queries]);
  return null;
}
