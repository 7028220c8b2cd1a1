import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Bars } from './bars.tsx';
import { ChartFigure, Drawing } from './chart-figure.tsx';
import { PLOT } from './plot.ts';

/** How many words come back on each of the coming days; `counts` begin with today. */
export function Forecast({ today, counts }: { today: number; counts: readonly number[] }) {
  const { t } = useTranslation();
  const { number, date, dayOfMonth } = useFormats();
  const days = counts.map((count, index) => ({ count, day: today + index }));
  return (
    <ChartFigure
      id="forecast"
      title={t('dashboard.forecast', { number: number(counts.length) })}
      lead={t('dashboard.forecastLead')}
      teaching={t('dashboard.forecastEmpty')}
      isEmpty={counts.every(count => count === 0)}
      table={{
        columns: [t('dashboard.day'), t('dashboard.wordsCount')],
        rows: days.map(({ day, count }) => [date(day), number(count)]),
      }}
    >
      <Drawing name={t('dashboard.forecast', { number: number(counts.length) })}>
        <line x1="0" x2="100%" y1={PLOT.bottom} y2={PLOT.bottom} className="stroke-edge" />
        <Bars
          most={Math.max(...counts, 4)}
          bars={days.map(({ day, count }) => ({
            key: day,
            label: dayOfMonth(day),
            value: count === 0 ? undefined : number(count),
            parts: [{ count, look: day === today ? 'fill-spark' : 'fill-count' }],
          }))}
        />
      </Drawing>
    </ChartFigure>
  );
}
