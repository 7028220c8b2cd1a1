import { useMutation } from '@tanstack/react-query';
import type { exportAccount } from '#contract/account-data.ts';
import { call } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button.tsx';
import { useFailureToast } from '../ui/use-failure-toast.ts';

export function ExportButton() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const exporting = useMutation({
    mutationFn: () => call<typeof exportAccount>('GET', '/profile/export', {}),
    onSuccess: data => {
      const name = `slova-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 1));
    },
    onError: error => showFailure(t('owner.exportFailed'), error),
  });
  return (
    <Button icon="download" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
      {t('owner.export')}
    </Button>
  );
}
