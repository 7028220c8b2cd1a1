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
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { withMore } from './more-words.ts';

/** A list that is changed elsewhere again and again is not fought for. */
const MOST_TRIES = 3;

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
  const { number } = useFormats();
  const pair = useLanguages();
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

  /** Returns the new list. */
  const make = async (written: Written, words: readonly string[] = []) => {
    const body = { id: `own-${newId()}`, ...written, words: [...words] };
    const made = await attempt(
      () => call<typeof createList>('POST', '/my-lists', { body }),
      t('lists.saveFailed'),
    );
    return made?.data.list;
  };

  const takeAway = ({ id }: OwnList) =>
    attempt(
      () => call<typeof deleteLists>('POST', '/my-lists/delete', { body: { ids: [id] } }),
      t('lists.deleteFailed'),
    );

  return {
    make: (written: Written) => make(written),

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

    /** Puts words at the end of a list, but for those that it has; says what was done, with a way back. Returns whether they are in it. */
    addTo: async ({ id, name }: OwnList, wordIds: readonly string[]): Promise<boolean> => {
      let added = 0;
      const list = await change(async () => {
        for (let tries = 1; ; tries += 1) {
          const given = { params: { id }, query: pair };
          const {
            list: current,
            ids,
            cards,
          } = (await call<typeof getMyList>('GET', '/my-lists/:id', given)).data;
          const words = withMore({ ids, cards }, wordIds);
          added = words.length - ids.length;
          if (added === 0) return { success: true, message: '', data: { list: current } };
          const body = { revision: current.revision, words };
          const reply = await callForOutcome<typeof setListWords>('POST', '/my-lists/:id/words', {
            ...{ params: { id }, body },
          });
          // What another tab has changed meanwhile does not matter to who adds.
          if (reply.success || tries === MOST_TRIES) return reply;
        }
      });
      if (list === undefined) return false;
      if (added === 0) showToast('info', t('lists.allThere', { name }));
      else
        showToast('right', t('lists.addedTo', { name, number: number(added) }), () => void undoWords(list));
      return true;
    },

    /** Makes a list of words; says so, with a way back. Returns whether it was made. */
    makeOf: async (name: string, wordIds: readonly string[]): Promise<boolean> => {
      const list = await make({ name, line: '', author: '' }, wordIds);
      if (list === undefined) return false;
      const said = t('lists.addedTo', { name, number: number(list.word_count) });
      showToast('right', said, () => void takeAway(list));
      return true;
    },

    share: ({ id }: OwnList, isShared: boolean) =>
      attempt(
        () =>
          call<typeof shareList>('POST', '/my-lists/:id/share', {
            ...{ params: { id }, body: { is_shared: isShared } },
          }),
        t('lists.shareFailed'),
      ),

    remove: async (list: OwnList) => {
      const { id, name } = list;
      const gone = await takeAway(list);
      if (gone !== undefined) showToast('right', t('lists.deleted', { name }), () => void restore(id));
      return gone !== undefined;
    },
  };
}
