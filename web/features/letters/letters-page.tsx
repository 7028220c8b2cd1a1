import type { getLetters, LettersCourse } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { useTitleInLanguage } from '#web/platform/router/use-page-title.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useStandings } from '#web/vocabulary/marks/use-standings.ts';
import { useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import { CourseHead } from './course-head.tsx';
import { progressIn } from './course-progress.ts';
import { LessonLadder } from './lesson-ladder.tsx';
import { LetterChart } from './letter-chart.tsx';
import { OtherCourses } from './other-courses.tsx';
import { ReadableWords } from './readable-words.tsx';

/** The letters and sounds of the learning language: lessons, words that can be read already, and all signs with how one stands with them. */
export function LettersPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const query = useEndpoint<typeof getLetters>('/letters', { query: { lang, learn } });
  const isWaiting = useIsWaiting(useWordStatesQuery(learn));
  useTitleInLanguage(t('letters.title'), learn);
  return (
    <>
      <BackLink to={pathTo('testsMenu', {}, { lang })} label={t('nav.trainers')} />
      <SameLanguageHint />
      {(query.data === undefined || isWaiting) && (
        <h1 tabIndex={-1} className="sr-only">
          {t('letters.title')}
        </h1>
      )}
      <QueryView
        query={query}
        failure={t('letters.failed')}
        loading={
          <div data-loading className="min-h-dvh">
            <Skeleton rows={2} className="mb-3.5 h-96" />
          </div>
        }
        isWaiting={isWaiting}
      >
        {({ data: { course, others } }) => (
          <>
            {course ? (
              <Course course={course} />
            ) : (
              <PageHeader title={t('letters.title')} lead={t('letters.none')} />
            )}
            <OtherCourses courses={others} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Course({ course }: { course: LettersCourse }) {
  const { learn } = useLanguages();
  const states = useStandings(learn);
  const progress = progressIn(course, states);
  return (
    <>
      <CourseHead course={course} progress={progress} />
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-9 lg:grid-cols-2">
        <LessonLadder course={course} progress={progress} />
        <ReadableWords course={course} progress={progress} />
      </div>
      <LetterChart course={course} states={states} />
    </>
  );
}
