import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.tsx';
import { hasNewVersion } from '../new-version.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** Offers a new version and waits: the page goes on as it is. */
export function NewVersionBand() {
  const { t } = useTranslation();
  const isThere = useStore(hasNewVersion);
  const [isLater, setIsLater] = useState(false);
  return (
    <div role="status">
      {isThere && !isLater && (
        <div className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-accent-soft px-5 py-2 sm:px-8">
          <p className="flex items-center gap-2.5">
            <Icon name="restart" />
            {t('offline.newVersion')}
          </p>
          <span className="flex items-center gap-2">
            <Button onClick={() => location.reload()}>{t('errors.reload')}</Button>
            <IconButton icon="cross" label={t('common.close')} onClick={() => setIsLater(true)} />
          </span>
        </div>
      )}
    </div>
  );
}
