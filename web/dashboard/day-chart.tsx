import { useTranslation } from 'react-i18next';
import type { DayOfAnswers } from '#contract/progress.ts';

const HEIGHT = 100;
const BAR = 20;
const GAP = 8;

/** Answers a day as bars, the right ones darker; the same numbers stand in a table for those who do not see bars. */
export function DayChart({ days }: { days: readonly DayOfAnswers[] }) {
  const { t } = useTranslation();
  const oldestFirst = days.map((day, ago) => ({ ...day, ago })).reverse();
  const most = Math.max(1, ...days.map(day => day.answers));
  const heightOf = (count: number) => (HEIGHT * count) / most;
  return (
    <figure className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">
      <figcaption className="mb-4 font-semibold">
        {t('dashboard.lastDays', { count: days.length })}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * (BAR + GAP)} ${HEIGHT + 2}`}
        className="h-36 w-full rtl:-scale-x-100"
        preserveAspectRatio="none"
      >
        {oldestFirst.map(({ answers, right, ago }, index) => (
          <g key={ago} transform={`translate(${index * (BAR + GAP)} 0)`}>
            <rect y={HEIGHT} width={BAR} height="2" className="fill-line" />
            <rect
              y={HEIGHT - heightOf(answers)}
              width={BAR}
              height={heightOf(answers)}
              className="fill-accent-soft"
            />
            <rect y={HEIGHT - heightOf(right)} width={BAR} height={heightOf(right)} className="fill-accent" />
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <thead>
          <tr>
            <th>{t('dashboard.daysAgo')}</th>
            <th>{t('dashboard.answers')}</th>
            <th>{t('dashboard.rightAnswers')}</th>
          </tr>
        </thead>
        <tbody>
          {oldestFirst.map(({ answers, right, ago }) => (
            <tr key={ago}>
              <td>{ago}</td>
              <td>{answers}</td>
              <td>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
