import type { Category } from '#contract/categories.ts';
import { useBegun } from '#web/vocabulary/dictionary/use-category-progress.ts';
import { CategoryCard } from './category-card.tsx';

export const CATEGORY_GRID =
  'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9.875rem,1fr))] sm:gap-4';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  const { begun } = useBegun();
  return (
    <ul className={CATEGORY_GRID}>
      {categories.map(category => (
        <li key={category.id} className="grid">
          <CategoryCard category={category} begun={begun?.get(category.id)} />
        </li>
      ))}
    </ul>
  );
}
