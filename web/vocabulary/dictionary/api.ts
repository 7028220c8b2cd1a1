import { useQueryClient } from '@tanstack/react-query';
import type { listDictionary, listMyWords } from '#contract/dictionary.ts';
import type { getLearning, listLearningWords } from '#contract/learning.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';

export function useDictionary() {
  const { lang, learn } = useLanguages();
  return usePersonal<typeof listDictionary>('/user-dictionary', { query: { lang, learn } });
}

/** What the person has of the catalogue; undefined for guests and until it is known. */
export const useMyWords = () => useMyWordsQuery().data?.data.words;

/** The same, for a screen that has to know whether it is still on its way. */
export function useMyWordsQuery() {
  const { lang, learn } = useLanguages();
  return usePersonal<typeof listMyWords>('/my-words', { query: { learn, lang } });
}

/** Asks anew for what a change of the dictionary changes: its lists, what is known and the progress. */
export function useDictionaryRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    refresh<typeof listDictionary | typeof listMyWords | typeof getLearning | typeof listLearningWords>(
      queries,
      '/user-dictionary',
      '/my-words',
      '/learning',
      '/learning/words',
    );
}
