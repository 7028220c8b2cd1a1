import { useState } from 'react';
import { EXERCISE_KINDS, type ExerciseKind, ROUND_LENGTHS } from '#contract/exercises.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { minutesFor } from './plan.ts';
import { keepWantedKinds, keepWantedLength, wantedKinds, wantedLength } from './round-wishes.ts';
import { useLearning } from './use-learning.ts';

/** How many exercises a round has, and of which kinds: of this device, from the next round on. */
export function RoundChoices() {
  const { t } = useTranslation();
  const [kinds, setKinds] = useState(wantedKinds);
  const change = (kind: ExerciseKind, isWanted: boolean) => {
    const wanted = EXERCISE_KINDS.filter(other => (other === kind ? isWanted : kinds.includes(other)));
    setKinds(wanted);
    keepWantedKinds(wanted);
  };
  return (
    <>
      <p className="mb-2 text-sm text-quiet">{t('round.settingsNote')}</p>
      <LengthChoice />
      {EXERCISE_KINDS.map(kind => (
        <Switch
          key={kind}
          label={t(`round.kinds.${kind}`)}
          isOn={kinds.includes(kind)}
          onChange={isWanted => change(kind, isWanted)}
        />
      ))}
    </>
  );
}

/** Each length with the minutes it takes at the learner's own pace of today, or else at the usual one. */
function LengthChoice() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [length, setLength] = useState(wantedLength);
  const overview = useLearning().data?.data;
  const minutesOf = (questions: number) => {
    const count = minutesFor(questions, overview ?? { doneToday: 0, minutesToday: 0 });
    return t('home.today.minutes', { count, number: number(count) });
  };
  return (
    <fieldset className="mb-2">
      <legend className="font-semibold">{t('round.length')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ROUND_LENGTHS.map(each => (
          <RadioField
            key={each}
            name="length"
            value={each}
            label={`${number(each)} · ${minutesOf(each)}`}
            checked={each === length}
            onChange={() => {
              setLength(each);
              keepWantedLength(each);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
