import { pathTo } from '#contract/pages.ts';
import { useTranslation } from './i18n/i18n.tsx';
import { ButtonLink } from './ui/button.tsx';
import { MessageCard } from './ui/message-card.tsx';
import { usePageTitle } from './ui/use-page-title.ts';

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
