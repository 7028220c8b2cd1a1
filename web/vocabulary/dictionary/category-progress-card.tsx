import type { Category } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import type { Begun } from './category-progress.ts';

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

/** The known words of a category in green, the others that are the person's in the hue of its shelf. The text beside it says the number. */
export function BegunBar({ begun: { mine, known }, total }: { begun: Begun; total: number }) {
  const isWhole = mine >= total;
  return (
    <ProgressBar
      parts={[
        { count: isWhole ? mine : known, look: 'known' },
        { count: isWhole ? 0 : mine - known, look: 'shelf' },
      ]}
      total={total}
    />
  );
}
