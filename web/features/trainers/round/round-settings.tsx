import { useRef, useState } from 'react';
import { EXERCISE_KINDS, ROUND_LENGTHS } from '#contract/exercises.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import {
  keepWantedKinds,
  keepWantedLength,
  wantedKinds,
  wantedLength,
} from '#web/vocabulary/study/round-wishes.ts';

/** Which kinds of exercise a person wants on this device, and how many of them; open as long as it is rendered. */
export function RoundSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const dialog = useRef<HTMLDialogElement>(null);
  const [kinds, setKinds] = useState(wantedKinds);
  const [length, setLength] = useState(wantedLength);
  const change = (kind: (typeof EXERCISE_KINDS)[number], isWanted: boolean) => {
    const wanted = EXERCISE_KINDS.filter(other => (other === kind ? isWanted : kinds.includes(other)));
    setKinds(wanted);
    keepWantedKinds(wanted);
  };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby="round-settings"
      onClose={onClose}
      className="w-[min(26rem,calc(100vw-2rem))] p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id="round-settings" className="head text-lg">
          {t('round.settings')}
        </h2>
        <IconButton
          icon="cross"
          label={t('common.close')}
          onClick={() => dialog.current?.close()}
          className="-me-2 -mt-2"
        />
      </div>
      <p className="mb-2 text-sm text-quiet">{t('round.settingsNote')}</p>
      <fieldset className="mb-2">
        <legend className="font-semibold">{t('round.length')}</legend>
        <div className="flex gap-x-6">
          {ROUND_LENGTHS.map(each => (
            <RadioField
              key={each}
              name="length"
              value={each}
              label={number(each)}
              checked={each === length}
              onChange={() => {
                setLength(each);
                keepWantedLength(each);
              }}
            />
          ))}
        </div>
      </fieldset>
      {EXERCISE_KINDS.map(kind => (
        <Switch
          key={kind}
          label={t(`round.kinds.${kind}`)}
          isOn={kinds.includes(kind)}
          onChange={isWanted => change(kind, isWanted)}
        />
      ))}
    </Dialog>
  );
}
