import type { ReactNode } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

type ResultActionsProps = {
  missed: readonly AskedWord[];
  onTrain: (words: readonly AskedWord[]) => void;
  /** What comes next when nothing was missed, and else is offered beside the missed words. */
  next: { label: string; onAct: () => void };
  children: ReactNode;
};

/** The way on that helps most is the one that stands out: the missed words, or what comes next. */
export function ResultActions({ missed, onTrain, next, children }: ResultActionsProps) {
  const { t } = useTranslation();
  const isClean = missed.length === 0;
  return (
    <>
      <Button look="go" className="w-full" onClick={isClean ? next.onAct : () => onTrain(missed)}>
        {isClean ? next.label : t('trainers.trainAgain', { count: missed.length })}
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        {!isClean && <Button onClick={next.onAct}>{next.label}</Button>}
        {children}
      </div>
    </>
  );
}
