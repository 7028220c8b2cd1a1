import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/categories.ts';

/** Picture, name, number of words, and how many of them the person already has (dictionary or known). */
export function CategoryCard({ category, mine }: { category: Category; mine: number | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true" className="text-2xl">
        {category.emoji}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">{category.name}</span>
        <span className="block text-sm text-quiet">
          {t('categories.words', { count: category.word_count })}
          {mine !== undefined && mine > 0 && ` · ${t('categories.mine', { count: mine })}`}
        </span>
      </span>
    </>
  );
}
