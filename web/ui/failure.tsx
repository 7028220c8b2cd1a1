import { useTranslation } from 'react-i18next';
import { useCause } from './cause.ts';
import { Notice } from './notice.tsx';

type FailureProps = {
  /** What the specification has the screen say. */
  sentence: string;
  error: unknown;
  onRetry?: () => void;
};

/** What could not be done, in the screen's own words, and below it why, where that is known; with another try where there is one. */
export function Failure({ sentence, error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const cause = useCause()(error);
  return (
    <Notice tone="wrong" action={onRetry && { label: t('common.retry'), onAct: onRetry }}>
      <p className="font-medium">{sentence}</p>
      {cause !== '' && cause !== sentence && <p dir="auto">{cause}</p>}
    </Notice>
  );
}
