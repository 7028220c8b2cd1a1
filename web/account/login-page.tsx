import { useState } from 'react';
import { LONGEST_PASSWORD } from '#contract/bounds.ts';
import type { getAccountOptions } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { ApiError } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useEndpoint } from '../queries.ts';
import { Link } from '../router/link.tsx';
import { TextField } from '../ui/field.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './name-and-email.tsx';
import { useAccount } from './session.ts';
import { useAccountForm } from './use-account-form.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { validateCode, validateLogin } from './validate.ts';

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
  const problems = useProblemTexts(found);
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
        maxLength={LONGEST_PASSWORD}
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
