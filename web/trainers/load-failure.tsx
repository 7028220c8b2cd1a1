import { useTranslation } from 'react-i18next';
import { ApiError } from '../http.ts';
import { useErrorText } from '../ui/error-text.ts';
import { Notice } from '../ui/notice.tsx';

type LoadFailureProps = {
  error: unknown;
  /** Said when the server refused. */
  refused: string;
  /** Said when there was no answer at all. */
  broken: string;
  onRetry: () => void;
};

/** The specification's words for what failed, the reason below where one is known, and another try. */
export function LoadFailure({ error, refused, broken, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const reason = useErrorText()(error, '');
  const isRefused = error instanceof ApiError && error.status > 0;
  return (
    <Notice tone="wrong" action={{ label: t('common.retry'), onAct: onRetry }}>
      <p className="font-medium">{isRefused ? refused : broken}</p>
      {reason && <p>{reason}</p>}
    </Notice>
  );
}
