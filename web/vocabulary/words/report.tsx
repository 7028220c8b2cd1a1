import { useState } from 'react';
import { lazyDialog } from '#web/platform/dialogs/lazy-dialog.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

/** Asks what is wrong with a word; open as long as it is rendered. */
export const Report = lazyDialog<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  'report.failed',
);

/** Where words are shown: opens the question what is wrong with one of them. A list has one such button and not one a row. */
export function ReportButton({ words }: Pick<ReportDialogProps, 'words'>) {
  const { t } = useTranslation();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <Button look="text" className="text-sm" onClick={() => setIsReporting(true)}>
        {t('report.open')}
      </Button>
      {isReporting && <Report words={words} onClose={() => setIsReporting(false)} />}
    </>
  );
}
