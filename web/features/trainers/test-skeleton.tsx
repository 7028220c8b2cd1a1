import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { QuestionSides } from '#web/vocabulary/questions/question-sides.tsx';
import { QUESTION_DECK } from '#web/vocabulary/questions/question-slip.tsx';
import { ANSWER_GRID } from './answers.tsx';

/** A trainer in the shape of the question, or of the tall card, that comes. */
export function TestSkeleton({ isCard = false }: { isCard?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-1 flex-col">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="flex min-h-6 items-center">
        <Skeleton rows={1} className="h-3 w-16" />
      </div>
      <QuestionSides>
        <div className={`${QUESTION_DECK} ${isCard ? 'beside:min-h-84' : 'beside:min-h-73'}`}>
          <div className="slip grid flex-1 place-items-center">
            <Skeleton rows={1} className="h-12 w-40" />
          </div>
        </div>
        {isCard ? (
          <Skeleton rows={1} className="h-14" />
        ) : (
          <div className={ANSWER_GRID}>
            <Skeleton rows={4} className="h-16 rounded-answer short:h-13 beside:h-12 squat:h-17" />
          </div>
        )}
      </QuestionSides>
      <div className="my-2 min-h-12" />
    </div>
  );
}
