import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { countFilters } from '#web/vocabulary/dictionary/filters.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';

/** The person's own words, and how many are known and being learned. */
export function DictionaryCard() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const kept = useMyWords()?.filter(word => word.in_dictionary) ?? [];
  const knowledge = useKnowledge();
  const { known, learning } = knowledge ? countFilters(kept, knowledge) : { known: 0, learning: 0 };
  return (
    <Link
      to={pathTo('myDictionary', {}, { lang })}
      className="flex items-center gap-3.5 rounded-card border border-line bg-card p-3.5 transition-colors duration-150 hover:border-accent"
    >
      <PictureTile emoji="📖" shelf="work" size={64} />
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="font-semibold">{t('nav.myDictionary')}</span>{' '}
        <ProgressBar
          parts={[
            { count: known, look: 'known' },
            { count: learning, look: 'learning' },
          ]}
          total={kept.length}
        />
        <span className="text-sm text-balance text-quiet tabular-nums">
          {t('categories.words', { count: kept.length })}&nbsp;·{' '}
          <span className="inline-block">{t('marks.share', { known, learning })}</span>
        </span>
      </span>
    </Link>
  );
}
