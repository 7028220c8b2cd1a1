import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeelSwitches } from '../feel/feel-switches.tsx';
import { isAlwaysSlow, keepSlow } from '../speech/pace.ts';
import { Switch } from '../ui/switch.tsx';

/** How the trainers speak and sound: of this device, and in force at once. */
export function TrainerChoices() {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(isAlwaysSlow);
  const handleSlow = (slow: boolean) => {
    keepSlow(slow);
    setIsSlow(slow);
  };
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-start w-full text-lg font-semibold">{t('nav.trainers')}</legend>
      <Switch label={t('account.slowSpeech')} isOn={isSlow} onChange={handleSlow} />
      <FeelSwitches />
    </fieldset>
  );
}
