import type { LearningReport } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { Drawing } from './drawing.tsx';
import { Legend } from './legend.tsx';
import { labelled, MOST_DAYS, PLOT, useAcross } from './plot.ts';
import { Scale } from './scale.tsx';
import { PRESSED, RECALLED, Shares, shareOf } from './shares.tsx';

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
