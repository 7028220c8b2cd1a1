import { useTranslation } from 'react-i18next';
import { LONGEST_EMAIL, LONGEST_PASSWORD } from '#contract/bounds.ts';
import { pathTo } from '#contract/pages.ts';
import { TextField } from '../ui/field.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { AccountForm } from './account-form.tsx';
import { useAccount } from './session.ts';
import { useAccountForm } from './use-account-form.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { validateLogin } from './validate.ts';

export function LoginPage() {
  const { t } = useTranslation();
  const { login } = useAccount();
  const {
    problems: found,
    refusal,
    isBusy,
    onSubmit,
  } = useAccountForm({
    fields: ['email', 'password'],
    validate: validateLogin,
    enter: login,
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
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        label={t('account.email')}
        error={problems.email}
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        label={t('account.password')}
        error={problems.password}
      />
    </AccountForm>
  );
}
