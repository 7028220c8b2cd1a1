import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function AiTeacherPage() {
  const { t } = useTranslation();
  usePageTitle(t('nav.aiTeacher'));
  return (
    <MessageCard drawing="soon" heading="h1" title={t('nav.aiTeacher')} text={t('aiTeacher.text')}>
      <ButtonLink look="main" to={pathTo('testsMenu')}>
        {t('aiTeacher.trainers')}
      </ButtonLink>
    </MessageCard>
  );
}
