import type { LearningReport } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { levelsOf, MOST_LEVEL, weeksUntil } from './calendar.ts';
import { ChartFigure } from './chart-figure.tsx';
import { levelLook } from './level-look.ts';
import { PartOfYear } from './part-of-year.tsx';

/** So many weeks fit a small telephone with squares and months that can be read; the thirds of the year stand side by side where there is room. */
const THIRD = 18;

/** A square for each day of a year, the darker the more was answered. */
export function YearMap({ today, days }: { today: number; days: LearningReport['days'] }) {
  const { t } = useTranslation();
  const { number, date } = useFormats();
  const weeks = weeksUntil(today);
  const levels = levelsOf(days);
  const thirds = [weeks.slice(0, -2 * THIRD), weeks.slice(-2 * THIRD, -THIRD), weeks.slice(-THIRD)];
  return (
    <ChartFigure
      id="year"
      title={t('dashboard.year')}
      teaching={t('dashboard.yearEmpty')}
      isEmpty={days.length === 0}
      table={{
        columns: [t('dashboard.day'), t('dashboard.answers'), t('dashboard.minutes')],
        rows: days.map(({ day, answers, minutes }) => [
          date(day),
          number(answers),
          number(Math.ceil(minutes)),
        ]),
      }}
    >
      <div className="grid gap-x-2 gap-y-3 md:grid-cols-3">
        {thirds.map(third => (
          <PartOfYear key={third[0]?.[0]} weeks={third} columns={THIRD} levels={levels} />
        ))}
      </div>
      <p className="mt-3 flex items-center gap-2 text-sm text-quiet">
        {t('dashboard.less')}
        {Array.from({ length: MOST_LEVEL + 1 }, (_, level) => (
          <svg key={levelLook(level)} aria-hidden="true" viewBox="0 0 12 12" className="size-3.5">
            <rect x="0.5" y="0.5" width="11" height="11" rx="2" className={levelLook(level)} />
          </svg>
        ))}
        {t('dashboard.more')}
      </p>
    </ChartFigure>
  );
}
