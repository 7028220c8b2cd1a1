import { isOwnListId, listOfSource } from '#contract/list-codes.ts';
import type { getMyList, getSharedList } from '#contract/lists.ts';
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { AskedWord, selectSource } from '#contract/trainers.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';

/** The topic of a word: the category that the round is drawn from, else the one that teaches the word. */
export function useTopicName({ category = '' }: Pick<AskedWord, 'category'>): string | undefined {
  const [parameters] = useSearchParams();
  const source = parameters.get('source') ?? DICTIONARY_SOURCE;
  const isTopic = source !== DICTIONARY_SOURCE && listOfSource(source) === undefined;
  return useCategoryName(isTopic ? source : category);
}

/** What a source is called; undefined until that is known. */
export function useSourceName(source: string): string | undefined {
  const { t } = useTranslation();
  const isDictionary = source === DICTIONARY_SOURCE;
  const list = listOfSource(source);
  const ofList = useListName(list);
  const ofCategory = useCategoryName(isDictionary || list !== undefined ? '' : source);
  return isDictionary ? t('nav.myDictionary') : (ofList ?? ofCategory);
}

/** Undefined asks for none. */
function useListName(list = ''): string | undefined {
  const pair = useLanguages();
  const query = { lang: pair.lang, learn: pair.learn };
  const isOwn = isOwnListId(list);
  const shared = useEndpoint<typeof getSharedList>(
    '/lists/:code',
    { params: { code: list }, query },
    list !== '' && !isOwn,
  );
  const own = usePersonal<typeof getMyList>('/my-lists/:id', { params: { id: list }, query }, isOwn);
  return (own.data ?? shared.data)?.data.list.name;
}

/** '' asks for none. */
function useCategoryName(category: string): string | undefined {
  const { lang } = useLanguages();
  const query = useEndpoint<typeof selectSource>('/test/select-source', { query: { lang } }, category !== '');
  return query.data?.data.categories.find(({ id }) => id === category)?.name;
}
