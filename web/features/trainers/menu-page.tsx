import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { PageSkeleton } from '#web/platform/query-view/page-skeleton.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LearningTips } from './learning-tips.tsx';
import { ComingTestCard, TestCard } from './test-card.tsx';

export function MenuPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  usePageTitle(t('trainers.title'));
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'guest')
    return <NotAuthorized title={t('account.notAuthorized')} text={t('trainers.loginToAccess')} />;
  return (
    <>
      <PageHeader title={t('trainers.title')} lead={t('trainers.lead')} />
      <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
        <TestCard testType="translation_to_word" />
        <TestCard testType="word_to_translation" />
        <ComingTestCard name="mixed-test" />
        <ComingTestCard name="speed-test" />
      </ul>
      <LearningTips />
    </>
  );
}
