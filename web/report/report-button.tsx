import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** Where a word is explained: opens the question what is wrong with it. */
export function ReportButton({ id, word }: { id: string; word: string }) {
  const { t } = useTranslation();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <Button look="text" className="justify-self-start text-sm" onClick={() => setIsReporting(true)}>
        {t('report.open')}
      </Button>
      {isReporting && <ReportDialog id={id} word={word} onClose={() => setIsReporting(false)} />}
    </>
  );
}
