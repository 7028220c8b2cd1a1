import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#contract/languages.ts';
import { PAGES } from '#contract/pages.ts';
import type { getProgress } from '#contract/progress.ts';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { useEndpoint } from '../queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotAuthorized } from '../ui/not-authorized.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';

/** The learner's own progress in the language being learned. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { status } = useSession();
  const today = useToday();
  const isOn = status === 'user' && today !== null;
  const query = useEndpoint<typeof getProgress>('/progress', { query: { learn, today } }, isOn);
  usePageTitle(t('nav.dashboard'));
  if (status === 'guest')
    return <NotAuthorized title={t('account.notAuthorized')} text={t('dashboard.login')} />;
  const language = LANGUAGES.find(({ code }) => code === learn);
  return (
    <>
      <PageHeader title={t('nav.dashboard')} lead={<bdi lang={learn}>{language?.name}</bdi>}>
        <ButtonLink look="primary" to={PAGES.testsMenu}>
          {t('dashboard.train')}
        </ButtonLink>
      </PageHeader>
      <QueryView query={query} failure={t('dashboard.failed')} loading={<PageSkeleton />}>
        {({ data }) => (
          <>
            <Figures {...data} />
            <DayChart days={data.days} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** When the day began here, in milliseconds since 1970; unknown in the first render, which a server could have made. */
function useToday(): number | null {
  const [today, setToday] = useState<number | null>(null);
  useEffect(() => setToday(new Date().setHours(0, 0, 0, 0)), []);
  return today;
}
