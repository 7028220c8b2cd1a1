import { type ReactNode, useDeferredValue, useState } from 'react';
import type { listCategories, listCategoryWords, searchWords } from '#contract/categories.ts';
import { LONGEST_SEARCH } from '#contract/search.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDictionary } from '#web/vocabulary/dictionary/api.ts';
import { fromCategory, fromDictionary, type ListedWord } from '#web/vocabulary/words/listed-word.ts';

/** Draws the words of a source. */
type SourceProps = { children: (words: readonly ListedWord[]) => ReactNode };

const LOADING = <Skeleton rows={4} className="mb-2 h-12" />;

/** The words that a text leads to. */
export function FromSearch({ children }: SourceProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const query = useEndpoint<typeof searchWords>('/words', { query: { lang, learn, search } }, search !== '');
  return (
    <div className="min-h-24">
      <SearchField label={t('lists.search')} value={text} onChange={setText} maxLength={LONGEST_SEARCH} />
      {search !== '' && (
        <QueryView query={query} failure={t('categories.searchFailed')} loading={LOADING}>
          {({ data }) => children(data.words.map(fromCategory))}
        </QueryView>
      )}
    </div>
  );
}

/** The words of a topic. */
export function FromTopic({ children }: SourceProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const categories = useEndpoint<typeof listCategories>('/categories', { query: { lang, learn } });
  const [chosen, setChosen] = useState('');
  const all = categories.data?.data ?? [];
  const categoryId = chosen || (all[0]?.id ?? '');
  const query = useEndpoint<typeof listCategoryWords>(
    '/categories/:categoryId/words',
    { params: { categoryId }, query: { lang, learn } },
    categoryId !== '',
  );
  return (
    <QueryView query={categories} failure={t('categories.failed')} loading={LOADING}>
      {() => (
        <div className="grid grid-cols-1 gap-4">
          <SelectField
            label={t('lists.topic')}
            value={categoryId}
            onChange={({ target }) => setChosen(target.value)}
          >
            {all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <QueryView query={query} failure={t('words.failed')} loading={LOADING}>
            {({ data }) => children(data.words.map(fromCategory))}
          </QueryView>
        </div>
      )}
    </QueryView>
  );
}

/** All that the person has kept, own cards too. */
export function FromDictionary({ children }: SourceProps) {
  const { t } = useTranslation();
  return (
    <QueryView query={useDictionary()} failure={t('dictionary.failed')} loading={LOADING}>
      {({ data }) => children(data.words.map(fromDictionary))}
    </QueryView>
  );
}
