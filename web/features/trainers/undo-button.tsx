import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { canUndo } from './sitting.ts';
import type { Sitting } from './sitting-state.ts';
import { useKeys } from './use-keys.ts';
import type { Act } from './use-sitting.ts';

/** Takes back the last answer, again and again up to the first one; so does the Z key. */
export function UndoButton({ sitting, act }: { sitting: Sitting; act: Act }) {
  const { t } = useTranslation();
  const isPossible = canUndo(sitting);
  const undo = () => void act({ kind: 'undo' });
  useKeys({ undo });
  return (
    <Button
      look="text"
      icon="undo"
      onClick={undo}
      aria-keyshortcuts="Z"
      className={`ms-auto max-[22.5rem]:[&_svg]:hidden ${isPossible ? '' : 'invisible'}`}
    >
      {t('learn.takeBack')}
    </Button>
  );
}
