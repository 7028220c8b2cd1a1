import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { MessageCard } from '#web/ui/message-card.tsx';

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
