import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

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

type FigureEntry = { label: string; value: string; note?: string | undefined };

/** Numbers with their names. */
function FigureList({ figures }: { figures: readonly FigureEntry[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col rounded-card border border-line bg-card px-4.5 py-4">
          <dt className="order-2 phrases hyphens-auto text-sm text-quiet">{label}</dt>
          <dd className="order-1 head text-3xl tabular-nums">{value}</dd>
          {note && <dd className="order-3 mt-1 text-sm text-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type Rights = LearningOverview['recall30']['pressed'];

/** The last 30 days in two numbers that are never added up. */
export function RecallFigures({ recall30 }: { recall30: LearningOverview['recall30'] }) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const shown = (label: string, { answers, right }: Rights) => ({
    label,
    value: answers === 0 ? '–' : percent(right / answers),
    note: answers === 0 ? undefined : t('trainers.score', { known: number(right), total: number(answers) }),
  });
  if (recall30.pressed.answers + recall30.recalled.answers === 0) return null;
  return (
    <section aria-labelledby="recall30">
      <h2 id="recall30" className="mb-3 head text-lg">
        {t('dashboard.recall30', { number: number(30) })}
      </h2>
      <FigureList
        figures={[
          shown(t('dashboard.recalled'), recall30.recalled),
          shown(t('dashboard.pressed'), recall30.pressed),
        ]}
      />
    </section>
  );
}
