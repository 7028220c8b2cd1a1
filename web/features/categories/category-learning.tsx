import type { ReactNode } from 'react';
import { pathTo, TEST_PAGES } from '#contract/pages.ts';
import type { TestType } from '#contract/test-types.ts';
import { expectedRound } from '#learning/round-sizes.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Filter } from '#web/vocabulary/dictionary/filters.ts';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { KnownLegend } from '#web/vocabulary/marks/known-legend.tsx';
import { minutesFor } from '#web/vocabulary/study/plan.ts';
import { wantedLength } from '#web/vocabulary/study/round-wishes.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';

type Counts = Record<Filter, number>;

type CategoryLearningProps = {
  categoryId: string;
  total: number;
  /** Absent while the states of the words load, and for guests. */
  counts: Counts | undefined;
  /** One more way beside the others. */
  children: ReactNode;
};

/** How far a person is with a category, and the ways to learn it. */
export function CategoryLearning({ categoryId, total, counts, children }: CategoryLearningProps) {
  const isUser = useSession().status !== 'guest';
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { known = 0, learning = 0 } = counts ?? {};
  const toTest = (testType: TestType) =>
    pathTo(TEST_PAGES[testType], {}, { source: categoryId, lang, learn, testType });
  return (
    <div className="mb-3">
      {isUser && (
        <div className="mt-4 mb-5 grid max-w-140 gap-2">
          <KnownBar known={known} learning={learning} total={total} className="h-2.5" />
          <KnownLegend counts={counts} total={total} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
        <ButtonLink
          look="go"
          className="max-sm:w-full"
          to={pathTo('learn', {}, { source: categoryId, lang, learn })}
        >
          <span className="flex flex-wrap items-baseline justify-center gap-x-2.5">
            {t('category.learn')} <Expected counts={counts} total={total} />
          </span>
        </ButtonLink>
        <Way to={toTest('flashcards')} icon="cards">
          {t('category.cards')}
        </Way>
        <Way to={toTest('word_to_translation')} icon="quiz">
          {t('category.test')}
        </Way>
        {children}
      </div>
    </div>
  );
}

function Way({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <ButtonLink to={to}>
      <Icon name={icon} />
      {children}
    </ButtonLink>
  );
}

/** What the next round of the category will be; of a guest only how long it takes. */
function Expected({ counts, total }: { counts: Counts | undefined; total: number }) {
  const isUser = useSession().status !== 'guest';
  const { t } = useTranslation();
  const { number } = useFormats();
  const expected = useExpected(counts);
  if (!isUser) {
    const minutes = minutesFor(GUEST_QUESTIONS, { doneToday: 0, minutesToday: 0 });
    return <Small>{t('home.today.minutes', { count: minutes, number: number(minutes) })}</Small>;
  }
  // As long as it is on its way, its room is held.
  const { due, fresh } = expected ?? { due: Math.min(total, 6), fresh: Math.min(total, 4) };
  const parts = [
    due > 0 && t('category.repeat', { number: number(due) }),
    fresh > 0 && t('category.new', { number: number(fresh) }),
  ].filter(part => part !== false);
  return (
    <Small isAway={expected === undefined}>
      {parts.length > 0 ? parts.join(t('common.comma')) : t('learn.practise')}
    </Small>
  );
}

/** The first round of a guest has so many. */
const GUEST_QUESTIONS = 20;

/** Undefined for guests and until it is known. */
function useExpected(counts: Counts | undefined) {
  const { learn } = useLanguages();
  const overview = useLearning().data?.data;
  if (counts === undefined || overview === undefined) return undefined;
  const { day, newLeft, languages } = overview;
  const lastDay = languages.find(language => language.learn === learn)?.lastDay ?? day;
  return expectedRound({
    ...{ due: counts.due, unmet: counts.new, newLeft },
    ...{ daysAway: day - lastDay, length: wantedLength() },
  });
}

function Small({ isAway = false, children }: { isAway?: boolean; children: ReactNode }) {
  return (
    <span className={`text-[0.9375rem] font-normal tabular-nums ${isAway ? 'invisible' : ''}`}>
      {children}
    </span>
  );
}
