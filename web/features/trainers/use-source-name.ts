import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { selectSource } from '#contract/trainers.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';

/** What a source is called; undefined until that is known. */
export function useSourceName(source: string): string | undefined {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const isDictionary = source === DICTIONARY_SOURCE;
  const query = useEndpoint<typeof selectSource>('/test/select-source', { query: { lang } }, !isDictionary);
  if (isDictionary) return t('nav.myDictionary');
  return query.data?.data.categories.find(({ id }) => id === source)?.name;
}
