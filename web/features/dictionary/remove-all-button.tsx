import { useState } from 'react';
import { ConfirmDialog } from '#web/platform/dialogs/confirm-dialog.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

/** Takes all words that are listed out of the dictionary, having asked. */
export function RemoveAllButton({ count, onRemove }: { count: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button disabled={count === 0} onClick={() => setIsAsking(true)}>
        {t('dictionary.removeAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('dictionary.removeAllQuestion')}
          detail={t('categories.words', { count })}
          yes={t('dictionary.removeAll')}
          onYes={onRemove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
