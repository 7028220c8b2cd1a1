import { LANGUAGES } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { BegunLanguages } from './begun-languages.tsx';
import { ChartsSkeleton, DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Forecast } from './forecast.tsx';
import { LanguageChips } from './language-chips.tsx';
import { Memory } from './memory.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { RecallFigures } from './recall-figures.tsx';
import { Report } from './report.tsx';
import { TodayPanel } from './today-panel.tsx';
import { useReport } from './use-report.ts';

/** The learner's own progress in the language being learned, and over all. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { status } = useSession();
  usePageTitle(t('nav.dashboard'));
  if (status === 'guest')
    return <NotAuthorized title={t('account.notAuthorized')} text={t('dashboard.login')} />;
  const language = LANGUAGES.find(({ code }) => code === learn);
  return (
    <>
      <PageHeader
        title={t('nav.dashboard')}
        lead={
          <>
            {t('dashboard.lead')} <bdi lang={learn}>{language?.name}</bdi>
          </>
        }
      />
      <Progress />
    </>
  );
}

/** Both calls go out at once; the history stands below what today asks for, and fails by itself. */
function Progress() {
  const { t } = useTranslation();
  const overview = useLearning();
  const history = useReport();
  const failure = t('dashboard.failed');
  return (
    <QueryView query={overview} failure={failure} loading={<DashboardSkeleton />}>
      {({ data }) => (
        <div className="flex flex-col gap-5">
          <LanguageChips languages={data.languages} />
          <TodayPanel overview={data} />
          <OverviewFigures overview={data} />
          <div className="grid gap-5 lg:grid-cols-[1.5fr_1fr]">
            <Forecast today={data.day} counts={data.forecast} />
            <Memory />
          </div>
          <RecallFigures recall30={data.recall30} />
          <QueryView query={history} failure={failure} loading={<ChartsSkeleton />}>
            {({ data: report }) => <Report report={report} />}
          </QueryView>
          <BegunLanguages languages={data.languages} />
        </div>
      )}
    </QueryView>
  );
}
