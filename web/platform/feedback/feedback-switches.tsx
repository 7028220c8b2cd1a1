import { useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { canShake, feelAnswer } from './answer-feedback.ts';
import { type Choice, choose, isChosen } from './choices.ts';

const FELT: ReadonlySet<Choice> = new Set<Choice>(['smallSounds', 'vibration']);

/** Whether a word is said once it was answered right, on this device. */
export const WordSpokenSwitch = () => <FeelSwitch choice="wordSpoken" />;

/** How else the trainers answer on this device; a sound or a shake that is switched on is given once, to hear what it is. */
export function FeedbackSwitches() {
  return (
    <>
      <FeelSwitch choice="smallSounds" />
      {canShake() && <FeelSwitch choice="vibration" />}
      <FeelSwitch choice="goOnByItself" />
      <FeelSwitch choice="singleKeys" />
    </>
  );
}

function FeelSwitch({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(() => isChosen(choice));
  const handleChange = (isOnNow: boolean) => {
    choose(choice, isOnNow);
    setIsOn(isOnNow);
    if (isOnNow && FELT.has(choice)) feelAnswer('right');
  };
  return (
    <Switch
      label={t(`trainers.feel.${choice}`)}
      hint={t(`trainers.feel.${choice}Hint`)}
      isOn={isOn}
      onChange={handleChange}
    />
  );
}
