import { TitledDialog } from '#web/platform/dialogs/titled-dialog.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { RoundChoices } from '#web/vocabulary/study/round-choices.tsx';

/** Which kinds of exercise a person wants on this device, and how many of them; open as long as it is rendered. */
export function RoundSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TitledDialog title={t('round.settings')} className="w-[min(26rem,calc(100vw-2rem))]" onClose={onClose}>
      <RoundChoices />
    </TitledDialog>
  );
}
