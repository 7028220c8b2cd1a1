import { pathTo, TEST_PAGES } from '#contract/pages.ts';
import { DICTIONARY_SOURCE, TEST_TYPES, type TestType } from '#contract/test-types.ts';
import { LANGUAGES } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { NumberInText } from '#web/ui/number-in-text.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Strokes } from '#web/ui/strokes.tsx';
import type { Filter } from '#web/vocabulary/dictionary/filters.ts';

/** How many words are known, being learned and new, and the way to learn them. Without counts while they load. */
export function DictionarySummary({
  total,
  counts,
}: {
  total: number;
  counts: Record<Filter, number> | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { learn } = useLanguages();
  const language = LANGUAGES.find(({ code }) => code === learn);
  const { known = 0, learning = 0 } = counts ?? {};
  return (
    <section className="mb-5 grid items-center gap-x-10 gap-y-5 rounded-card border border-line bg-card p-5 lg:grid-cols-[1fr_1.1fr]">
      <div className="grid gap-3">
        <p className="text-quiet">
          <NumberInText text={t('categories.words', { count: total })} number={number(total)} />
          {' · '}
          <bdi lang={learn}>{language?.name}</bdi>
        </p>
        <ProgressBar
          total={total}
          className="h-3"
          parts={[
            { count: known, look: 'known' },
            { count: learning, look: 'learning' },
          ]}
        />
        <Legend counts={counts} />
      </div>
      <Ways hasDue={(counts?.due ?? 0) > 0} hasNew={(counts?.new ?? 0) > 0} />
    </section>
  );
}

function Legend({ counts }: { counts: Record<Filter, number> | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const strokes = {
    known: <Strokes count={4} isKnown />,
    learning: <Strokes count={2} />,
    new: <Strokes count={0} />,
  };
  return (
    <ul className="flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-sm text-quiet">
      {(['known', 'learning', 'new'] as const).map(state => (
        <li key={state} className="flex items-center gap-1.5 tabular-nums">
          {strokes[state]}
          {t(`marks.short.${state}`)}
          <span className="font-semibold text-ink">{counts && number(counts[state])}</span>
        </li>
      ))}
    </ul>
  );
}

/** Due words first, then each of the three trainers. */
function Ways({ hasDue, hasNew }: { hasDue: boolean; hasNew: boolean }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <div className="grid gap-2">
      {(hasDue || hasNew) && (
        <ButtonLink look="go" to={pathTo('learn', {}, { source: DICTIONARY_SOURCE, lang, learn })}>
          {t(hasDue ? 'dictionary.train' : 'dictionary.learnNew')}
        </ButtonLink>
      )}
      <div className="flex flex-wrap justify-center gap-1">
        <TrainLinks />
      </div>
    </div>
  );
}

/** The three trainers, fed from the dictionary. */
function TrainLinks() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const toTest = (testType: TestType) =>
    pathTo(TEST_PAGES[testType], {}, { source: DICTIONARY_SOURCE, lang, learn, testType });
  return TEST_TYPES.map(testType => (
    <ButtonLink key={testType} look="text" to={toTest(testType)}>
      {t(`trainers.${testType}`)}
    </ButtonLink>
  ));
}
