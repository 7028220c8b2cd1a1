import { useMutation } from '@tanstack/react-query';
import type { forgetKnownWord } from '#contract/dictionary.ts';
import type { Call } from '#contract/endpoint.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useDictionaryRefresh } from '#web/vocabulary/dictionary/api.ts';

/** Takes back "word learned"; `restore` puts the word back into the dictionary. */
export function useForgetLearned(): (word: { wordId: string; restore: boolean }) => void {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const refresh = useDictionaryRefresh();
  const { learn } = useLanguages();
  const forgetting = useMutation({
    mutationFn: (body: Call<typeof forgetKnownWord>['body']) =>
      call<typeof forgetKnownWord>('POST', '/forget-known-word', { body }),
    onSuccess: () => void refresh(),
    // The question is asked again already, so nothing else on the screen brings the word back.
    onError: (error, body) => showFailure(t('marks.undoFailed'), error, () => forgetting.mutate(body)),
  });
  return ({ wordId, restore }) => forgetting.mutate({ wordId, learn, restore });
}
