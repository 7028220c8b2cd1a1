import { useState } from 'react';
import type { getAccountOptions } from '#contract/account-emails.ts';
import { pathTo } from '#contract/pages.ts';
import { EmailField } from '#web/platform/forms/name-and-email.tsx';
import { useProblemTexts } from '#web/platform/forms/problems.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useAccount } from '#web/platform/session/session.ts';
import { TextField } from '#web/ui/field.tsx';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { CodeField } from './secret-fields.tsx';
import { BOUNDS, validateCode, validateLogin } from './validate.ts';

export function LoginPage() {
  const { t } = useTranslation();
  const { login } = useAccount();
  const options = useEndpoint<typeof getAccountOptions>('/account-options', {});
  const [asksCode, setAsksCode] = useState(false);
  const {
    problems: found,
    refusal,
    isBusy,
    onSubmit,
  } = useAccountForm({
    fields: ['email', 'password', 'code'],
    validate: values => ({ ...validateLogin(values), ...(asksCode && validateCode(values)) }),
    enter: async ({ code, ...values }) => {
      try {
        await login({ ...values, ...(asksCode && { code }) });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'code_required')) throw error;
        setAsksCode(true);
        return 'stay';
      }
    },
    failure: () => t('account.loginFailed'),
  });
  const problems = useProblemTexts(found, BOUNDS);
  usePageTitle(t('account.login'));
  return (
    <AccountForm
      title={t('account.login')}
      lead={t('account.loginLead')}
      problems={problems}
      refusal={refusal}
      isBusy={isBusy}
      onSubmit={onSubmit}
      otherwise={{ question: t('account.noAccount'), to: pathTo('register'), label: t('nav.register') }}
    >
      <EmailField error={problems.email} />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('account.password')}
        error={problems.password}
      />
      {asksCode && <CodeField error={problems.code} autoFocus />}
      {options.data?.data.has_mail && (
        <Link to={pathTo('resetPassword')} className="font-medium text-accent underline underline-offset-4">
          {t('owner.forgotten')}
        </Link>
      )}
    </AccountForm>
  );
}
