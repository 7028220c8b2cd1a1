import type { Category } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { BegunBar } from './category-progress-bar.tsx';
import type { Begun } from './use-category-progress.ts';

/** A topic to go on with, and how far it is. */
export function BegunCard({ category, begun }: { category: Category; begun: Begun }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang } = useLanguages();
  const { id, name, emoji, shelf, word_count } = category;
  return (
    <Link
      to={pathTo('categoryWords', { categoryId: id }, { lang })}
      className={`flex items-center gap-3.5 rounded-card border border-line bg-card p-3.5 transition-colors duration-150 hover:border-accent shelf-${shelf}`}
    >
      <PictureTile emoji={emoji} shelf={shelf} size={64} />
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="font-semibold">{name}</span> <BegunBar begun={begun} total={word_count} />
        <span className="text-sm text-quiet tabular-nums">
          {t('categories.mineOf', { mine: number(begun.mine), all: number(word_count) })}
        </span>
      </span>
    </Link>
  );
}
