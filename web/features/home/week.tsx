import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** The last seven days as strokes, today last. */
export function Week({ overview }: { overview: LearningOverview }) {
  const { t } = useTranslation();
  const { number, weekday } = useFormats();
  const { week, day, streak, overall } = overview;
  const longest = streak.longest > 0 && t('dashboard.longest', { number: number(streak.longest) });
  // Days off do not punish: a row that has ended, or has not begun, is not counted as none.
  const isRow = streak.days > 0;
  const days = week.map((answers, index) => ({ answers, day: day - (week.length - 1 - index) }));
  return (
    <section
      aria-labelledby="week"
      className="flex flex-col justify-center gap-3.5 rounded-card border border-line bg-card p-5"
    >
      <h2 id="week" className="head text-[1.375rem] sm:text-2xl">
        {isRow
          ? t('dashboard.streak', { count: streak.days, number: number(streak.days) })
          : longest || t('home.week')}
      </h2>
      <ol className="grid grid-cols-7 gap-1 text-center text-sm text-quiet">
        {days.map(({ day: shown, answers }) => (
          <li key={shown} className={shown === day ? 'font-semibold text-ink' : ''}>
            <span
              aria-hidden="true"
              className={`stress mx-auto mb-2 block h-10! w-3! lg:mb-3 lg:h-19! lg:w-4! forced-colors:forced-color-adjust-none ${answers > 0 ? 'bg-spark-mark forced-colors:bg-[CanvasText]' : 'bg-empty forced-colors:bg-[GrayText]'}`}
            />
            <span aria-hidden="true">{weekday(shown, 'brief')}</span>
            <span className="sr-only">
              {weekday(shown, 'long')}: {number(answers)}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-quiet">
        {t('dashboard.doneToday')}: {number(overall.doneToday)}
        {isRow && ` · ${longest}`}
      </p>
    </section>
  );
}
