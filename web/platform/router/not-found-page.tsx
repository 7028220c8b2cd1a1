import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { ButtonLink } from './button-link.tsx';
import { usePageTitle } from './use-page-title.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <MessageCard drawing="lost" heading="h1" title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink look="main" to={pathTo('home')}>
        {t('notFound.home')}
      </ButtonLink>
    </MessageCard>
  );
}
