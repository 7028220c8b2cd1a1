import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { forgetKnownWord, removeFromDictionary } from '#contract/dictionary.ts';
import type { Call } from '#contract/endpoint.ts';
import type { Language } from '#languages/index.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { createIdempotencyKeys } from '#web/platform/http/idempotency-key.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useDictionaryRefresh } from '#web/vocabulary/dictionary/api.ts';
import { showAnswerToast } from './answer-toast.ts';
import type { Act } from './sitting.ts';

/** Takes a word out of the dictionary as learned and goes on, with a way back. */
export function useWordLearned(act: Act) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const refresh = useDictionaryRefresh();
  const forgetLearned = useForgetLearned();
  const { learn } = useLanguages();
  const [ids] = useState(createIdempotencyKeys);
  const learning = useMutation({
    mutationFn: (wordId: string) => removeWord({ wordId, learn, id: ids.of({ wordId, learn }) }),
    onSuccess: (removed, wordId) => {
      ids.forget();
      void refresh();
      const word = { wordId, restore: removed.includes(wordId) };
      const isPassed = act({ kind: 'learned', word });
      // News that come after their question are not part of the sitting.
      const undo = isPassed ? () => void act({ kind: 'undo' }) : () => forgetLearned(word);
      showAnswerToast(t('trainers.wordRemoved'), undo);
    },
    onError: error => showFailure(t('trainers.removeFailed'), error),
  });
  return { isBusy: learning.isPending, markLearned: (wordId: string) => learning.mutate(wordId) };
}

/** What was taken out of the dictionary; nothing if the word was not in it. Throws ApiError. */
async function removeWord(body: { wordId: string; learn: Language; id: string }): Promise<string[]> {
  const reply = await call<typeof removeFromDictionary>('POST', '/remove-from-dictionary', { body });
  // The trainer's variant says of success in `data` (specification, section 7).
  if (reply.data?.success !== true) throw new ApiError(200, { ...reply, success: false });
  return reply.data.removed ?? [];
}

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
