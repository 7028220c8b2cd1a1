import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Act, canUndo, type QuestionProps } from '../sitting/sitting.ts';
import type { Sitting } from '../sitting/sitting-state.ts';
import { useKeys } from './keys.ts';

/** Below a question: what else can be done about it, and the way back. Its height is the same for every question. */
export function QuestionActions({ sitting, act, children }: QuestionProps & { children?: ReactNode }) {
  return (
    <div className="-mx-3 my-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 max-[22.5rem]:gap-x-0 max-[22.5rem]:text-sm">
      {children}
      <UndoButton sitting={sitting} act={act} />
    </div>
  );
}

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
