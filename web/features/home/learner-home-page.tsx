import type { listCategories } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { planOf } from '#web/vocabulary/study/plan.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { ContinueLearning } from './continue-learning.tsx';
import { DayCard } from './day-card.tsx';
import { HomeFrame } from './home-frame.tsx';
import { NewWord } from './new-word.tsx';
import { TodayHero } from './today-hero.tsx';
import { WordsSoFar } from './words-so-far.tsx';
import { YourLanguages } from './your-languages.tsx';

/** The home of a learner, and of a visitor who may be one. */
export function LearnerHomePage() {
  return <HomeFrame top={<LearnerHome />} />;
}

/** What waits today and how the week went, then everything that was begun. */
function LearnerHome() {
  const { t } = useTranslation();
  const query = useLearning();
  // What there is to continue with comes above the rest.
  const { lang, learn } = useLanguages();
  const topics = useEndpoint<typeof listCategories>('/categories', { query: { lang, learn } });
  const isWaiting = useIsWaiting(useBegun(), topics);
  return (
    <>
      {(query.data === undefined || isWaiting) && (
        <h1 tabIndex={-1} className="sr-only">
          {t('home.today.title')}
        </h1>
      )}
      <QueryView query={query} failure={t('dashboard.failed')} loading={<Loading />} isWaiting={isWaiting}>
        {({ data }) => (
          <>
            <div>
              <SameLanguageHint />
              <div className="grid gap-3.5 lg:grid-cols-[2fr_1fr] lg:gap-5">
                <TodayHero overview={data} />
                <DayCard overview={data} />
              </div>
              {planOf(data, learn) === 'safe' && <WordsSoFar />}
            </div>
            <ContinueLearning />
            {/* One language is a single row, which would leave a hole beside the word. */}
            <div
              className={`grid gap-12 empty:hidden sm:gap-16 ${data.languages.length > 1 ? 'lg:grid-cols-[1.5fr_1fr] lg:items-start lg:gap-5' : ''}`}
            >
              <YourLanguages languages={data.languages} />
              {/* Its translation would be the word itself. */}
              {lang !== learn && <NewWord />}
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

function Loading() {
  return (
    <div data-loading className="grid min-h-dvh content-start gap-3.5 lg:grid-cols-[2fr_1fr] lg:gap-5">
      <Skeleton rows={2} className="h-96 rounded-panel lg:h-85" />
    </div>
  );
}
