import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCause } from './cause.ts';

type FailureProps = {
  /** What the specification has the screen say. */
  sentence: string;
  error: unknown;
  onRetry?: () => void;
};

/** What could not be done, in the screen's own words, and below it why, where that is known: a card with another try, or a line in a form. */
export function Failure({ sentence, error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const cause = useCause()(error);
  const why = cause !== '' && cause !== sentence && <bdi>{cause}</bdi>;
  if (onRetry === undefined)
    return (
      <Notice tone="wrong">
        <p className="font-semibold">{sentence}</p>
        {why && <p>{why}</p>}
      </Notice>
    );
  return (
    <MessageCard role="alert" drawing="error" title={sentence} text={why}>
      <Button look="main" icon="restart" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </MessageCard>
  );
}
