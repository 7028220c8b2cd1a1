import { useState } from 'react';
import { FeedbackSwitches } from '#web/platform/feedback/feedback-switches.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import {
  APPEARANCES,
  type Appearance,
  chooseAppearance,
  readAppearance,
} from '#web/platform/storage/appearance.ts';
import { SectionCard } from '#web/ui/section-card.tsx';
import { Segment } from '#web/ui/segment.tsx';

/** How the trainers answer and how the page looks: of this device, and in force at once. */
export function TrainerChoices() {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('nav.trainers')}>
      <div>
        <FeedbackSwitches />
        <AppearanceChoice />
      </div>
    </SectionCard>
  );
}

/** Light, dark or as the device has it; in force at once. */
function AppearanceChoice() {
  const { t } = useTranslation();
  const [appearance, setAppearance] = useState(readAppearance);
  const handleChange = (chosen: Appearance) => {
    chooseAppearance(chosen);
    setAppearance(chosen);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{t('profile.appearance')}</p>
        <p className="text-sm text-quiet">{t('profile.appearanceHint')}</p>
      </div>
      <Segment
        legend={t('profile.appearance')}
        options={APPEARANCES.map(value => ({ value, label: t(`profile.appearances.${value}`) }))}
        value={appearance}
        onChange={handleChange}
      />
    </div>
  );
}
