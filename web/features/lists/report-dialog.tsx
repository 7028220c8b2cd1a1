import { useRef, useState } from 'react';
import { LONGEST_NOTE } from '#contract/bounds.ts';
import type { reportList } from '#contract/contact.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { useForm } from '#web/platform/forms/use-form.ts';
import { call } from '#web/platform/http/http.ts';
import { createIdempotencyKeys } from '#web/platform/http/idempotency-key.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { TextArea } from '#web/ui/field.tsx';

/** Asks what is wrong with a list and sends that to the operator; open as long as it is rendered. */
export function ListReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation();
  const fail = useFailureToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ids] = useState(createIdempotencyKeys);
  const form = useForm({
    fields: ['note'],
    validate: () => ({}),
    send: async written => {
      try {
        await call<typeof reportList>('POST', '/lists/:code/reports', {
          params: { code },
          body: { id: ids.of(written), ...written },
        });
        dialog.current?.close();
        showToast('right', t('report.thanks'));
      } catch (error) {
        fail(t('report.failed'), error);
      }
      return undefined;
    },
  });
  return (
    <FormDialog
      ref={dialog}
      title={t('lists.report')}
      action={t('report.send')}
      width="narrow"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextArea name="note" label={t('lists.reportNote')} rows={3} maxLength={LONGEST_NOTE} dir="auto" />
    </FormDialog>
  );
}
