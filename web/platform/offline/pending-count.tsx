import { useIsOffline } from '#web/platform/http/connection.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useStore } from '#web/platform/storage/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { stuckCount } from './outbox/outbox-status.ts';

/**
 * Where the band at the edge gives way to a trainer (`Bands`): a sign that there is no connection, and how many answers
 * wait for one. The band says so to screen readers all the while.
 */
export function PendingCount() {
  const { t } = useTranslation();
  const waiting = useStore(stuckCount);
  const { isOffline, isAway } = useIsOffline();
  if (!isOffline && waiting === 0) return null;
  return (
    <span
      aria-hidden="true"
      title={
        waiting > 0 ? t('learn.waiting', { count: waiting }) : t(isAway ? 'offline.away' : 'layout.offline')
      }
      className="inline-flex items-center gap-1 text-spark-ink min-[78rem]:not-low:hidden"
    >
      <Icon name={isOffline ? 'offline' : 'upload'} className="size-4.5" />
      {waiting > 0 && waiting}
    </span>
  );
}
