import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { type Begun, useBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { BegunBar } from '#web/vocabulary/dictionary/category-progress-card.tsx';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { type ShownCategory, shelfOf } from '#web/vocabulary/words/shelves.ts';

export const CATEGORY_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9.875rem,1fr))] sm:gap-4';

export function CategoryGrid({ categories }: { categories: readonly ShownCategory[] }) {
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

/** Tinted picture, name, number of words, and how far the person is with them where they have begun. */
function CategoryCard({ category, begun }: { category: ShownCategory; begun: Begun | undefined }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { id, name, emoji, word_count: count } = category;
  const shelf = shelfOf(category);
  const isWhole = begun !== undefined && count !== undefined && begun.mine >= count;
  return (
    <Link
      to={pathTo('categoryWords', { categoryId: id }, { lang })}
      className={`flex flex-col gap-2.5 rounded-card border border-line bg-card p-3 transition-colors duration-150 hover:border-accent ${shelf ? `shelf-${shelf}` : ''}`}
    >
      <PictureTile emoji={emoji} shelf={shelf} size="banner" />
      <span className="phrases fitted leading-snug font-semibold hyphens-auto text-pretty">{name}</span>
      <span className="mt-auto flex flex-wrap justify-between gap-x-2 text-sm text-quiet tabular-nums">
        {count !== undefined && t('categories.words', { count })}{' '}
        {begun && (
          <span className={isWhole ? 'font-semibold text-correct' : ''}>
            {isWhole ? t('categories.allMine') : t('categories.mine', { count: begun.mine })}
          </span>
        )}
      </span>
      {begun && count !== undefined && <BegunBar begun={begun} total={count} />}
    </Link>
  );
}
