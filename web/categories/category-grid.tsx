import { Link } from 'react-router';
import type { Category } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { useMyWords } from '../dictionary/api.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useShares } from '../marks/shares.ts';
import { CategoryCard } from './category-card.tsx';

export const CATEGORY_GRID = 'grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  const myWords = useMyWords();
  const shares = useShares();
  const { lang } = useLanguages();
  const countOf = (id: string) => myWords?.filter(word => word.category === id).length;
  return (
    <ul className={CATEGORY_GRID}>
      {categories.map(category => (
        <li key={category.id}>
          <Link
            to={pathTo('categoryWords', { categoryId: category.id }, { lang })}
            className="flex h-full min-h-24 items-center gap-4 rounded-card border border-line bg-card p-4 transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
          >
            <CategoryCard category={category} mine={countOf(category.id)} share={shares?.get(category.id)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
