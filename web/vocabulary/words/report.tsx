import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { lazyLoad } from '#web/platform/loading/lazy-load.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useHandler } from '#web/ui/use-handler.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

/** Few ever report a word, so what asks them comes when one does. */
const load = lazyLoad(() => import('./report-dialog.tsx'));

/** Asks what is wrong with a word; open as long as it is rendered. */
export function Report(props: ReportDialogProps) {
  const { t } = useTranslation();
  const fail = useFailureToast();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const giveUp = useHandler((error: unknown) => {
    fail(t('report.failed'), error);
    props.onClose();
  });
  useEffect(() => {
    load().then(({ ReportDialog }) => setDialog(() => ReportDialog), giveUp);
  }, [giveUp]);
  return Dialog && <Dialog {...props} />;
}

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
