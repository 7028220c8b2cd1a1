import { useQueryClient } from '@tanstack/react-query';
import type {
  addDictionaryEntries,
  beginDictionary,
  changeDictionary,
  completeDictionary,
  deleteDictionaries,
  listDictionaries,
  OwnDictionary,
  orderDictionaries,
  restoreDictionaries,
} from '#contract/reference-dictionaries.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { renewReferences } from '#web/vocabulary/reference-dictionaries/api.ts';
import type { DictionaryCalls } from './import-dictionary.ts';

export const useDictionaries = () => usePersonal<typeof listDictionaries>('/reference-dictionaries', {});

/** Orders, turns off, removes and brings back dictionaries, and says what happened. */
export function useReferenceChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();

  const attempt = async (work: () => Promise<unknown>, undo?: () => void) => {
    try {
      await work();
      await renewReferences(queries);
      return true;
    } catch (error) {
      showFailure(t('dictionaries.changeFailed'), error, undo);
      return false;
    }
  };

  const order = (ids: string[]) =>
    attempt(() => call<typeof orderDictionaries>('POST', '/reference-dictionaries/order', { body: { ids } }));

  const turn = (id: string, isOff: boolean) =>
    attempt(() =>
      call<typeof changeDictionary>('PATCH', '/reference-dictionaries/:id', {
        params: { id },
        body: { is_off: isOff },
      }),
    );

  const restore = (ids: string[]): Promise<boolean> =>
    attempt(
      () => call<typeof restoreDictionaries>('POST', '/reference-dictionaries/restore', { body: { ids } }),
      () => void restore(ids),
    );

  const remove = async ({ id, title }: OwnDictionary) => {
    const isRemoved = await attempt(() =>
      call<typeof deleteDictionaries>('POST', '/reference-dictionaries/delete', { body: { ids: [id] } }),
    );
    if (isRemoved) showToast('right', t('dictionaries.removed', { title }), () => void restore([id]));
  };

  return { order, turn, remove };
}

/** The calls by which a dictionary is written. Repeated ones change nothing. */
export function dictionaryCalls(signal: AbortSignal): DictionaryCalls {
  return {
    begin: async told => {
      const body = { id: `ref-${newId()}`, ...told };
      const { data } = await call<typeof beginDictionary>(
        'POST',
        '/reference-dictionaries',
        { body },
        signal,
      );
      return data.dictionary;
    },
    add: async (id, batch, entries) => {
      const input = { params: { id }, body: { batch, entries } };
      const path = '/reference-dictionaries/:id/entries';
      const { data } = await call<typeof addDictionaryEntries>('POST', path, input, signal);
      return data.next_batch;
    },
    complete: async (id, batches) => {
      const input = { params: { id }, body: { batches } };
      const path = '/reference-dictionaries/:id/complete';
      const { data } = await call<typeof completeDictionary>('POST', path, input, signal);
      return data.dictionary;
    },
  };
}
