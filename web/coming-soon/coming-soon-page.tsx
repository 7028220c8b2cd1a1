import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

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
