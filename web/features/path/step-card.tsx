import { useState } from 'react';
import type { listStepWords } from '#contract/path.ts';
import { STEP_WORDS, stepSource } from '#contract/path-steps.ts';
import type { Word } from '#contract/words.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { countFilters } from '#web/vocabulary/dictionary/filters.ts';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { SpokenWord } from '#web/vocabulary/marks/spoken-word.tsx';
import { useMarkingSeveral } from '#web/vocabulary/marks/use-marking.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';
import { LearnSource } from '#web/vocabulary/study/learn-source.tsx';
import { begunOf, type StepProgress } from '#web/vocabulary/study/path-steps.ts';
import { fromCategory, type ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { WORD_GRID } from '#web/vocabulary/words/word-grid.ts';
import { StepCheck } from './step-check.tsx';

/** One step: how far one is with it, the way to learn it, its words, and a check for who knows them. */
export function StepCard({ step }: { step: StepProgress }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const knowledge = useKnowledge();
  const query = useEndpoint<typeof listStepWords>('/learning/path-steps/:step/words', {
    params: { step: String(step.number) },
    query: { lang, learn },
  });
  const before = (step.number - 1) * STEP_WORDS;
  const place = { from: number(before + 1), to: number(before + step.ids.length) };
  const progress = { begun: number(begunOf(step)), total: number(step.ids.length) };
  const counts =
    knowledge &&
    countFilters(
      step.ids.map(id => ({ id })),
      knowledge,
    );
  return (
    <section
      aria-labelledby="step"
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:justify-items-start sm:p-5"
    >
      <div>
        <h2 id="step" className="head text-2xl">
          {t('path.step', { number: number(step.number) })}
        </h2>
        <p className="text-sm text-quiet tabular-nums">
          {t('path.fromTo', place)}
          {knowledge && ` · ${t('path.begunOf', progress)}`}
        </p>
      </div>
      <LearnSource
        source={stepSource(step.number)}
        label={t(begunOf(step) > 0 ? 'learn.goOn' : 'category.learn')}
        counts={counts}
        total={step.ids.length}
      />
      <div className="w-full">
        <QueryView
          query={query}
          failure={t('words.failed')}
          loading={
            <div className={WORD_GRID}>
              <Skeleton rows={STEP_WORDS} className="h-15" />
            </div>
          }
        >
          {({ data }) => <Words words={data.words} />}
        </QueryView>
      </div>
    </section>
  );
}

function Words({ words }: { words: Word[] }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const knowledge = useKnowledge();
  const markAll = useMarkingSeveral(learn);
  const [isChecking, setIsChecking] = useState(false);
  const listed = words.map(fromCategory);
  const isUser = useSession().status === 'user';
  // What a check finds is marked in an account.
  const unknown =
    knowledge && isUser ? listed.filter(({ id }) => standingOf(knowledge.states, id)?.state !== 'known') : [];
  const finish = (known: readonly ListedWord[]) => {
    setIsChecking(false);
    const names = known.map(({ word }) => word).join(t('common.comma'));
    if (known.length === 0) showToast('info', t('path.noneKnown'));
    else markAll(known, 'known', t('learn.markedKnown', { word: names }));
  };
  return (
    <>
      <ul className={WORD_GRID}>
        {listed.map(word => (
          <li key={word.id} className="flex">
            <SpokenWord
              word={word}
              standing={standingOf(knowledge?.states, word.id)}
              isKnown={knowledge !== undefined}
            />
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <Button look="text" className="-mx-3 mt-2" onClick={() => setIsChecking(true)}>
          {t('path.check')}
        </Button>
      )}
      {isChecking && (
        <StepCheck words={listed} unknown={unknown} onFinish={finish} onClose={() => setIsChecking(false)} />
      )}
    </>
  );
}
