import { useQueryClient } from '@tanstack/react-query';
import type { Call, Reply } from '#contract/endpoint.ts';
import type {
  changeList,
  createList,
  deleteLists,
  getMyList,
  getSharedList,
  listMyLists,
  OwnList,
  restoreLists,
  setListWords,
  shareList,
  undoListWords,
} from '#contract/lists.ts';
import { ApiError, call, callForOutcome } from '#web/platform/http/http.ts';
import { askAnew, refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';

/** What others see of lists; the owner may have changed it just now. */
const SHARED = [
  'anyone' satisfies (typeof getSharedList)['access'],
  '/lists/:code' satisfies (typeof getSharedList)['path'],
];

/** What a person writes over a list. */
export type Written = Pick<OwnList, 'name' | 'line' | 'author'>;

export type WholeList = Reply<typeof getMyList>['data'];

/** The person's lists, newest first, without their words. */
export const useMyLists = () => usePersonal<typeof listMyLists>('/my-lists', {});

/** One of them, with its words in the pair in force. */
export function useMyList(id: string) {
  const { lang, learn } = useLanguages();
  return usePersonal<typeof getMyList>('/my-lists/:id', { params: { id }, query: { lang, learn } });
}

type ChangedReply = Reply<typeof setListWords>;

/** Makes, changes, shares and deletes lists, says what went wrong or can be undone, and brings what is shown up to date. */
export function useListChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const renew = () =>
    Promise.all([
      refresh<typeof listMyLists | typeof getMyList>(queries, '/my-lists', '/my-lists/:id'),
      askAnew(queries, SHARED),
    ]);

  /** Returns what the work returned, or undefined where it failed. */
  const attempt = async <Result>(
    work: () => Promise<Result>,
    failed: string,
  ): Promise<Result | undefined> => {
    try {
      const result = await work();
      await renew();
      return result;
    } catch (error) {
      showFailure(failed, error);
      return undefined;
    }
  };

  /** A change that is refused where another tab or device has been quicker: then what is current is shown. Returns the list after it. */
  const change = (send: () => Promise<ChangedReply>): Promise<OwnList | undefined> =>
    attempt(async () => {
      const { success, data } = await send();
      if (data?.list === undefined) throw new ApiError(200);
      if (success) return data.list;
      showToast('info', t('lists.changedElsewhere'));
      return undefined;
    }, t('lists.saveFailed'));

  const undoWords = ({ id, revision }: OwnList) =>
    change(() =>
      callForOutcome<typeof undoListWords>('POST', '/my-lists/:id/words/undo', {
        ...{ params: { id }, body: { revision } },
      }),
    );

  const restore = (id: string) =>
    attempt(
      () => call<typeof restoreLists>('POST', '/my-lists/restore', { body: { ids: [id] } }),
      t('marks.undoFailed'),
    );

  return {
    /** Returns the new list. */
    make: async (written: Written) => {
      const body = { id: `own-${newId()}`, ...written };
      const made = await attempt(
        () => call<typeof createList>('POST', '/my-lists', { body }),
        t('lists.saveFailed'),
      );
      return made?.data.list;
    },

    rewrite: ({ id, revision }: OwnList, written: Written) => {
      const given: Call<typeof changeList> = { params: { id }, body: { revision, ...written } };
      return change(() => callForOutcome<typeof changeList>('PATCH', '/my-lists/:id', given));
    },

    /** Says what was done, with a way back. */
    setWords: async ({ id, revision }: OwnList, words: readonly string[], said: string) => {
      const given = { params: { id }, body: { revision, words: [...words] } };
      const list = await change(() =>
        callForOutcome<typeof setListWords>('POST', '/my-lists/:id/words', given),
      );
      if (list !== undefined) showToast('right', said, () => void undoWords(list));
      return list;
    },

    share: ({ id }: OwnList, isShared: boolean) =>
      attempt(
        () =>
          call<typeof shareList>('POST', '/my-lists/:id/share', {
            ...{ params: { id }, body: { is_shared: isShared } },
          }),
        t('lists.shareFailed'),
      ),

    remove: async ({ id, name }: OwnList) => {
      const gone = await attempt(
        () => call<typeof deleteLists>('POST', '/my-lists/delete', { body: { ids: [id] } }),
        t('lists.deleteFailed'),
      );
      if (gone !== undefined) showToast('right', t('lists.deleted', { name }), () => void restore(id));
      return gone !== undefined;
    },
  };
}
