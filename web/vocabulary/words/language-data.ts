import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { listWordForms, listWordKeys } from '#contract/word-rows.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { keyOf } from '#web/platform/http/queries.ts';
import { type LanguageData, languageDataOf } from './known-in.ts';

/** Fetches what a language calls our rows; kept like all that is read. */
export async function fetchLanguageData(queries: QueryClient, language: Language): Promise<LanguageData> {
  const [keys, forms] = await Promise.all([fetchKeys(queries), fetchForms(queries, language)]);
  if (keys.version === forms.version) return languageDataOf(keys, forms, language);
  // A new version of the server came between the two: what was kept belongs to the old one.
  queries.removeQueries({ queryKey: keysKey });
  queries.removeQueries({ queryKey: formsKey(language) });
  const [newKeys, newForms] = await Promise.all([fetchKeys(queries), fetchForms(queries, language)]);
  if (newKeys.version !== newForms.version) throw new Error('The words of the server are changing');
  return languageDataOf(newKeys, newForms, language);
}

/** The same for a component that shows words; undefined until it is there. */
export function useLanguageData(language: Language, isOn = true): LanguageData | undefined {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['anyone', 'language-data', language],
    queryFn: () => fetchLanguageData(queries, language),
    enabled: isOn,
  }).data;
}

type Keys = Reply<typeof listWordKeys>['data'];
type Forms = Reply<typeof listWordForms>['data'];

const keysKey = keyOf<typeof listWordKeys>('/word-keys', {});
const formsKey = (language: Language) => keyOf<typeof listWordForms>('/word-forms', { query: { language } });

async function fetchKeys(queries: QueryClient): Promise<Keys> {
  const queryFn = () => call<typeof listWordKeys>('GET', '/word-keys', {});
  return (await queries.fetchQuery({ queryKey: keysKey, queryFn })).data;
}

async function fetchForms(queries: QueryClient, language: Language): Promise<Forms> {
  const queryFn = () => call<typeof listWordForms>('GET', '/word-forms', { query: { language } });
  return (await queries.fetchQuery({ queryKey: formsKey(language), queryFn })).data;
}
