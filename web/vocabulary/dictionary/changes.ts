import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { addToDictionary, removeFromDictionary } from '#contract/dictionary.ts';
import { ApiError, callForOutcome, isFromNoServer } from '#web/platform/http/http.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { NamedWord } from '#web/platform/offline/outbox/change-later.ts';
import type { DictionaryChange } from '#web/platform/offline/outbox/outbox-db.ts';
import { useIsOffline } from '#web/platform/offline/response-cache/use-is-offline.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useDictionaryRefresh } from './api.ts';

/**
 * Adds or removes words, says what happened and brings the lists up to date; both return whether anything changed. Without a connection
 * it waits on the device.
 */
export function useDictionaryChanges() {
  const { t } = useTranslation();
  const { add, remove, restore } = useCalls();
  const showFailure = useFailureToast();
  const changeLater = useChangeLater();
  const keepList = useKeepList();
  const fail = (error: unknown, wantsLogin: string, failed: string, undo?: () => void): false => {
    if (isGuest(error)) return refuse(wantsLogin);
    showFailure(failed, error, isFromNoServer(error) ? undo : undefined);
    return false;
  };

  const addWords = async (words: readonly NamedWord[]): Promise<boolean> => {
    const [only] = words;
    if (only === undefined) return refuse(t('dictionary.nothingSelected'));
    try {
      if (changeLater) {
        await changeLater('add', words);
        showToast('info', t('dictionary.waits'));
        return true;
      }
      const { success } = await add(idsOf(words));
      void keepList('add', words);
      const isOne = words.length === 1;
      const done = isOne ? t('dictionary.added', { word: only.word }) : t('dictionary.addedMany');
      const notNew = isOne ? t('dictionary.alreadyThere', { word: only.word }) : t('dictionary.allThere');
      showToast(success ? 'right' : 'info', success ? done : notNew);
      return success;
    } catch (error) {
      return fail(error, t('dictionary.loginToAdd'), t('dictionary.addFailed'));
    }
  };

  const removeWords = async (words: readonly NamedWord[]): Promise<boolean> => {
    const [only] = words;
    if (only === undefined) return refuse(t('dictionary.nothingSelected'));
    const undoOf = (ids: string[]) => () =>
      void restore(ids)
        .then(() => keepList('restore', words))
        .catch(error => showFailure(t('dictionary.addFailed'), error, undoOf(ids)));
    try {
      if (changeLater) {
        await changeLater('remove', words);
        showToast('info', t('dictionary.waits'), () => void changeLater('restore', words));
        return true;
      }
      const { success, data } = await remove(idsOf(words));
      // A browser sends again by itself what broke on a connection that it had kept, and hears then that nothing is left to remove.
      void keepList('remove', words);
      if (!success) return refuse(t('dictionary.removeFailed'), undoOf(idsOf(words)));
      const isOne = words.length === 1;
      const done = isOne ? t('dictionary.removed', { word: only.word }) : t('dictionary.removedMany');
      showToast('right', done, undoOf(data.removed));
      return true;
    } catch (error) {
      // They may be gone, and only the reply been lost.
      return fail(error, t('dictionary.loginToRemove'), t('dictionary.removeFailed'), undoOf(idsOf(words)));
    }
  };
  return { add: addWords, remove: removeWords };
}

/** What does the same without a connection; undefined while there is one, and for guests. */
function useChangeLater() {
  const pair = useLanguages();
  const { isOffline } = useIsOffline();
  const queries = useQueryClient();
  if (!isOffline || tokenOwner() === undefined) return undefined;
  return async (change: DictionaryChange['change'], words: readonly NamedWord[]) => {
    const { changeLater } = await import('#web/platform/offline/outbox/change-later.ts');
    await changeLater(queries, change, words, pair);
  };
}

/** Notes a change in the list that is kept for when there is no connection; never rejects. */
function useKeepList() {
  const pair = useLanguages();
  return async (change: DictionaryChange['change'], words: readonly NamedWord[]) => {
    const loading = import('#web/platform/offline/outbox/change-later.ts').catch(() => undefined);
    await (await loading)?.changeKeptList(change, words, pair);
  };
}

/** The calls themselves; each resolves once the lists that it changed are up to date. */
function useCalls() {
  const onSuccess = useDictionaryRefresh();
  // It may have been done, and only the reply been lost.
  const onError = () => void onSuccess();
  const adding = useMutation({
    mutationFn: (body: { wordIds: string[]; restore?: true }) =>
      callForOutcome<typeof addToDictionary>('POST', '/add-to-dictionary', { body }),
    onSuccess,
    onError,
  });
  const removing = useMutation({
    mutationFn: (wordIds: string[]) =>
      callForOutcome<typeof removeFromDictionary>('POST', '/remove-from-dictionary', { body: { wordIds } }),
    onSuccess,
    onError,
  });
  return {
    add: (wordIds: string[]) => adding.mutateAsync({ wordIds }),
    /** Undoes a removal: the words come back with their dates, and so in their order. */
    restore: (wordIds: string[]) => adding.mutateAsync({ wordIds, restore: true }),
    remove: (wordIds: string[]) => removing.mutateAsync(wordIds),
  };
}

const idsOf = (words: readonly NamedWord[]) => words.map(word => word.id);

function refuse(text: string, undo?: () => void): false {
  showToast('wrong', text, undo);
  return false;
}

const isGuest = (error: unknown) => error instanceof ApiError && error.status === 401;
