import type { listCategories } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { LONGEST_SEARCH } from '#contract/search.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { LettersHint } from '#web/vocabulary/marks/letters-hint.tsx';
import { PlacementHint } from '#web/vocabulary/marks/placement-hint.tsx';
import { CATEGORY_GRID } from './category-grid.tsx';
import { CategoryShelves } from './category-shelves.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search-text.ts';

/** All topics: a search, what is being learned, then the shelves. */
export function CategoriesPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const query = useEndpoint<typeof listCategories>('/categories', { query: { lang, learn } });
  // What a person has begun comes above the shelves and would push them down.
  const isWaiting = useIsWaiting(useBegun());
  const { search, setSearch, wanted } = useSearchText();
  usePageTitle(t('categories.title'));
  return (
    <>
      <PageHeader title={t('categories.title')} lead={t('categories.lead')}>
        {status !== 'guest' && (
          <ButtonLink look="main" to={pathTo('myDictionary', {}, { lang })}>
            {t('nav.myDictionary')}
          </ButtonLink>
        )}
      </PageHeader>
      <SearchField
        label={t('categories.search')}
        value={search}
        onChange={setSearch}
        maxLength={LONGEST_SEARCH}
      />
      {status === 'guest' && <GuestPrompt text={t('categories.guest')} />}
      {!isWaiting && (
        <>
          <LettersHint />
          <PlacementHint />
        </>
      )}
      <QueryView
        query={query}
        failure={t('categories.failed')}
        loading={<CategoriesSkeleton />}
        isWaiting={isWaiting}
        isEmpty={({ data }) => data.length === 0}
        empty={<MessageCard drawing="empty" title={t('categories.empty')} />}
      >
        {({ data }) =>
          wanted === '' ? (
            <CategoryShelves categories={data} />
          ) : (
            <SearchResults categories={data} search={wanted} />
          )
        }
      </QueryView>
    </>
  );
}

/** A shelf on its way. */
function CategoriesSkeleton() {
  return (
    <div data-loading className="mt-8 min-h-dvh">
      <Skeleton rows={1} className="mb-3 h-7 w-40" />
      <div className={CATEGORY_GRID}>
        <Skeleton rows={12} className="h-43" />
      </div>
    </div>
  );
}
