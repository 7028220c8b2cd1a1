import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { AskedWord, selectSource } from '#contract/trainers.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';

/** The topic of a word: the category that the round is drawn from, else the one that teaches the word. */
export function useTopicName({ category = '' }: Pick<AskedWord, 'category'>): string | undefined {
  const [parameters] = useSearchParams();
  const source = parameters.get('source') ?? DICTIONARY_SOURCE;
  return useCategoryName(source === DICTIONARY_SOURCE ? category : source);
}

/** What a source is called; undefined until that is known. */
export function useSourceName(source: string): string | undefined {
  const { t } = useTranslation();
  const isDictionary = source === DICTIONARY_SOURCE;
  const name = useCategoryName(isDictionary ? '' : source);
  return isDictionary ? t('nav.myDictionary') : name;
}

/** '' asks for none. */
function useCategoryName(category: string): string | undefined {
  const { lang } = useLanguages();
  const query = useEndpoint<typeof selectSource>('/test/select-source', { query: { lang } }, category !== '');
  return query.data?.data.categories.find(({ id }) => id === category)?.name;
}
