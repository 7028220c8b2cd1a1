import { isRefusal } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from '#web/platform/query-view/failure.tsx';

/** In place of questions that did not come. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const sentence = t(isRefusal(error) ? 'trainers.failed' : 'trainers.error');
  return <Failure sentence={sentence} error={error} onRetry={onRetry} />;
}
