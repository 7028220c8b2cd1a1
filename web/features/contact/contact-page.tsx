import { useEffect, useRef, useState } from 'react';
import { REASONS } from '#contract/reasons.ts';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { refusedFields, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { createSameIds } from '#web/platform/http/idempotency-key.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { leaveMessage } from './api.ts';
import { type Captcha, drawCaptcha } from './captcha.ts';
import { MessageFields } from './message-fields.tsx';
import { validateMessage } from './validate.ts';

const FIELDS = ['name', 'email', 'reason', 'message', 'captcha', 'website'] as const;

export function ContactPage() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const [ids] = useState(createSameIds);
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
