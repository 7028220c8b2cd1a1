import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { listCards } from '#contract/cards.ts';
import type { removeFromDictionary } from '#contract/dictionary.ts';
import type { Call } from '#contract/endpoint.ts';
import type { getListStanding, keepList } from '#contract/lists.ts';
import { ApiError, call, callForOutcome } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useDictionaryRefresh } from '#web/vocabulary/dictionary/api.ts';

type Pair = Call<typeof keepList>['body'];

/** Takes a shared list over: its words into the dictionary, its cards as one's own. An undo takes them out of the dictionary again. */
export function useKeeping(code: string) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const renewDictionary = useDictionaryRefresh();
  const showFailure = useFailureToast();
  const renew = () =>
    Promise.all([
      renewDictionary(),
      refresh<typeof getListStanding | typeof listCards>(queries, '/lists/:code/mine', '/cards'),
    ]);
  const undo = async (wordIds: string[]) => {
    try {
      await call<typeof removeFromDictionary>('POST', '/remove-from-dictionary', { body: { wordIds } });
      await renew();
    } catch (error) {
      showFailure(t('marks.undoFailed'), error, () => void undo(wordIds));
    }
  };
  const keeping = useMutation({
    mutationFn: async ({ lang, learn }: Pair) => {
      const given = { params: { code }, body: { lang, learn } };
      const reply = await callForOutcome<typeof keepList>('POST', '/lists/:code/keep', given);
      if (!Array.isArray(reply.data?.added)) throw new ApiError(200, { message: reply.message });
      await renew();
      return reply.data.added;
    },
    onSuccess: added => {
      if (added.length === 0) showToast('info', t('dictionary.allThere'));
      else showToast('right', t('lists.keptNow'), () => void undo(added));
    },
    onError: error => showFailure(t('lists.keepFailed'), error),
  });
  return { isBusy: keeping.isPending, keep: (pair: Pair) => keeping.mutate(pair) };
}
