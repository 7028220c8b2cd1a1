import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { DAY_GOALS, type DayGoal } from '#contract/exercises.ts';
import { intervalShare } from '#learning/scheduler.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/field.tsx';
import { RangeField } from '#web/ui/range-field.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { dayGoalOf } from '#web/vocabulary/study/day-goal.ts';
import { MOST_NEW_PER_DAY } from './validate.ts';

type LearningChoicesProps = {
  /** The choices are fields of our own, which another server need not have. */
  user: Pick<Profile, 'zone'> & Partial<Profile>;
  problems: Partial<Record<'retention' | 'new_per_day', string>>;
};

/** The fields of the profile that say how learning goes. */
export function LearningChoices({ user, problems }: LearningChoicesProps) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('profile.learning')}>
      <RetentionField retention={user.retention ?? DEFAULT_SETTINGS.retention} problem={problems.retention} />
      <NewPerDayField
        newPerDay={user.new_per_day ?? DEFAULT_SETTINGS.newPerDay}
        problem={problems.new_per_day}
      />
      <DayGoalField goal={dayGoalOf(user)} />
      <CheckField name="hide_streak" defaultChecked={user.hide_streak} label={t('profile.hideStreak')} />
      {user.zone && (
        <p className="text-sm text-quiet">
          {t('profile.zone')} <bdi>{user.zone.replaceAll('_', ' ')}</bdi>
        </p>
      )}
    </SectionCard>
  );
}

/** What most people want; every other number can be written. */
const USUAL_NUMBERS = [4, 10, 20, 0];

/** How many new words a day brings: a usual number at a press, or any. */
function NewPerDayField({ newPerDay, problem }: { newPerDay: number; problem: string | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [wanted, setWanted] = useState(String(newPerDay));
  const label = t('profile.newPerDay');
  const nameOf = (usual: number) => (usual === 0 ? t('profile.noNewWords') : number(usual));
  return (
    <div className="grid gap-2">
      <TextField
        name="new_per_day"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_NEW_PER_DAY}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
        label={label}
        hint={t('profile.newPerDayHint', { most: number(MOST_NEW_PER_DAY) })}
        error={problem}
      />
      <div className="flex flex-wrap gap-2">
        {USUAL_NUMBERS.map(usual => (
          <Chip
            key={usual}
            isPressed={wanted === String(usual)}
            aria-label={`${label}: ${nameOf(usual)}`}
            onClick={() => setWanted(String(usual))}
          >
            {nameOf(usual)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** How many answers a day are to be given. */
function DayGoalField({ goal }: { goal: DayGoal }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [chosen, setChosen] = useState<string>(String(goal));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold">{t('goal.title')}</p>
        <p className="text-sm text-quiet">{t('profile.dayGoalHint')}</p>
      </div>
      <Segment
        name="day_goal"
        legend={t('goal.title')}
        options={DAY_GOALS.map(each => ({ value: String(each), label: number(each) }))}
        value={chosen}
        onChange={setChosen}
      />
    </div>
  );
}

/** How surely words are to be remembered, and what that means for the work. */
function RetentionField({ retention, problem }: { retention: number; problem: string | undefined }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const [wanted, setWanted] = useState(Math.round(retention * 100));
  const shown = percent(wanted / 100);
  // Reviews are the fewer, the longer each interval is.
  const more = Math.round(100 / intervalShare(wanted / 100)) - 100;
  const share = { percent: percent(Math.abs(more) / 100) };
  const compared = more > 0 ? t('profile.retentionMore', share) : t('profile.retentionFewer', share);
  const work = more === 0 ? t('profile.retentionUsual') : compared;
  return (
    <RangeField
      name="retention"
      min={80}
      max={95}
      step={1}
      value={wanted}
      onChange={event => setWanted(Number(event.target.value))}
      aria-valuetext={shown}
      label={t('profile.retention', { percent: shown })}
      hint={`${t('profile.retentionHint', { usual: percent(DEFAULT_SETTINGS.retention) })} ${work}`}
      error={problem}
    />
  );
}
