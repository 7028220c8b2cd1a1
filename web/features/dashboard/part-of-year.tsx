import { directionOf } from '#languages/index.ts';
import { DAY_MS } from '#learning/day.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { levelLook } from './level-look.ts';

const CELL = 14;
const SQUARE = 11;
/** Room for the names of the months. */
const HEAD = 16;

type PartOfYearProps = { weeks: readonly number[][]; columns: number; levels: Map<number, number> };

/** Weeks as columns of seven squares. The last week stands in the last column, however many there are. */
export function PartOfYear({ weeks, columns, levels }: PartOfYearProps) {
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
