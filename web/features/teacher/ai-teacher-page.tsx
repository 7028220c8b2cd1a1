import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTeacherOptions } from '#web/vocabulary/teacher/use-has-teacher.ts';
import { TalkRoom } from './talk-room.tsx';

/** Talks with the teacher; on a server without one it says so. */
export function AiTeacherPage() {
  const { t } = useTranslation();
  usePageTitle(t('nav.aiTeacher'));
  const query = useTeacherOptions();
  return (
    <>
      {query.data === undefined && (
        <h1 tabIndex={-1} className="sr-only">
          {t('nav.aiTeacher')}
        </h1>
      )}
      <QueryView
        query={query}
        failure={t('teacher.notLoaded')}
        loading={<Skeleton rows={3} className="h-28" />}
      >
        {({ data }) => (data.has_teacher ? <Room /> : <NoTeacher />)}
      </QueryView>
    </>
  );
}

function NoTeacher() {
  const { t } = useTranslation();
  return (
    <MessageCard drawing="soon" heading="h1" title={t('nav.aiTeacher')} text={t('aiTeacher.text')}>
      <ButtonLink look="main" to={pathTo('testsMenu')}>
        {t('aiTeacher.trainers')}
      </ButtonLink>
    </MessageCard>
  );
}

function Room() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { status } = useSession();
  if (status === 'guest') return <NotAuthorized title={t('nav.aiTeacher')} text={t('teacher.login')} />;
  return <TalkRoom key={learn} />;
}
