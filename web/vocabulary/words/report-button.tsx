import { useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ReportDialog } from './report-dialog.tsx';

type ReportButtonProps = {
  id: string;
  word: string;
  /** Only a flag, in a row that has no room for words. */
  isFlag?: boolean;
};

/** Where a word is shown: opens the question what is wrong with it. */
export function ReportButton({ id, word, isFlag = false }: ReportButtonProps) {
  const { t } = useTranslation();
  const [isReporting, setIsReporting] = useState(false);
  const open = () => setIsReporting(true);
  return (
    <>
      {isFlag ? (
        <IconButton icon="flag" look="quiet" label={t('report.title', { word })} onClick={open} />
      ) : (
        <Button look="text" className="text-sm" onClick={open}>
          {t('report.open')}
        </Button>
      )}
      {isReporting && <ReportDialog id={id} word={word} onClose={() => setIsReporting(false)} />}
    </>
  );
}
