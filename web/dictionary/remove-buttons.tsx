import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type RemoveButtonsProps = {
  selectedCount: number;
  shownCount: number;
  onRemoveSelected: () => void;
  onRemoveAll: () => void;
};

/** Takes the ticked words out of the dictionary, or, having asked, all that are listed. */
export function RemoveButtons({
  selectedCount,
  shownCount,
  onRemoveSelected,
  onRemoveAll,
}: RemoveButtonsProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button disabled={selectedCount === 0} onClick={onRemoveSelected}>
        {t('dictionary.removeSelected')}
      </Button>
      <Button disabled={shownCount === 0} onClick={() => setIsAsking(true)}>
        {t('dictionary.removeAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('dictionary.removeAllQuestion')}
          detail={t('categories.words', { count: shownCount })}
          yes={t('dictionary.removeAll')}
          onYes={onRemoveAll}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
