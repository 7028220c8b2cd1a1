import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

/** Says what still works while there is no connection. Its live region is there before any text. */
export function OfflineBand() {
  const { t } = useTranslation();
  const isOffline = useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status">
      {isOffline && (
        <p className="flex min-h-12 items-center justify-center gap-2.5 bg-spark-soft px-5 py-2 sm:px-8">
          <Icon name="offline" />
          {t('layout.offline')}
        </p>
      )}
    </div>
  );
}

function follow(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
