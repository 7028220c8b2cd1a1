import type { listCategories } from '#contract/categories.ts';
import { pathTo } from '#contract/pages.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { mostBegun, useBegun } from '#web/vocabulary/dictionary/category-progress.ts';
import { BegunCard } from '#web/vocabulary/dictionary/category-progress-card.tsx';
import { countFilters } from '#web/vocabulary/dictionary/filters.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { PictureTile } from '#web/vocabulary/words/picture-tile.tsx';
import { HomeSection } from './home-section.tsx';

const MOST_TOPICS = 2;
/** Few share the width there is. */
const GRID = 'grid gap-3.5 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]';

/** The unfinished topics that are furthest, and the dictionary; the room is reserved while they load. */
export function ContinueLearning() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { begun } = useBegun();
  const categories = useEndpoint<typeof listCategories>('/categories', { query: { lang, learn } }).data?.data;
  if (begun?.size === 0) return null;
  const topics = begun && categories && mostBegun(categories, begun).slice(0, MOST_TOPICS);
  return (
    <HomeSection id="continue-learning" title={t('home.goOn')}>
      {topics === undefined ? (
        <div className={GRID}>
          <Skeleton rows={MOST_TOPICS + 1} className="h-25" />
        </div>
      ) : (
        <ul className={GRID}>
          {topics.map(({ category, begun: own }) => (
            <li key={category.id} className="grid">
              <BegunCard category={category} begun={own} />
            </li>
          ))}
          <li className="grid">
            <DictionaryCard />
          </li>
        </ul>
      )}
    </HomeSection>
  );
}

/** The person's own words, and how many are known and being learned. */
function DictionaryCard() {
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
