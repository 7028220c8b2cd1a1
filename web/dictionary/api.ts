import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type {
  addToDictionary,
  listDictionary,
  listMyWords,
  removeFromDictionary,
} from '#contract/dictionary.ts';
import { useSession } from '../account/session.ts';
import { ApiError, call } from '../http.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useEndpoint } from '../queries.ts';
import { showToast } from '../ui/toasts.ts';

export function useDictionary() {
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  return useEndpoint<typeof listDictionary>(
    '/user-dictionary',
    { query: { lang, learn } },
    status === 'user',
  );
}

/** What the person has of the catalogue; undefined for guests and until it is known. */
export function useMyWords() {
  const { learn } = useLanguages();
  const { status } = useSession();
  return useEndpoint<typeof listMyWords>('/my-words', { query: { learn } }, status === 'user').data?.data
    .words;
}

/** Asks anew for what a change of the dictionary changes: its lists and the progress. */
export function useDictionaryRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ['/user-dictionary', '/my-words', '/progress'].map(path =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

/** Adds or removes words, says what happened and brings the lists up to date; both answer whether anything changed. */
export function useDictionaryChanges() {
  const { t } = useTranslation();
  const refresh = useDictionaryRefresh();

  const send = async (kind: 'add' | 'remove', wordIds: string[]) => {
    const path = kind === 'add' ? '/add-to-dictionary' : '/remove-from-dictionary';
    const answer = await call<typeof addToDictionary | typeof removeFromDictionary>('POST', path, {
      body: { wordIds },
    });
    await refresh();
    return answer.success;
  };

  const add = async (words: { id: string; word: string }[]): Promise<boolean> => {
    const [only] = words;
    if (only === undefined) return refuse(t('dictionary.nothingSelected'));
    try {
      const isNew = await send(
        'add',
        words.map(word => word.id),
      );
      if (isNew)
        showToast(
          'right',
          words.length > 1 ? t('dictionary.addedMany') : t('dictionary.added', { word: only.word }),
        );
      else
        showToast(
          'info',
          words.length > 1 ? t('dictionary.allThere') : t('dictionary.alreadyThere', { word: only.word }),
        );
      return isNew;
    } catch (error) {
      return refuse(isGuest(error) ? t('dictionary.loginToAdd') : t('dictionary.addFailed'));
    }
  };

  const remove = async (words: { id: string; word: string }[]): Promise<boolean> => {
    const [only] = words;
    if (only === undefined) return refuse(t('dictionary.nothingSelected'));
    const ids = words.map(word => word.id);
    try {
      if (!(await send('remove', ids))) return refuse(t('dictionary.removeFailed'));
      const undo = () => void send('add', ids).catch(() => refuse(t('dictionary.addFailed')));
      showToast(
        'right',
        words.length > 1 ? t('dictionary.removedMany') : t('dictionary.removed', { word: only.word }),
        undo,
      );
      return true;
    } catch (error) {
      return refuse(isGuest(error) ? t('dictionary.loginToRemove') : t('dictionary.removeFailed'));
    }
  };
  return { add, remove };
}

function refuse(text: string): false {
  showToast('wrong', text);
  return false;
}

const isGuest = (error: unknown) => error instanceof ApiError && error.status === 401;
