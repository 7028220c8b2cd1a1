import { useState } from 'react';
import type { getAccountOptions } from '#contract/account-emails.ts';
import { SHORTEST_PASSWORD } from '#contract/bounds.ts';
import { pathTo } from '#contract/pages.ts';
import { EmailField, NameField } from '#web/platform/forms/name-and-email.tsx';
import { useProblemTexts } from '#web/platform/forms/problems.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useAccount } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { TextField } from '#web/ui/field.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { useGuestWords } from '#web/vocabulary/study/guest-words.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { useLinkToken } from './email-link.ts';
import { BOUNDS, validateRegistration } from './validate.ts';

const FIELDS = ['name', 'email', 'password', 'password_confirmation', 'invitation'] as const;

export function RegisterPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { register } = useAccount();
  const invitation = useLinkToken();
  const options = useEndpoint<typeof getAccountOptions>('/account-options', {});
  const guestWords = useGuestWords();
  const [mailbox, setMailbox] = useState<string | null>(null);
  const signUp = options.data?.data.sign_up;
  const {
    problems: found,
    refusal,
    isBusy,
    onSubmit,
  } = useAccountForm({
    fields: FIELDS,
    validate: validateRegistration,
    enter: async values => {
      const { invitation: given, ...fields } = values;
      const invited = signUp === 'invitation' && { invitation: given.trim() };
      const body = { ...fields, ...invited, language: lang, learning_language: learn };
      const outcome = await register(body, guestWords.length);
      if (outcome === 'letter') {
        setMailbox(values.email);
        return 'stay';
      }
      showToast('right', t(outcome === 'login' ? 'account.loggedIn' : 'account.registered'));
    },
    failure: ({ status }) => t(status === 200 ? 'account.registerError' : 'account.registerFailed'),
  });
  const problems = useProblemTexts(found, BOUNDS);
  usePageTitle(t('account.register'));
  const fieldOf = (name: (typeof FIELDS)[number]) => ({ name, error: problems[name] });
  if (mailbox !== null) return <EmailSentCard mailbox={mailbox} />;
  if (signUp === 'closed')
    return (
      <MessageCard
        drawing="person"
        heading="h1"
        title={t('owner.closedTitle')}
        text={t('owner.closedText')}
      />
    );
  return (
    <AccountForm
      {...(guestWords.length > 0
        ? {
            title: t('keep.title', { count: guestWords.length }),
            lead: t('keep.move'),
            submit: t('keep.makeAccount'),
            words: guestWords,
          }
        : { title: t('account.register'), lead: t('account.registerLead') })}
      problems={problems}
      refusal={refusal}
      isBusy={isBusy}
      onSubmit={onSubmit}
      otherwise={{ question: t('account.haveAccount'), to: pathTo('login'), label: t('nav.login') }}
    >
      <NameField error={problems.name} />
      <EmailField error={problems.email} />
      <TextField
        {...fieldOf('password')}
        type="password"
        autoComplete="new-password"
        label={t('account.password')}
        hint={t('account.passwordHint', { count: SHORTEST_PASSWORD })}
      />
      <TextField
        {...fieldOf('password_confirmation')}
        type="password"
        autoComplete="new-password"
        label={t('account.passwordAgain')}
      />
      {signUp === 'invitation' && (
        <TextField
          key={invitation}
          {...fieldOf('invitation')}
          defaultValue={invitation}
          label={t('owner.invitation')}
          hint={t('owner.invitationHint')}
        />
      )}
    </AccountForm>
  );
}

/** What somebody who has just registered does next: answer the letter. */
function EmailSentCard({ mailbox }: { mailbox: string }) {
  const { t } = useTranslation();
  return (
    <MessageCard
      drawing="done"
      heading="h1"
      title={t('owner.letterTitle')}
      text={t('owner.letterText', { email: mailbox })}
    />
  );
}
