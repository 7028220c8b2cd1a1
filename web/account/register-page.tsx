import { useTranslation } from 'react-i18next';
import { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#contract/bounds.ts';
import { pathTo } from '#contract/pages.ts';
import { useLanguages } from '../i18n/languages.ts';
import { TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toasts.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { AccountForm } from './account-form.tsx';
import { useAccount } from './session.ts';
import { useAccountForm } from './use-account-form.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { validateRegistration } from './validate.ts';

const FIELDS = ['name', 'email', 'password', 'password_confirmation'] as const;

export function RegisterPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { register } = useAccount();
  const {
    problems: found,
    refusal,
    isBusy,
    onSubmit,
  } = useAccountForm({
    fields: FIELDS,
    validate: validateRegistration,
    enter: async values => {
      await register({ ...values, language: lang, learning_language: learn });
      showToast('right', t('account.registered'));
    },
    failure: ({ status }) => t(status === 200 ? 'account.registerError' : 'account.registerFailed'),
  });
  const problems = useProblemTexts(found);
  usePageTitle(t('account.register'));
  const fieldOf = (name: (typeof FIELDS)[number]) => ({ name, error: problems[name] });
  return (
    <AccountForm
      title={t('account.register')}
      lead={t('account.registerLead')}
      problems={problems}
      refusal={refusal}
      isBusy={isBusy}
      onSubmit={onSubmit}
      otherwise={{ question: t('account.haveAccount'), to: pathTo('login'), label: t('nav.login') }}
    >
      <TextField
        {...fieldOf('name')}
        autoComplete="name"
        maxLength={LONGEST_NAME}
        label={t('account.name')}
      />
      <TextField
        {...fieldOf('email')}
        type="email"
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        label={t('account.email')}
      />
      <TextField
        {...fieldOf('password')}
        type="password"
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        label={t('account.password')}
        hint={t('account.passwordHint', { count: SHORTEST_PASSWORD })}
      />
      <TextField
        {...fieldOf('password_confirmation')}
        type="password"
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        label={t('account.passwordAgain')}
      />
    </AccountForm>
  );
}
