import type { LearningReport } from '#contract/learning.ts';
import { directionOf } from '#languages/index.ts';
import { DAY_MS } from '#learning/day.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { levelsOf, MOST_LEVEL, weeksUntil } from './calendar.ts';
import { ChartFigure } from './chart-figure.tsx';

/** So many weeks fit a small telephone with squares and months that can be read; the thirds of the year lie side by side where there is room. */
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

const CELL = 14;
const SQUARE = 11;
/** Room for the names of the months. */
const HEAD = 16;

type PartOfYearProps = { weeks: readonly number[][]; columns: number; levels: Map<number, number> };

/** Weeks as columns of seven squares. The last week takes the last column, however many there are. */
function PartOfYear({ weeks, columns, levels }: PartOfYearProps) {
  const { t } = useTranslation();
  const { month, date } = useFormats();
  const isRightToLeft = directionOf(useLanguages().lang) === 'rtl';
  const spare = columns - weeks.length;
  const leftOf = (week: number) => CELL * (isRightToLeft ? columns - 1 - spare - week : spare + week);
  return (
    <svg
      role="img"
      aria-label={t('dashboard.year')}
      viewBox={`0 0 ${CELL * columns} ${HEAD + CELL * 7}`}
      className="w-full max-md:max-w-90"
    >
      {weeks.map((days, week) => (
        <g key={days[0]} transform={`translate(${leftOf(week)} ${HEAD})`}>
          {days.some(isFirstOfMonth) && week < weeks.length - 2 && (
            <text x={isRightToLeft ? SQUARE : 0} y="-5" className="fill-quiet text-[12px] lg:text-[10px]">
              {month(days.find(isFirstOfMonth) ?? 0)}
            </text>
          )}
          {days.map((day, index) => (
            <rect
              key={day}
              x="0.5"
              y={index * CELL + 0.5}
              width={SQUARE}
              height={SQUARE}
              rx="2"
              className={levelLook(levels.get(day) ?? 0)}
            >
              <title>{date(day)}</title>
            </rect>
          ))}
        </g>
      ))}
    </svg>
  );
}

function isFirstOfMonth(day: number): boolean {
  return new Date(day * DAY_MS).getUTCDate() === 1;
}

/** One hue, the darker (on dark ground the lighter) the more: readable in grey too. */
const LOOKS = ['fill-empty/50', 'fill-level-1', 'fill-level-2', 'fill-level-3', 'fill-level-4'] as const;

function levelLook(level: number): string {
  return LOOKS[level] ?? LOOKS[0];
}
