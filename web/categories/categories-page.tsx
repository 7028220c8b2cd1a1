import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Category, listCategories } from '#contract/categories.ts';
import { PAGES } from '#contract/pages.ts';
import { useSession } from '../account/session.ts';
import { useMyWords } from '../dictionary/api.ts';
import { useLanguages } from '../i18n/languages.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { useEndpoint } from '../queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessageCard } from '../ui/message-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { GuestPrompt } from '../words/guest-prompt.tsx';
import { CategoryCard } from './category-card.tsx';

const GRID = 'grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';

export function CategoriesPage() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { status } = useSession();
  const query = useEndpoint<typeof listCategories>('/categories', { query: { lang } });
  usePageTitle(t('categories.title'));
  return (
    <>
      <PageHeader title={t('categories.title')} lead={t('categories.lead')}>
        {status === 'user' && (
          <ButtonLink look="primary" to={`${PAGES.myDictionary}?lang=${lang}`}>
            {t('nav.myDictionary')}
          </ButtonLink>
        )}
      </PageHeader>
      {status === 'guest' && <GuestPrompt text={t('categories.guest')} />}
      <QueryView
        query={query}
        failure={t('categories.failed')}
        loading={
          <div className={GRID}>
            <Skeleton rows={12} className="h-24" />
          </div>
        }
        isEmpty={({ data }) => data.length === 0}
        empty={<MessageCard emoji="📭" title={t('categories.empty')} />}
      >
        {({ data }) => <CategoryGrid categories={data} />}
      </QueryView>
    </>
  );
}

function CategoryGrid({ categories }: { categories: Category[] }) {
  const myWords = useMyWords();
  const { lang } = useLanguages();
  const countOf = (id: string) => myWords?.filter(word => word.category === id).length;
  return (
    <ul className={GRID}>
      {categories.map(category => (
        <li key={category.id}>
          <Link
            to={`/categories/${category.id}/words?lang=${lang}`}
            className="flex h-full min-h-24 items-center gap-4 rounded-card border border-line bg-card p-4 transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
          >
            <CategoryCard category={category} mine={countOf(category.id)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
