import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NumberInText } from '#web/ui/number-in-text.tsx';
import { DAY_GOAL } from '#web/vocabulary/study/day-goal.ts';

/** The goal of the day in strokes, one an answer. */
export function DayGoal({ done, streak }: { done: number; streak: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const isReached = done >= DAY_GOAL;
  const text = t('round.ofAnswers', { done: number(done), goal: number(DAY_GOAL) });
  return (
    <section className="mt-3.5 grid gap-2.5 rounded-card border border-line bg-card px-5 py-4.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className={isReached ? 'flex items-center gap-2 font-semibold text-correct' : ''}>
          {isReached && <Icon name="check" />}
          {t('round.goal')}
        </h2>
        <p className="text-quiet">
          <NumberInText text={text} number={number(done)} className="text-[1.625rem]/none" />
        </p>
      </div>
      <span aria-hidden="true" className="course h-6.5! gap-1!">
        {Array.from({ length: DAY_GOAL }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
            key={index}
            data-stroke={index < done ? (isReached ? 'right' : 'met') : undefined}
          />
        ))}
      </span>
      {isReached && streak > 1 && (
        <p className="text-sm text-quiet">{t('round.daysInARow', { count: streak })}</p>
      )}
    </section>
  );
}
