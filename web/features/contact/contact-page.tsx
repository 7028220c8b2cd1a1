import { useEffect, useRef, useState } from 'react';
import type { sendMessage } from '#contract/contact.ts';
import type { Call } from '#contract/endpoint.ts';
import { REASONS } from '#contract/reasons.ts';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { EmailField, NameField } from '#web/platform/forms/name-and-email.tsx';
import { refusedFields, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { call } from '#web/platform/http/http.ts';
import { createIdempotencyKeys } from '#web/platform/http/idempotency-key.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useSession } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type Captcha, drawCaptcha } from './captcha.ts';
import { type MessageForm, validateMessage } from './validate.ts';

const FIELDS = ['name', 'email', 'reason', 'message', 'captcha', 'website'] as const;

export function ContactPage() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const [ids] = useState(createIdempotencyKeys);
  usePageTitle(t('nav.contact'));
  const renewCaptcha = () => setCaptcha(before => drawCaptcha(Math.random, before));
  useEffect(renewCaptcha, []);

  const form = useForm({
    fields: FIELDS,
    validate: values => {
      const problems = validateMessage(values, captcha ? captcha.first + captcha.second : Number.NaN);
      if (Object.keys(problems).length > 0) showToast('wrong', t('contact.error_fill_all_fields'));
      if (problems.captcha) {
        renewCaptcha();
        emptyCaptcha(element.current);
      }
      return problems;
    },
    send: async ({ name, email, reason, message, website }) => {
      try {
        const chosen = REASONS.find(each => each === reason) ?? 'Other';
        const written = { name, email, reason: chosen, message, website };
        await leaveMessage({ id: ids.of(written), ...written });
        ids.forget();
        showToast('right', t('contact.sent'));
        element.current?.reset();
        renewCaptcha();
      } catch (error) {
        // The text stays.
        const refused = refusedFields(FIELDS, error);
        if (refused === undefined) showFailure(t('contact.failed'), error);
        return refused;
      }
    },
  });
  const problems = useProblemTexts(form.problems);
  return (
    <FormCard>
      <PageHeader title={t('nav.contact')} lead={t('contact.lead')} />
      <form ref={element} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <MessageFields problems={problems} captcha={captcha} isBusy={form.isBusy} />
      </form>
    </FormCard>
  );
}

function emptyCaptcha(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('captcha');
  if (field instanceof HTMLInputElement) field.value = '';
}

type MessageFieldsProps = {
  problems: Partial<Record<keyof MessageForm, string>>;
  /** Null until the two numbers have been drawn. */
  captcha: Captcha | null;
  isBusy: boolean;
};

/** The fields of the contact form; a person who is logged in finds name and address filled in. */
function MessageFields({ problems, captcha, isBusy }: MessageFieldsProps) {
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

type Message = Call<typeof sendMessage>['body'];

/** Leaves a message with the people who run the server; throws ApiError. */
async function leaveMessage(message: Message): Promise<void> {
  await call<typeof sendMessage>('POST', '/contact/send-message', { body: message });
}
