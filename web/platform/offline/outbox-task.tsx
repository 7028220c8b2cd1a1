import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { refusals, sentLate, useWouldBeLost } from './outbox/outbox-status.ts';

const REFUSED = {
  mark: 'marks.failed',
  undo: 'marks.undoFailed',
  dictionary: 'dictionary.addFailed',
} as const;

/**
 * Keeps the outbox of the person who is logged in open on every page, so that a login sends what an earlier visit could not, and says
 * what the server would not take and what neither server nor device takes.
 */
export function OutboxTask() {
  const { t } = useTranslation();
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    // Not part of the first load; where it does not come, the next write brings it.
    const loading = import('./writes/open-outbox.ts').catch(() => undefined);
    const opening = loading.then(module => (isOver ? undefined : module?.openOutbox(userId, queries)));
    return () => {
      isOver = true;
      void Promise.all([loading, opening]).then(([module, outbox]) => module?.closeOutbox(outbox));
    };
  }, [userId, queries]);
  useEffect(() => {
    return refusals.subscribe(() => showToast('wrong', t(REFUSED[refusals.get()?.kind ?? 'mark'])));
  }, [t]);
  useEffect(
    () =>
      sentLate.subscribe(() => showToast('right', t('offline.sent', { count: sentLate.get()?.count ?? 0 }))),
    [t],
  );
  const wouldBeLost = useWouldBeLost();
  useEffect(() => {
    if (wouldBeLost) showToast('wrong', t('offline.unkept'));
  }, [wouldBeLost, t]);
  useEffect(() => {
    if (!wouldBeLost) return;
    const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeClosing);
    return () => window.removeEventListener('beforeunload', askBeforeClosing);
  }, [wouldBeLost]);
  return null;
}
