import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';
import { Button } from '#web/ui/button.tsx';

type NotShownProps = { sentence: string; queries: readonly ShownQuery<unknown>[] };

/** What of a person could not be loaded, with another try; the word itself is there all the same. */
export function NotShown({ sentence, queries }: NotShownProps) {
  const { t } = useTranslation();
  const failed = queries.filter(({ isError }) => isError);
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <Failure sentence={sentence} error={failed[0]?.error} />
      <Button icon="restart" onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
