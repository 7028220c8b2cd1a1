import type { ReactNode } from 'react';
import type { LearningReport } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ChartFigure, Drawing, Legend, Scale } from './chart-figure.tsx';
import { downOf, labelled, MOST_DAYS, PLOT, useAcross } from './plot.ts';

/** Of how many words people recognised and of how many they recalled, week by week, and the share they want. */
export function RecallChart({ recall, goal }: { recall: LearningReport['recall']; goal: number }) {
  const { t } = useTranslation();
  const { date, percent } = useFormats();
  const shown = (rights: { right: number; answers: number }) =>
    rights.answers === 0 ? '–' : percent(rights.right / rights.answers);
  return (
    <ChartFigure
      id="recall"
      title={t('dashboard.recall')}
      lead={t('dashboard.recallLead')}
      teaching={t('dashboard.recallEmpty')}
      isEmpty={recall.length === 0}
      table={{
        columns: [t('dashboard.day'), t('dashboard.pressed'), t('dashboard.recalled')],
        rows: recall.map(({ day, pressed, recalled }) => [date(day), shown(pressed), shown(recalled)]),
      }}
    >
      <Drawing name={t('dashboard.recall')}>
        <Scale marks={[0, 0.5, 1].map(value => ({ value, label: percent(value) }))} />
        <Goal goal={goal} />
        <Shares points={recall.map(({ pressed }) => shareOf(pressed))} looks={PRESSED} />
        <Shares points={recall.map(({ recalled }) => shareOf(recalled))} looks={RECALLED} />
        <Weeks days={recall.map(({ day }) => day)} />
      </Drawing>
      <Legend
        entries={[
          { label: t('dashboard.recalled'), mark: RECALLED.mark('50%', 8) },
          { label: t('dashboard.pressed'), mark: PRESSED.mark('50%', 8) },
          { label: t('dashboard.goal', { percent: percent(goal) }), mark: <GoalLine down={8} /> },
        ]}
      />
    </ChartFigure>
  );
}

function Goal({ goal }: { goal: number }) {
  return <GoalLine down={PLOT.bottom - (PLOT.bottom - PLOT.top) * goal} />;
}

function GoalLine({ down }: { down: number }) {
  return (
    <line
      x1="0"
      x2="100%"
      y1={down}
      y2={down}
      strokeWidth="1.5"
      strokeDasharray="2 4"
      className="stroke-ink"
    />
  );
}

function Weeks({ days }: { days: readonly number[] }) {
  const { dayAndMonth } = useFormats();
  const { point } = useAcross();
  const hasLabel = labelled(days.length, MOST_DAYS);
  return days.map(
    (day, index) =>
      hasLabel(index) && (
        <text
          key={day}
          x={point(((index + 0.5) * 100) / days.length)}
          y={PLOT.labels}
          textAnchor="middle"
          className="fill-quiet text-[11px]"
        >
          {dayAndMonth(day)}
        </text>
      ),
  );
}

type Looks = { line: string; dashes?: string; mark: (x: string, y: number) => ReactNode };

/** Told apart by colour, by mark and by line. */
const RECALLED: Looks = {
  line: 'stroke-accent',
  mark: (x, y) => <circle cx={x} cy={y} r="4" className="fill-accent" />,
};
const PRESSED: Looks = {
  line: 'stroke-spark-mark',
  dashes: '6 4',
  mark: (x, y) => <circle cx={x} cy={y} r="3.5" strokeWidth="2" className="fill-card stroke-spark-mark" />,
};

/** The share of right answers, 0 to 1; null where there were none. */
function shareOf({ right, answers }: { right: number; answers: number }): number | null {
  return answers === 0 ? null : right / answers;
}

/** A line through shares; one that is missing is passed over. */
function Shares({ points, looks }: { points: readonly (number | null)[]; looks: Looks }) {
  const { point } = useAcross();
  const marks = points.flatMap((share, index) =>
    share === null ? [] : [{ index, x: point(((index + 0.5) * 100) / points.length), y: downOf(share, 1) }],
  );
  return (
    <>
      {marks.slice(1).map(({ index, x, y }, before) => (
        <line
          key={index}
          x1={marks[before]?.x}
          y1={marks[before]?.y}
          x2={x}
          y2={y}
          strokeWidth="2"
          strokeDasharray={looks.dashes}
          className={looks.line}
        />
      ))}
      {marks.map(({ index, x, y }) => (
        <g key={index}>{looks.mark(x, y)}</g>
      ))}
    </>
  );
}
