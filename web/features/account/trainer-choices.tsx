import { useState } from 'react';
import { FeelSwitches } from '#web/platform/feedback/feedback-switches.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { isAlwaysSlow, keepSlow } from '#web/platform/speech/pace.ts';
import { SectionCard } from '#web/ui/section-card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';

/** How the trainers speak and sound and how the page looks: of this device, and in force at once. */
export function TrainerChoices() {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(isAlwaysSlow);
  const handleSlow = (slow: boolean) => {
    keepSlow(slow);
    setIsSlow(slow);
  };
  return (
    <SectionCard title={t('nav.trainers')}>
      <div>
        <Switch
          label={t('account.slowSpeech')}
          hint={t('profile.slowHint')}
          isOn={isSlow}
          onChange={handleSlow}
        />
        <FeelSwitches />
        <AppearanceChoice />
      </div>
    </SectionCard>
  );
}
