import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { Playing } from './sitting-state.ts';

/** Tells those who do not see the flag that the answer was wrong. */
export function MistakeNews({ sitting: { flaggedIds, wrong } }: { sitting: Playing }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="sr-only">
      {flaggedIds.length > 0 && <span key={wrong}>{t('trainers.tryAgain')}</span>}
    </p>
  );
}
