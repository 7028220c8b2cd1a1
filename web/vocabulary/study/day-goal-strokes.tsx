import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { RichText } from '#web/platform/i18n/rich-text.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** More strokes would lie too close to be counted. */
const MOST_STROKES = 20;

type DayGoalStrokesProps = {
  /** Answers of today. */
  done: number;
  goal: number;
  /** How its strokes are drawn. */
  className?: string;
};

/** The goal of the day: so many of so many answers, in strokes of one or two. Reached it is green and says so, no more. */
export function DayGoalStrokes({ done, goal, className = '' }: DayGoalStrokesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const isReached = done >= goal;
  const strokes = Math.min(goal, MOST_STROKES);
  const lit = Math.floor((done * strokes) / goal);
  const shownDone = <span className="head text-[1.625rem]/none text-ink tabular-nums">{number(done)}</span>;
  return (
    <div className="grid gap-2.5">
      <h2 className="head text-[1.1875rem]">{t('goal.title')}</h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-quiet">
        <span>
          <RichText message="goal.ofAnswers" values={{ done: shownDone, goal: number(goal) }} />
        </span>
        {isReached && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-correct">
            <Icon name="check" />
            {t('goal.reached')}
          </span>
        )}
      </p>
      <span aria-hidden="true" className={`course gap-1! ${className}`}>
        {Array.from({ length: strokes }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
            key={index}
            data-stroke={index < lit ? (isReached ? 'right' : 'met') : undefined}
          />
        ))}
      </span>
    </div>
  );
}
