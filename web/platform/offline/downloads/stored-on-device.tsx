import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { inMegabytes, removeStored, type StoredSizes, storedSizes } from './stored-sizes.ts';

const NAMES = {
  app: 'offline.app',
  lists: 'offline.lists',
  sounds: 'offline.sounds',
  pictures: 'offline.pictures',
} as const;

/** What this device stores. Over plain http browsers store nothing of the kind, which is said here and nowhere else. */
export function StoredOnDevice() {
  const { t } = useTranslation();
  return 'caches' in window ? <Sizes /> : <p>{t('offline.insecure')}</p>;
}

/** How much of what is stored, whether the browser may remove it, and a way to remove it. */
function Sizes() {
  const { t, i18n } = useTranslation();
  const [sizes, setSizes] = useState<StoredSizes>();
  const [isPersistent, setIsPersistent] = useState(false);
  const look = useCallback(async () => {
    setIsPersistent((await navigator.storage?.persisted?.().catch(() => false)) ?? false);
    setSizes(await storedSizes());
  }, []);
  useEffect(() => void look(), [look]);
  const remove = async () => {
    await removeStored();
    await look();
  };
  if (sizes === undefined) return <p role="status">{t('common.loading')}</p>;
  return (
    <>
      <dl className="flex flex-col gap-2">
        {sizes.map(({ kind, bytes }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{t(NAMES[kind])}</dt>
            <dd className="whitespace-nowrap tabular-nums text-quiet">{inMegabytes(bytes, i18n.language)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">{t(isPersistent ? 'offline.persistent' : 'offline.notPersistent')}</p>
      {sizes.some(({ kind }) => kind !== 'app') && (
        <Button onClick={() => void remove()}>{t('offline.clear')}</Button>
      )}
    </>
  );
}
