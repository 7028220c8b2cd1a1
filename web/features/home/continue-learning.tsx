import type { listCategories } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { mostBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { BegunCard } from '#web/vocabulary/dictionary/category-progress-card.tsx';
import { useBegun } from '#web/vocabulary/dictionary/use-category-progress.ts';
import { DictionaryCard } from './dictionary-card.tsx';

const MOST_TOPICS = 2;
/** Few share the width there is. */
const GRID = 'grid gap-3.5 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]';

/** The topics that are furthest without being whole, and the dictionary; its room is kept while it is on its way. */
export function GoOn() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { begun } = useBegun();
  const categories = useEndpoint<typeof listCategories>('/categories', { query: { lang } }).data?.data;
  if (begun?.size === 0) return null;
  const topics = begun && categories && mostBegun(categories, begun).slice(0, MOST_TOPICS);
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('home.goOn')}
      </h2>
      {topics === undefined ? (
        <div className={GRID}>
          <Skeleton rows={MOST_TOPICS + 1} className="h-25" />
        </div>
      ) : (
        <ul className={GRID}>
          {topics.map(({ category, begun: own }) => (
            <li key={category.id} className="grid">
              <BegunCard category={category} begun={own} />
            </li>
          ))}
          <li className="grid">
            <DictionaryCard />
          </li>
        </ul>
      )}
    </section>
  );
}
