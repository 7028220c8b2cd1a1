import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { confirmEmail } from '#contract/account-emails.ts';
import { pathTo } from '#contract/pages.ts';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { refusedFields, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { takeReturn } from '#web/platform/session/return-address.ts';
import { useAccount } from '#web/platform/session/session.ts';
import { beginWelcome } from '#web/platform/session/welcome.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { readGuestWords } from '#web/vocabulary/study/guest-words.ts';
import { isLinkExpired, useLinkToken } from './email-link.ts';
import { OwnerForm } from './owner-form.tsx';
import { BOUNDS, validatePassword } from './validate.ts';

/** Where the link of a letter leads. It takes a press: programs that look into letters open links, and would use them up. */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  usePageTitle(t('owner.confirmTitle'));
  return (
    <FormCard>
      {token === '' ? (
        <>
          <PageHeader title={t('owner.confirmTitle')} lead={t('owner.linkMissing')} />
          <WaysOn />
        </>
      ) : (
        // Almost everybody comes with a link, so what is rendered before it is known is for them.
        <Confirmation key={token} token={token} />
      )}
    </FormCard>
  );
}

function Confirmation({ token }: { token: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { enter } = useAccount();
  const [asksPassword, setAsksPassword] = useState(false);
  const confirming = useMutation({
    mutationFn: (given: { password?: string }) =>
      call<typeof confirmEmail>('POST', '/email/confirm', { body: { token: token ?? '', ...given } }),
    onSuccess: async ({ data }) => {
      // That of a new address brings none.
      if (data.access_token !== null) beginWelcome(data.access_token, readGuestWords().length);
      await enter(data.access_token);
      showToast('right', t('owner.confirmed'));
      navigate(takeReturn() ?? pathTo('profile'));
    },
    // A new address takes none, a registration its own: so that nobody owns an account that a stranger's password opens.
    onError: error => setAsksPassword(asks => asks || isWrongPassword(error)),
  });
  // Any other failure leaves the button: after a lost connection the same press may do.
  const isOver = isLinkExpired(confirming.error);
  const failed = confirming.isError && !isWrongPassword(confirming.error);
  return (
    <>
      <PageHeader title={t('owner.confirmTitle')} lead={!isOver && !asksPassword && t('owner.confirmLead')} />
      <div className="flex flex-col items-start gap-5">
        {failed && <Failure sentence={t('owner.confirmFailed')} error={confirming.error} />}
        {isOver ? (
          <WaysOn />
        ) : asksPassword ? (
          <PasswordForm send={password => confirming.mutateAsync({ password })} />
        ) : (
          <Button look="main" isBusy={confirming.isPending} onClick={() => confirming.mutate({})}>
            {t('owner.confirm')}
          </Button>
        )}
      </div>
    </>
  );
}

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === 'wrong_password';

function PasswordForm({ send }: { send: (password: string) => Promise<unknown> }) {
  const { t } = useTranslation();
  const form = useForm({
    fields: ['password'],
    validate: validatePassword,
    send: async ({ password }) => {
      try {
        await send(password);
      } catch (error) {
        // Every other failure is shown above.
        return refusedFields(['password'], error);
      }
    },
  });
  const problems = useProblemTexts(form.problems, BOUNDS);
  return (
    <div className="w-full">
      <OwnerForm form={{ ...form, problems }} label={t('owner.confirm')}>
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus
          label={t('account.password')}
          hint={t('owner.confirmPassword')}
          error={problems.password}
        />
      </OwnerForm>
    </div>
  );
}

/** What helps where no link does: it was used before and there is an account, or it is too old and there is none yet. */
function WaysOn() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink look="main" to={pathTo('login')}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to={pathTo('register')}>{t('nav.register')}</ButtonLink>
    </div>
  );
}
