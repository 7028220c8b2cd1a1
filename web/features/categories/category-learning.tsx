import type { ReactNode } from 'react';
import { pathTo, TEST_PAGES } from '#contract/pages.ts';
import type { TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Filter } from '#web/vocabulary/dictionary/filters.ts';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { KnownLegend } from '#web/vocabulary/marks/known-legend.tsx';
import { LearnSource } from '#web/vocabulary/study/learn-source.tsx';

type Counts = Record<Filter, number>;

type CategoryLearningProps = {
  categoryId: string;
  total: number;
  /** Absent while the states of the words load. */
  counts: Counts | undefined;
  /** One more way beside the others. */
  children: ReactNode;
};

/** How far a person is with a category, and the ways to learn it. */
export function CategoryLearning({ categoryId, total, counts, children }: CategoryLearningProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { known = 0, learning = 0 } = counts ?? {};
  const toTest = (testType: TestType) =>
    pathTo(TEST_PAGES[testType], {}, { source: categoryId, lang, learn, testType });
  return (
    <div className="mb-3">
      <div className="mt-4 mb-5 grid max-w-140 gap-2">
        <KnownBar known={known} learning={learning} total={total} className="h-2.5" />
        <KnownLegend counts={counts} total={total} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
        <LearnSource source={categoryId} label={t('category.learn')} counts={counts} total={total} />
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
