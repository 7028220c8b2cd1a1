import { useMemo } from 'react';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import type { Knowledge } from './filters.ts';

/** How the person stands with the words of the learning language today; undefined until both are known. */
export function useKnowledge(): Knowledge | undefined {
  const { learn } = useLanguages();
  const states = useWordStates(learn);
  const today = useLearning().data?.data.day;
  return useMemo(
    () => (states !== undefined && today !== undefined ? { states, today } : undefined),
    [states, today],
  );
}
