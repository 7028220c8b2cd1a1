import type { LearningOverview } from '#contract/learning.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { BegunLanguages } from './begun-languages.tsx';
import { OverviewFigures, RecallFigures } from './figures.tsx';
import { Forecast } from './forecast.tsx';
import { Memory } from './memory.tsx';
import { Report, useReport } from './report.tsx';
import { TodayPanel } from './today-panel.tsx';

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

/** Both calls go out at once; the history comes below what today asks for, and fails by itself. */
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

/** The shape of what comes: what waits today, four figures, charts. */
function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton rows={1} className="h-28" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Skeleton rows={4} className="h-24" />
      </div>
      <ChartsSkeleton />
    </div>
  );
}

function ChartsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton rows={3} className="h-64" />
    </div>
  );
}

/** The languages with words, to look at another one; a single one needs no choice. */
function LanguageChips({ languages }: { languages: LearningOverview['languages'] }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { chooseLearn } = useChoosePair();
  if (languages.length < 2) return null;
  return (
    <ChipRow label={t('dashboard.languages')} className="sm:mx-0 sm:flex-wrap sm:px-0">
      {languages.map(({ learn: code }) => (
        <Chip key={code} isPressed={code === learn} onClick={() => chooseLearn(code)}>
          <span lang={code}>{LANGUAGES.find(language => language.code === code)?.name ?? code}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
