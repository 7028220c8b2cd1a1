import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { hasNewVersion } from '#web/platform/loading/new-version.ts';
import { Band } from '#web/platform/query-view/band.tsx';
import { useStore } from '#web/platform/storage/store.ts';
import { Button } from '#web/ui/button.tsx';

/** Offers a new version and waits: the page goes on as it is. */
export function NewVersionBand() {
  const { t } = useTranslation();
  const isThere = useStore(hasNewVersion);
  return (
    <div role="status">
      {isThere && (
        <Band icon="restart" tone="accent">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <p>{t('offline.newVersion')}</p>
            <Button onClick={() => location.reload()}>{t('errors.reload')}</Button>
          </div>
        </Band>
      )}
    </div>
  );
}
