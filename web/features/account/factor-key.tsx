import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { triedAgain } from '#web/platform/loading/retry-once.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Few people turn it on: the drawing of such pictures comes with the first one. Where it does not come, the key can be typed.
const QrCode = lazy(async (): Promise<{ default: ComponentType<{ text: string; label: string }> }> => {
  const loaded = await triedAgain(() => import('./qr-code.tsx')).catch(() => undefined);
  return { default: loaded?.QrCode ?? (() => null) };
});

/** The key of a second factor, to be scanned or typed. */
export function FactorKey({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('owner.factorScan')}</p>
      <Suspense fallback={<Skeleton rows={2} className="h-12" />}>
        <QrCode text={uri} label={t('owner.factorKey')} />
      </Suspense>
      <p className="text-sm text-quiet">
        {t('owner.factorKey')}
        <code dir="ltr" className="block font-semibold text-ink select-all rtl:text-end">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
    </>
  );
}
