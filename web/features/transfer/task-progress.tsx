import { useId } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

type TaskProgressProps = { label: string; share: number; onCancel: () => void };

/** How much of a task is done, from 0 to 1, and a way to stop it. */
export function TaskProgress({ label, share, onCancel }: TaskProgressProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={share} max={1} className="h-3 min-w-40 flex-1 accent-accent" />
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
    </div>
  );
}
