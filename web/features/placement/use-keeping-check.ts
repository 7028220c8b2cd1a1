import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { type FinishedCheck, markByCheck, saveCheck } from './finished-check.ts';

/** Brings a finished check to the server: its result, and the words that it marks as known. Both can be tried again. */
export function useKeepingCheck(check: FinishedCheck) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const saving = useMutation({ mutationFn: () => saveCheck(check, queries) });
  const marking = useMutation({
    mutationFn: (wordIds: readonly string[]) => markByCheck(check, wordIds, queries),
    onError: error => showFailure(t('placement.markFailed'), error),
  });
  return { saving, marking };
}
