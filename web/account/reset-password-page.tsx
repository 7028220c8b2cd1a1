import { useState } from 'react';
import type { forgotPassword, resetPassword } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { call } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useNavigate } from '../router/router.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { showToast } from '../ui/toasts.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FormCard } from './form-card.tsx';
import { EmailField } from './name-and-email.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OwnerForm } from './owner-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useOwnerForm } from './use-owner-form.ts';
import { validateEmail, validateNewPassword } from './validate.ts';

/** Without a link it asks for the letter, with one for the new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  usePageTitle(t('owner.newPassword'));
  return (
    <FormCard>
      <PageHeader
        title={t('owner.newPassword')}
        lead={t(token === '' ? 'owner.resetLead' : 'owner.passwordLead')}
      />
      {token === '' ? <AskForLetter /> : <ChooseAnew token={token} />}
    </FormCard>
  );
}

function AskForLetter() {
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
      <EmailField error={form.problems.email} />
    </OwnerForm>
  );
}

function ChooseAnew({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useOwnerForm({
    fields: ['password', 'password_confirmation'],
    validate: validateNewPassword,
    send: async values => {
      await call<typeof resetPassword>('POST', '/password/reset', { body: { token, ...values } });
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
