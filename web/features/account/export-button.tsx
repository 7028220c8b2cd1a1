import { useMutation } from '@tanstack/react-query';
import type { exportAccount } from '#contract/account-data.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';

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
