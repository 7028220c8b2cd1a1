import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { selectSource } from '#contract/trainers.ts';
import type { Word } from '#contract/words.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';

/** What a word is about: the category that the round is drawn from, else the shelf its own stands on. */
export function useTopicName({ shelf }: Pick<Word, 'shelf'>): string | undefined {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get('source') ?? DICTIONARY_SOURCE;
  const name = useSourceName(source);
  if (source !== DICTIONARY_SOURCE) return name;
  return shelf && t(`categories.shelf.${shelf}`);
}

/** What a source is called; undefined until that is known. */
export function useSourceName(source: string): string | undefined {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const isDictionary = source === DICTIONARY_SOURCE;
  const query = useEndpoint<typeof selectSource>('/test/select-source', { query: { lang } }, !isDictionary);
  if (isDictionary) return t('nav.myDictionary');
  return query.data?.data.categories.find(({ id }) => id === source)?.name;
}
