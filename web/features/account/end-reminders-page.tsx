import { useMutation } from '@tanstack/react-query';
import { pathTo } from '#contract/pages.ts';
import type { endReminderByLink } from '#contract/reminders.ts';
import { FormCard } from '#web/platform/forms/form-card.tsx';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { isLinkExpired, useLinkToken } from './email-link.ts';

/** Where the link of a reminder leads: one press ends them, logged in or not. Programs that look into e-mails open links, so it takes the press. */
export function EndRemindersPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  usePageTitle(t('reminder.endTitle'));
  return <FormCard>{token === '' ? <BrokenLink /> : <Ending key={token} token={token} />}</FormCard>;
}

function Ending({ token = '' }: { token: string | undefined }) {
  const { t } = useTranslation();
  const ending = useMutation({
    mutationFn: () => call<typeof endReminderByLink>('POST', '/reminder/end-by-link', { body: { token } }),
  });
  if (isLinkExpired(ending.error)) return <BrokenLink />;
  const { isSuccess } = ending;
  return (
    <>
      <PageHeader title={t('reminder.endTitle')} lead={!isSuccess && t('reminder.endText')} />
      <div role="status" className="flex flex-col items-start gap-5">
        {ending.isError && <Failure sentence={t('reminder.endFailed')} error={ending.error} />}
        {isSuccess ? (
          <>
            <p>{t('reminder.ended')}</p>
            <ToProfile />
          </>
        ) : (
          <Button look="main" isBusy={ending.isPending} onClick={() => ending.mutate()}>
            {t('reminder.end')}
          </Button>
        )}
      </div>
    </>
  );
}

function BrokenLink() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('reminder.endTitle')} lead={t('reminder.linkBroken')} />
      <ToProfile />
    </>
  );
}

function ToProfile() {
  const { t } = useTranslation();
  return (
    <div>
      <ButtonLink to={pathTo('profile')}>{t('account.profile')}</ButtonLink>
    </div>
  );
}
