import type { listSentences } from '#contract/sentences.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Failure } from '#web/platform/query-view/failure.tsx';

/** The sentences of the words of a category, asked for once they are wanted. */
export function useSentences(category: string | undefined, isWanted: boolean) {
  const { lang, learn } = useLanguages();
  const query = { lang, learn, ...(category !== undefined && { category }) };
  return useEndpoint<typeof listSentences>('/sentences', { query }, isWanted);
}

/** While sentences are on their way, and where they did not come, or there is none. */
export function SentencesState({ query }: { query: ReturnType<typeof useSentences> }) {
  const { t } = useTranslation();
  if (query.isError)
    return (
      <Failure
        sentence={t('category.sentencesFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const isEmpty = query.data && Object.keys(query.data.data.sentences).length === 0;
  return (
    <p role="status" className="text-quiet not-empty:py-2">
      {query.data === undefined ? t('common.loading') : isEmpty ? t('category.noSentences') : ''}
    </p>
  );
}
