import { isRefusal } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { Failure } from '../ui/failure.tsx';

/** In place of questions that did not come. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const sentence = t(isRefusal(error) ? 'trainers.failed' : 'trainers.error');
  return <Failure sentence={sentence} error={error} onRetry={onRetry} />;
}
