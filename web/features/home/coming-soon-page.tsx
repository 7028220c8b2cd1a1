import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { MessageCard } from '#web/ui/message-card.tsx';

export function ExercisesPage() {
  const { t } = useTranslation();
  return <ComingSoon title={t('comingSoon.exercises')} />;
}

export function PostsPage() {
  const { t } = useTranslation();
  return <ComingSoon title={t('comingSoon.posts')} />;
}

function ComingSoon({ title }: { title: string }) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <MessageCard drawing="soon" heading="h1" title={title} text={t('comingSoon.text')}>
      <ButtonLink look="main" to={pathTo('categories')}>
        {t('comingSoon.categories')}
      </ButtonLink>
    </MessageCard>
  );
}
