import type { Category } from '#contract/categories.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { mostBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { BegunCard } from '#web/vocabulary/dictionary/category-progress-card.tsx';
import { useBegun } from '#web/vocabulary/dictionary/use-category-progress.ts';

/** The topics that a person is in the middle of. */
export function GoingOn({ categories }: { categories: Category[] }) {
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
