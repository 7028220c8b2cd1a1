import { useTranslation } from '../i18n/i18n.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { QuestionSides } from './question-sides.tsx';

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
        <div
          className={`deck mt-2 mb-7 flex min-h-56 flex-1 sm:mt-3 sm:mb-9 sm:max-h-112 beside:my-1 beside:h-full squat:mt-1 squat:mb-6 squat:min-h-42 ${isCard ? 'beside:min-h-84' : 'beside:min-h-73'}`}
        >
          <div className="slip grid flex-1 place-items-center">
            <Skeleton rows={1} className="h-12 w-40" />
          </div>
        </div>
        {isCard ? (
          <Skeleton rows={1} className="h-14" />
        ) : (
          <div className="grid gap-2.5 sm:grid-cols-2 short:gap-2 beside:grid-cols-1 beside:gap-2 squat:grid-cols-2">
            <Skeleton rows={4} className="h-16 rounded-answer short:h-13 beside:h-12 squat:h-17" />
          </div>
        )}
      </QuestionSides>
      <div className="my-2 min-h-12" />
    </div>
  );
}
