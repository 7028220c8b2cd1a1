import { useEffect } from 'react';
import { REMINDED_HASH } from '#contract/reminder-bounds.ts';
import type { noteReminderOpened } from '#contract/reminders.ts';
import { call } from '#web/platform/http/http.ts';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';

/** Tells the server that a reminder was opened, where one led here. Silent: nothing depends on it here. */
export function useReminded(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isUser = useSession().status === 'user';
  useEffect(() => {
    if (hash !== REMINDED_HASH || !isUser) return;
    navigate({ pathname, search }, { replace: true });
    call<typeof noteReminderOpened>('POST', '/reminder/opened', {}).catch(() => undefined);
  }, [hash, pathname, search, isUser, navigate]);
}
