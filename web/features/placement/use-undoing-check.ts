import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { noteStates } from '#web/platform/offline/pending/word-states.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { undoByIds } from '#web/vocabulary/marks/send-marks.ts';
import { refreshChecks } from './finished-check.ts';

/** Takes a whole check back by the id of its result, which the server knows its marks by. */
export function useUndoingCheck() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (id: string) => undoByIds([id]),
    onSuccess: states => {
      noteStates(queries, states);
      void refreshChecks(queries);
      showToast('right', t('placement.undone'));
    },
    onError: error => showFailure(t('marks.undoFailed'), error),
  });
}
