import { useMutation } from '@tanstack/react-query';
import type { confirmEmail } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useAccount } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { isLinkExpired, useLinkToken } from './email-link.ts';

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
  const confirming = useMutation({
    mutationFn: () => call<typeof confirmEmail>('POST', '/email/confirm', { body: { token: token ?? '' } }),
    onSuccess: async ({ data }) => {
      await enter(data.access_token);
      showToast('right', t('owner.confirmed'));
      navigate(pathTo('profile'));
    },
  });
  // Any other failure leaves the button: after a lost connection the same press may do.
  const isOver = isLinkExpired(confirming.error);
  return (
    <>
      <PageHeader title={t('owner.confirmTitle')} lead={!isOver && t('owner.confirmLead')} />
      <div className="flex flex-col items-start gap-5">
        {confirming.isError && <Failure sentence={t('owner.confirmFailed')} error={confirming.error} />}
        {isOver ? (
          <WaysOn />
        ) : (
          <Button look="main" isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
            {t('owner.confirm')}
          </Button>
        )}
      </div>
    </>
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
