import { REASONS } from '#contract/reasons.ts';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { EmailField, NameField } from '#web/platform/forms/name-and-email.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import type { Captcha } from './captcha.ts';
import type { MessageForm } from './validate.ts';

type MessageFieldsProps = {
  problems: Partial<Record<keyof MessageForm, string>>;
  /** Null until the two numbers have been drawn. */
  captcha: Captcha | null;
  isBusy: boolean;
};

/** The fields of the contact form; a person who is logged in finds name and address filled in. */
export function MessageFields({ problems, captcha, isBusy }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      <ErrorSummary problems={problems} />
      <NameField label={t('contact.name')} defaultValue={user?.name ?? ''} error={problems.name} />
      <EmailField label={t('contact.email')} defaultValue={user?.email ?? ''} error={problems.email} />
      <SelectField name="reason" defaultValue="" label={t('contact.subject')} error={problems.reason}>
        <option value="">{t('contact.chooseSubject')}</option>
        {REASONS.map(reason => (
          <option key={reason} value={reason}>
            {t(`contact.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="message"
        dir="auto"
        label={t('contact.message')}
        error={problems.message}
        className="h-40 resize-y"
      />
      <TextField
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        label={t('contact.captcha', { first: captcha?.first ?? '…', second: captcha?.second ?? '…' })}
        error={problems.captcha}
      />
      <Trap />
      <SubmitButton look="main" isBusy={isBusy} busyLabel={t('contact.sending')}>
        {t('contact.send')}
      </SubmitButton>
    </>
  );
}

/** Nobody sees this field, by eye, ear or keyboard; a program that fills in everything gives itself away. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
