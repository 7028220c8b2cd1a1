import type { listCategories } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { LONGEST_SEARCH } from '#contract/search.ts';
import { GuestPrompt } from '../account/guest-prompt.tsx';
import { useSession } from '../account/session.ts';
import { useIsWaiting } from '../account/use-personal.ts';
import { useBegun } from '../dictionary/use-begun.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useLanguages } from '../i18n/languages.ts';
import { PlacementHint } from '../marks/placement-hint.tsx';
import { useEndpoint } from '../queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { CategoriesSkeleton } from './categories-skeleton.tsx';
import { CategoryShelves } from './category-shelves.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search-text.ts';

/** All topics: a search, what is being learned, then the shelves. */
export function CategoriesPage() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { status } = useSession();
  const query = useEndpoint<typeof listCategories>('/categories', { query: { lang } });
  // What a person has begun stands above the shelves and would push them down.
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
      {!isWaiting && <PlacementHint />}
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
