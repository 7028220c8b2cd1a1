import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { intervalShare } from '#learning/scheduler.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { RangeField } from '#web/ui/range-field.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { MOST_NEW_PER_DAY } from './validate.ts';

type LearningChoicesProps = {
  /** The choices are fields of our own, which another server need not have. */
  user: Pick<Profile, 'zone'> & Partial<Profile>;
  problems: Partial<Record<'retention' | 'new_per_day', string>>;
};

/** The fields of the profile that say how learning goes. */
export function LearningChoices({ user, problems }: LearningChoicesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <SectionCard title={t('profile.learning')}>
      <RetentionField retention={user.retention ?? DEFAULT_SETTINGS.retention} problem={problems.retention} />
      <TextField
        name="new_per_day"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_NEW_PER_DAY}
        defaultValue={user.new_per_day ?? DEFAULT_SETTINGS.newPerDay}
        label={t('profile.newPerDay')}
        hint={t('profile.newPerDayHint', { most: number(MOST_NEW_PER_DAY) })}
        error={problems.new_per_day}
      />
      <CheckField name="hide_streak" defaultChecked={user.hide_streak} label={t('profile.hideStreak')} />
      {user.zone && (
        <p className="text-sm text-quiet">
          {t('profile.zone')} <bdi>{user.zone.replaceAll('_', ' ')}</bdi>
        </p>
      )}
    </SectionCard>
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
