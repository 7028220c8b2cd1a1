import { useRef } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RoundChoices } from '#web/vocabulary/study/round-choices.tsx';

/** Which kinds of exercise a person wants on this device, and how many of them; open as long as it is rendered. */
export function RoundSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
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
      <RoundChoices />
    </Dialog>
  );
}
