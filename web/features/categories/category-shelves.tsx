import type { Category } from '#contract/categories.ts';
import { SHELVES } from '#contract/shelves.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { GoingOn } from './continue-learning.tsx';

/** What has been begun, then ten shelves that can be told apart at a glance, each with a stroke in its hue. */
export function CategoryShelves({ categories }: { categories: Category[] }) {
  const { t } = useTranslation();
  const shelves = SHELVES.map(shelf => ({
    shelf,
    own: categories.filter(category => category.shelf === shelf),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className="rest-laid-out-later">
      <GoingOn categories={categories} />
      {shelves.map(({ shelf, own }) => (
        <section key={shelf} aria-labelledby={`shelf-${shelf}`} className={`mt-8 shelf-${shelf}`}>
          <h2 id={`shelf-${shelf}`} className="head mb-3 flex items-center gap-2.5 text-xl sm:text-2xl">
            <span aria-hidden="true" className="stress bg-shelf" />
            {t(`categories.shelf.${shelf}`)}
          </h2>
          <CategoryGrid categories={own} />
        </section>
      ))}
    </div>
  );
}
