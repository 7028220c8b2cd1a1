import type { Category, searchWords } from '#contract/categories.ts';
import { foldSearch } from '#contract/search.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';
import { WordListSkeleton } from '#web/vocabulary/words/word-row.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CategoryWords } from './category-words.tsx';

/** The topics whose names have the text, and the words that have it, in either language. */
export function SearchResults({ categories, search }: { categories: Category[]; search: string }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const wanted = foldSearch(search);
  const topics = categories.filter(category => foldSearch(category.name).includes(wanted));
  const query = useEndpoint<typeof searchWords>('/words', { query: { lang, learn, search } });
  return (
    <div className="flex flex-col gap-6">
      {topics.length > 0 && <CategoryGrid categories={topics} />}
      <QueryView
        query={query}
        failure={t('categories.searchFailed')}
        loading={<WordListSkeleton />}
        isEmpty={({ data }) => data.words.length === 0}
        empty={
          <p role="status" className="py-8 text-center text-quiet">
            {topics.length === 0 ? t('categories.noMatch') : t('dictionary.noMatch')}
          </p>
        }
      >
        {({ data }) => (
          <CategoryWords title={search} words={data.words.map(fromCategory)} sentences={data.sentences} />
        )}
      </QueryView>
    </div>
  );
}
