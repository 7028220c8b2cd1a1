import type { Category } from '#contract/categories.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { mostBegun, useBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { BegunCard } from '#web/vocabulary/dictionary/category-progress-card.tsx';
import { onShelves } from '#web/vocabulary/words/shelves.ts';
import { CategoryGrid } from './category-grid.tsx';
import { PathCard } from './path-card.tsx';

/** The path, what has been begun, then the shelves, each with a stroke in its hue. */
export function CategoryShelves({ categories }: { categories: Category[] }) {
  const { t } = useTranslation();
  return (
    <>
      <PathCard />
      <ContinueLearning categories={categories} />
      <div className="rest-laid-out-later">
        {onShelves(categories).map(({ shelf, own }) =>
          shelf === undefined ? (
            <div key="none" className="mt-8">
              <CategoryGrid categories={own} />
            </div>
          ) : (
            <section key={shelf} aria-labelledby={`shelf-${shelf}`} className={`mt-8 shelf-${shelf}`}>
              <h2 id={`shelf-${shelf}`} className="head mb-3 flex items-center gap-2.5 text-xl sm:text-2xl">
                <span aria-hidden="true" className="stress bg-shelf" />
                {t(`categories.shelf.${shelf}`)}
              </h2>
              <CategoryGrid categories={own} />
            </section>
          ),
        )}
      </div>
    </>
  );
}

/** The topics that a person is in the middle of. */
function ContinueLearning({ categories }: { categories: Category[] }) {
  const { t } = useTranslation();
  const { begun } = useBegun();
  if (begun === undefined) return null;
  const shown = mostBegun(categories, begun);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="going-on" className="mt-8">
      <h2 id="going-on" className="head mb-3 text-xl sm:text-2xl">
        {t('categories.goingOn')}
      </h2>
      <ul className="grid gap-3.5 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {shown.map(({ category, begun: own }) => (
          <li key={category.id} className="grid">
            <BegunCard category={category} begun={own} />
          </li>
        ))}
      </ul>
    </section>
  );
}
