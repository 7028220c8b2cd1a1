import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/categories.ts';
import { ShareBar } from '../marks/share-bar.tsx';
import type { Share } from '../marks/shares.ts';
import { PictureTile } from '../words/picture-tile.tsx';

type CategoryCardProps = {
  category: Category;
  /** How many of its words the person already has (dictionary or known). */
  mine: number | undefined;
  share: Share | undefined;
};

/** Picture, name, number of words, and how far the person is with them. */
export function CategoryCard({ category, mine, share }: CategoryCardProps) {
  const { t } = useTranslation();
  return (
    <>
      <PictureTile emoji={category.emoji} shelf={category.shelf} size={56} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">{category.name}</span>
        <span className="block text-sm text-quiet">
          {t('categories.words', { count: category.word_count })}
          {mine !== undefined && mine > 0 && ` · ${t('categories.mine', { count: mine })}`}
        </span>
        <ShareBar share={share} />
      </span>
    </>
  );
}
