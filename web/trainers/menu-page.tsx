import { NotAuthorized } from '../account/not-authorized.tsx';
import { useSession } from '../account/session.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
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
