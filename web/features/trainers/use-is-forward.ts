import { useState } from 'react';

/** Whether the question that is shown came after the one before it, and not by going back. */
export function useIsForward(index: number): boolean {
  const [shown, setShown] = useState({ index, isForward: false });
  if (shown.index !== index) setShown({ index, isForward: index > shown.index });
  return shown.isForward;
}
