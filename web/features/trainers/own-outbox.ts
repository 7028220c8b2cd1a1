import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { beforeLogout } from '#web/platform/http/before-logout.ts';
import { within } from '#web/platform/loading/deadline.ts';
import { outboxOf } from '#web/platform/offline/writes/write.ts';
import { useSession } from '#web/platform/session/session.ts';

export type OwnOutbox = ReturnType<typeof outboxOf>;

/** Learning goes on without a server that takes longer. */
const LONGEST_FLUSH_MS = 3000;

/**
 * The outbox of the person who began; null for a guest. A login that runs out in the middle of a test leaves the answers theirs, to be
 * sent after the next login; after a logout there is no log.
 */
export function useOwnOutbox() {
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  const outbox = useRef<OwnOutbox>(null);
  useEffect(() => {
    if (userId !== undefined) outbox.current = outboxOf(userId, queries);
  }, [userId, queries]);
  useEffect(
    () =>
      beforeLogout(async () => {
        await outbox.current?.flush();
        outbox.current = null;
      }),
    [],
  );
  return outbox;
}

/** Sends what waits, as far as the server takes it soon. */
export async function flushSoon(outbox: Pick<OwnOutbox, 'flush'> | null): Promise<void> {
  await within(LONGEST_FLUSH_MS, outbox?.flush() ?? Promise.resolve());
}
