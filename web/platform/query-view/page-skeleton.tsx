import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Stands in while a page's chunk is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" data-loading className="flex flex-col gap-4">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton rows={1} className="h-9 w-2/3 max-w-sm" />
      <Skeleton rows={3} className="h-20" />
    </div>
  );
}
