import type { ReactNode } from 'react';
import type { QuestionProps } from './test-screen.tsx';
import { UndoButton } from './undo-button.tsx';

/** Below a question: what else can be done about it, and the way back. Its height is the same for every question. */
export function QuestionActions({ sitting, act, children }: QuestionProps & { children?: ReactNode }) {
  return (
    <div className="-mx-3 my-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 max-[22.5rem]:gap-x-0 max-[22.5rem]:text-sm">
      {children}
      <UndoButton sitting={sitting} act={act} />
    </div>
  );
}
