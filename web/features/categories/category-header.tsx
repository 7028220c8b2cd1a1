import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { type ShownCategory, shelfOf } from '#web/vocabulary/words/shelves.ts';

type CategoryHeaderProps = {
  category: ShownCategory | undefined;
  /** Nothing is on its way any more. */
  hasFailed: boolean;
};

/** The way back, the name of the category with its picture, and how many words it has. */
export function CategoryHeader({ category, hasFailed }: CategoryHeaderProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const back = <BackLink to={pathTo('categories', {}, { lang })} label={t('categories.back')} />;
  if (category === undefined && hasFailed)
    return (
      <>
        {back}
        <PageHeader title={t('categories.title')} />
      </>
    );
  return (
    <header>
      {back}
      <div className="flex min-w-0 items-center gap-4">
        <PictureTile emoji={category?.emoji} shelf={category && shelfOf(category)} size={72} />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="head text-3xl sm:text-4xl">
            {category?.name ?? t('common.loading')}
          </h1>
          <p className="min-h-6 text-quiet tabular-nums">{category && <Counts category={category} />}</p>
        </div>
      </div>
    </header>
  );
}

function Counts({ category: { id, word_count: count } }: { category: ShownCategory }) {
  const { t } = useTranslation();
  const mine = useMyWords()?.filter(word => word.in_dictionary && word.category === id).length ?? 0;
  const counts = [
    count !== undefined && t('categories.words', { count }),
    mine > 0 && t('categories.mine', { count: mine }),
  ];
  return counts.filter(Boolean).join(' · ');
}
