import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { refreshLearning } from '../marks/refresh-learning.ts';
import { undoByIds } from '../marks/send-marks.ts';
import { noteStates } from '../marks/word-states.ts';
import { showToast } from '../ui/toasts.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { forgetCheck, idsOfCheck, type KeptCheck } from './kept-check.ts';

/** Takes a whole check back, its marks and its result. */
export function useUndoingCheck(onUndone: (kept: KeptCheck) => void) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const userId = useSession().user?.id ?? '';
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (kept: KeptCheck) => undoByIds(idsOfCheck(kept)),
    onSuccess: (states, kept) => {
      forgetCheck(userId, learn, kept);
      noteStates(queries, states);
      void refreshLearning(queries);
      showToast('right', t('placement.undone'));
      onUndone(kept);
    },
    onError: error => showFailure(t('marks.undoFailed'), error),
  });
}
