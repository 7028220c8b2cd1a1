import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type AddActionProps = { word: string; isThere: boolean; isBusy: boolean; onAdd: () => void };

/** What a row offers for its word: a plus that adds it, or a check mark that says it is in the dictionary. */
export function AddAction({ word, isThere, isBusy, onAdd }: AddActionProps) {
  const { t } = useTranslation();
  if (!isThere)
    return <IconButton icon="plus" label={t('dictionary.add', { word })} isBusy={isBusy} onClick={onAdd} />;
  return (
    <span
      role="img"
      aria-label={t('dictionary.isThere')}
      title={t('dictionary.isThere')}
      className="flex size-11 shrink-0 items-center justify-center text-correct"
    >
      <Icon name="check" />
    </span>
  );
}
