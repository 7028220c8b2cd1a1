import { useTranslation } from '../i18n/i18n.tsx';
import { useIsOffline } from '../kept/use-is-offline.ts';
import { useStore } from '../store.ts';
import { Icon } from '../ui/icon.tsx';
import { stuckCount } from './late.ts';

/** Says how much waits for a connection, and nothing as long as all goes well, or where the band at the edge says it. */
export function WaitingNotice() {
  const { t } = useTranslation();
  const count = useStore(stuckCount);
  const { isOffline } = useIsOffline();
  return (
    <p role="status" className="text-sm text-spark-ink">
      {count > 0 && !isOffline && (
        <span className="mb-2 inline-flex items-center gap-2 rounded-chip bg-spark-soft px-3 py-1">
          <Icon name="upload" className="size-4" />
          {t('learn.waiting', { count })}
        </span>
      )}
    </p>
  );
}
