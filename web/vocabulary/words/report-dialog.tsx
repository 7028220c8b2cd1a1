import { useRef, useState } from 'react';
import { LONGEST_NOTE } from '#contract/bounds.ts';
import type { reportWord } from '#contract/contact.ts';
import { FAULTS, type Fault } from '#contract/reasons.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { useForm } from '#web/platform/forms/use-form.ts';
import { call } from '#web/platform/http/http.ts';
import { createIdempotencyKeys } from '#web/platform/http/idempotency-key.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { SelectField, TextArea } from '#web/ui/field.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';

type ReportedWord = { id: string; word: string };

/** `words` holds one at least; several are a choice. */
export type ReportDialogProps = { words: readonly ReportedWord[]; onClose: () => void };

/** Asks what is wrong with a word and sends that to the operator; open as long as it is rendered. */
export function ReportDialog({ words, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const pair = useLanguages();
  const fail = useFailureToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ids] = useState(createIdempotencyKeys);
  const [id, setId] = useState(words[0]?.id ?? '');
  const title = t('report.title', { word: words.find(word => word.id === id)?.word ?? '' });
  const form = useForm({
    fields: ['fault', 'note'],
    validate: () => ({}),
    send: async ({ fault, note }) => {
      try {
        const written = { ...pair, fault: fault as Fault, note };
        await call<typeof reportWord>('POST', '/words/:wordId/reports', {
          params: { wordId: id },
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
      title={title}
      action={t('report.send')}
      width="narrow"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {words.length > 1 && (
        <SelectField
          label={t('report.which')}
          lang={pair.learn}
          value={id}
          onChange={({ target }) => setId(target.value)}
        >
          {words.map(word => (
            <option key={word.id} value={word.id}>
              {word.word}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset aria-label={title} className="flex flex-col">
        {FAULTS.map((fault, index) => (
          <RadioField
            key={fault}
            name="fault"
            value={fault}
            defaultChecked={index === 0}
            label={t(`report.faults.${fault}`)}
          />
        ))}
      </fieldset>
      <TextArea name="note" label={t('report.note')} rows={2} maxLength={LONGEST_NOTE} dir="auto" />
    </FormDialog>
  );
}
