import { useMutation } from '@tanstack/react-query';
import type { confirmEmail } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { call } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useNavigate } from '../router/router.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { showToast } from '../ui/toasts.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FormCard } from './form-card.tsx';
import { useAccount } from './session.ts';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of a letter leads. It takes a press: programs that look into letters open links, and would use them up. */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { enter } = useAccount();
  const token = useLinkToken();
  const confirming = useMutation({
    mutationFn: () => call<typeof confirmEmail>('POST', '/email/confirm', { body: { token } }),
    onSuccess: async ({ data }) => {
      await enter(data.access_token);
      showToast('right', t('owner.confirmed'));
      navigate(pathTo('profile'));
    },
  });
  usePageTitle(t('owner.confirmTitle'));
  return (
    <FormCard>
      <PageHeader
        title={t('owner.confirmTitle')}
        lead={t(token === '' ? 'owner.linkMissing' : 'owner.confirmLead')}
      />
      {confirming.isError && <Failure sentence={t('owner.confirmFailed')} error={confirming.error} />}
      {token !== '' && !confirming.isError && (
        <Button look="main" isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
          {t('owner.confirm')}
        </Button>
      )}
      {token === '' && (
        <ButtonLink look="main" to={pathTo('login')}>
          {t('nav.login')}
        </ButtonLink>
      )}
    </FormCard>
  );
}
