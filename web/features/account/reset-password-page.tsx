import { useState } from 'react';
import type { forgotPassword, resetPassword } from '#contract/account-emails.ts';
import { pathTo } from '#contract/pages.ts';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { EmailField } from '#web/platform/forms/name-and-email.tsx';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { isLinkExpired, useLinkToken } from './email-link.ts';
import { OwnerForm, useOwnerForm } from './owner-form.tsx';
import { NewPasswordFields } from './secret-fields.tsx';
import { validateEmail, validateNewPassword } from './validate.ts';

/** Without a link it asks for the letter, with one for the new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const link = useLinkToken();
  const token = link ?? '';
  const [expired, setExpired] = useState<{ token: string; error: unknown }>();
  usePageTitle(t('owner.newPassword'));
  const isGood = token !== '' && token !== expired?.token;
  const lead = t(isGood ? 'owner.passwordLead' : 'owner.resetLead');
  // Its room is reserved: somebody with a link must not see the other form first.
  const isKnown = link !== undefined;
  return (
    <FormCard>
      <PageHeader
        title={t('owner.newPassword')}
        lead={<span className={isKnown ? '' : 'invisible'}>{lead}</span>}
      />
      {isGood ? (
        <ChooseAnew key={token} token={token} onExpired={error => setExpired({ token, error })} />
      ) : (
        <div className={isKnown ? '' : 'invisible'}>
          <AskForLetter refusal={expired?.error} />
        </div>
      )}
    </FormCard>
  );
}

/** Asks for another letter as well: `refusal` is what was said against the link of one before. */
function AskForLetter({ refusal }: { refusal: unknown }) {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  const form = useOwnerForm({
    fields: ['email'],
    validate: validateEmail,
    send: async body => {
      await call<typeof forgotPassword>('POST', '/password/forgotten', { body });
      setIsSent(true);
    },
    failure: t('owner.resetFailed'),
  });
  return (
    <OwnerForm form={form} label={t('owner.resetSend')}>
      <div role="status" className="empty:absolute">
        {isSent && <Notice tone="info">{t('owner.resetSent')}</Notice>}
      </div>
      {refusal !== undefined && !isSent && <Failure sentence={t('owner.resetFailed')} error={refusal} />}
      <EmailField error={form.problems.email} />
    </OwnerForm>
  );
}

type ChooseAnewProps = { token: string; onExpired: (error: unknown) => void };

function ChooseAnew({ token, onExpired }: ChooseAnewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useOwnerForm({
    fields: ['password', 'password_confirmation'],
    validate: validateNewPassword,
    send: async values => {
      try {
        await call<typeof resetPassword>('POST', '/password/reset', { body: { token, ...values } });
      } catch (error) {
        if (isLinkExpired(error)) return onExpired(error);
        throw error;
      }
      showToast('right', t('owner.resetDone'));
      navigate(pathTo('login'));
    },
    failure: t('owner.resetFailed'),
  });
  return (
    <OwnerForm form={form} label={t('owner.changePassword')}>
      <NewPasswordFields problems={form.problems} />
    </OwnerForm>
  );
}
