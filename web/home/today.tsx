import { useTranslation } from 'react-i18next';
import { TodayPanel } from '../today/today-panel.tsx';
import { useLearning } from '../today/use-learning.ts';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** What waits today, for whoever is logged in. */
export function Today() {
  const { t } = useTranslation();
  const query = useLearning();
  return (
    <QueryView query={query} failure={t('dashboard.failed')} loading={<Skeleton rows={1} className="h-28" />}>
      {({ data }) => <TodayPanel overview={data} />}
    </QueryView>
  );
}
