import { useTranslation } from '../i18n/i18n.tsx';
import { shownCopies } from '../kept/kept-replies.ts';
import { useIsOffline } from '../kept/use-is-offline.ts';
import { stuckCount } from '../outbox/late.ts';
import { useStore } from '../store.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Says what still works while there is no connection, how many answers wait for one, and of when a person's data is, where it is not of now.
 * Its live region is there before any text.
 */
export function OfflineBand() {
  const { t } = useTranslation();
  const { isOffline, isAway } = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <div className="flex min-h-12 items-center justify-center gap-2.5 bg-spark-soft px-5 py-2 sm:px-8">
          <Icon name="offline" />
          <div className="min-w-0">
            <p>{t(isAway ? 'offline.away' : 'layout.offline')}</p>
            <Waiting />
          </div>
        </div>
      )}
      <SavedAt />
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const count = useStore(stuckCount);
  return count > 0 && <p className="text-sm">{t('learn.waiting', { count })}</p>;
}

function SavedAt() {
  const { t, i18n } = useTranslation();
  const copies = [...useStore(shownCopies).values()].filter(({ isPersonal }) => isPersonal);
  if (copies.length === 0) return null;
  const oldest = Math.min(...copies.map(({ keptAt }) => keptAt));
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="bg-spark-soft px-5 pb-2 text-center text-sm sm:px-8">
      {t('offline.savedAt', { when: time.format(oldest) })}
    </p>
  );
}
