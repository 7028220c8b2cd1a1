import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { LONGEST_FORM } from '#contract/reference-bounds.ts';
import type {
  listDictionaries,
  listSharedDictionaries,
  lookUpWord,
} from '#contract/reference-dictionaries.ts';
import type { Language } from '#languages/index.ts';
import { askAnew, refresh, useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';

const LOOK_UP = '/reference-entries/:word';

/** What dictionaries say of a word, once it is known that there are some for its language; nothing is asked where there are none. */
export function useReferences(word: string, learn: Language) {
  const { lang } = useLanguages();
  const { status } = useSession();
  const own = usePersonal<typeof listDictionaries>('/reference-dictionaries', {});
  const shared = useEndpoint<typeof listSharedDictionaries>('/shared-dictionaries', {});
  const isOfPair = (dictionary: { learn: Language; lang: Language }) =>
    dictionary.learn === learn && [lang, learn].includes(dictionary.lang);
  const hasOwn = own.data?.data.dictionaries.some(
    dictionary => dictionary.learn === learn && dictionary.is_complete && !dictionary.is_off,
  );
  const isThere =
    status !== 'loading' && (hasOwn === true || shared.data?.data.dictionaries.some(isOfPair) === true);
  return useQuery<Reply<typeof lookUpWord>>({
    // What it replies is of the person: it is forgotten with them.
    queryKey: ['user', LOOK_UP, { params: { word }, query: { lang, learn } }],
    // Of a longer phrase no dictionary has an entry under all of it.
    enabled: isThere && word.trim() !== '' && word.length <= LONGEST_FORM,
  });
}

/** Asks anew for the person's dictionaries, and for all that they have said. */
export async function renewReferences(queries: QueryClient): Promise<void> {
  await Promise.all([
    refresh<typeof listDictionaries>(queries, '/reference-dictionaries'),
    askAnew(queries, ['user', LOOK_UP]),
  ]);
}
