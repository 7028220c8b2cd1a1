import type { ReactNode } from 'react';
import type { Round } from '#learning/round/round-state.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';

type TaskProps = {
  round: Round;
  children: ReactNode;
  /** Under the task, in small letters. */
  lead?: string;
  id?: string;
  /** Where something is written the field takes focus. */
  takesFocus?: boolean;
};

/** What is to be done, in one line; screen readers hear first which question it is. */
export function Task({ round, lead, id, takesFocus = true, children }: TaskProps) {
  const { t } = useTranslation();
  const heading = useFocusOnArrival();
  const questions = round.steps.filter(({ kind }) => kind !== 'meet');
  const position = questions.findIndex(({ number }) => number === round.at) + 1;
  return (
    <h1
      id={id}
      ref={takesFocus ? heading : undefined}
      tabIndex={-1}
      className="mb-3 text-[1.0625rem]/snug font-semibold text-balance outline-none short:mb-1.5 sm:text-[1.1875rem]/snug"
    >
      <span className="sr-only">{t('round.question', { position, total: questions.length })} </span>
      {children}
      {lead && <span className="block text-sm font-normal text-quiet">{lead}</span>}
    </h1>
  );
}
