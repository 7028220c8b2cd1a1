import type { LearningOverview } from '#contract/learning.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { dayGoalOf } from '#web/vocabulary/study/day-goal.ts';
import { DayGoalStrokes } from '#web/vocabulary/study/day-goal-strokes.tsx';

/** The goal of the day, and how the week went. */
export function DayCard({ overview }: { overview: LearningOverview }) {
  const { user } = useSession();
  const { overall, streak } = overview;
  const goal = dayGoalOf(user);
  return (
    <section className="flex flex-col justify-center gap-4.5 rounded-card border border-line bg-card p-5 lg:gap-7">
      <DayGoalStrokes done={overall.doneToday} goal={goal} className="h-6.5! lg:h-12!" />
      {!streak.hidden && <Week overview={overview} goal={goal} />}
    </section>
  );
}

/** The last seven days as strokes, today last and filled as far as its goal is. */
function Week({ overview, goal }: { overview: LearningOverview; goal: number }) {
  const { t } = useTranslation();
  const { number, weekday } = useFormats();
  const { week, day, streak } = overview;
  const days = week.map((answers, index) => ({ answers, day: day - (week.length - 1 - index) }));
  // Days off do not punish: a row that has ended, or has not begun, is not counted as none.
  const rows = [
    streak.days > 0 && t('dashboard.streak', { count: streak.days, number: number(streak.days) }),
    streak.longest > streak.days && t('dashboard.longest', { number: number(streak.longest) }),
  ].filter(row => row !== false);
  return (
    <div className="grid gap-2">
      <ol
        aria-label={t('home.week')}
        className="grid grid-cols-7 gap-1 text-center text-[min(0.875rem,4.4vw)] text-quiet"
      >
        {days.map(({ day: shown, answers }) => (
          <li key={shown} className={shown === day ? 'font-semibold text-ink' : ''}>
            <DayStroke share={shown === day ? Math.min(1, answers / goal) : Math.min(1, answers)} />
            <span aria-hidden="true">{weekday(shown, 'brief')}</span>
            <span className="sr-only">
              {weekday(shown, 'long')}: {number(answers)}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > 0 && <p className="text-sm text-quiet">{rows.join(' · ')}</p>}
    </div>
  );
}

/** A stroke that is filled from its foot. */
function DayStroke({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="stress relative mx-auto mb-2 block h-8.5! w-2.75! overflow-hidden bg-empty lg:h-13! lg:w-3.25! forced-colors:bg-[GrayText] forced-colors:forced-color-adjust-none"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <rect
          y={100 - 100 * share}
          width="1"
          height={100 * share}
          className="fill-spark-mark forced-colors:fill-[CanvasText]"
        />
      </svg>
    </span>
  );
}
