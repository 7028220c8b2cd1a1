import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { FigureList } from './figure-list.tsx';

/** What was done today, how many days in a row, and what it has come to. */
export function OverviewFigures({ overview }: { overview: LearningOverview }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { doneToday, minutesToday, overall, streak, counts, languages } = overview;
  const inAll = (value: number) =>
    languages.length > 1 ? t('dashboard.inAll', { number: number(value) }) : undefined;
  const figures = [
    { label: t('dashboard.doneToday'), value: number(doneToday), note: inAll(overall.doneToday) },
    {
      label: t('dashboard.minutesToday'),
      value: number(Math.ceil(minutesToday)),
      note: inAll(Math.ceil(overall.minutesToday)),
    },
    { label: t('dashboard.learning'), value: number(counts.learning) },
    { label: t('dashboard.known'), value: number(counts.known) },
  ];
  return (
    <>
      <FigureList figures={figures} />
      {!streak.hidden && streak.longest > 0 && <Streak {...streak} />}
    </>
  );
}

function Streak({ days, longest, freezeDays }: LearningOverview['streak']) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const row = t('dashboard.streak', { count: days, number: number(days) });
  const most = t('dashboard.longest', { number: number(longest) });
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line bg-card px-5 py-3.5">
      {/* Days off do not punish: a row that has ended is not counted as none. */}
      <strong className="font-semibold">{days === 0 ? most : row}</strong>
      {days > 0 && <span className="text-sm text-quiet">{most}</span>}
      {freezeDays > 0 && (
        <span className="text-sm text-quiet">
          {t('dashboard.freeze', { count: freezeDays, number: number(freezeDays) })}
        </span>
      )}
    </p>
  );
}
