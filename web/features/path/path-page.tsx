import { pathTo } from '#contract/pages.ts';
import { stepIn } from '#contract/path-steps.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { useTitleInLanguage } from '#web/platform/router/use-page-title.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { KnownLegend } from '#web/vocabulary/marks/known-legend.tsx';
import { useStandings } from '#web/vocabulary/marks/use-standings.ts';
import { useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import {
  begunOf,
  progressOf,
  type StepProgress,
  stepHere,
  usePathSteps,
} from '#web/vocabulary/study/path-steps.ts';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { NextSteps } from './next-steps.tsx';
import { StepCard } from './step-card.tsx';
import { StepStrokes } from './step-strokes.tsx';

/** The first 1,000 words, the commonest first: all steps, and one of them open. */
export function PathPage() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const query = usePathSteps();
  const states = useStandings(learn);
  const isWaiting = useIsWaiting(useWordStatesQuery(learn), useLearning());
  useTitleInLanguage(t('path.title'), learn);
  return (
    <div className="mx-auto max-w-220">
      <BackLink to={pathTo('categories', {}, { lang })} label={t('categories.back')} />
      <PageHeader title={t('path.title')} lead={t('path.lead')} />
      <SameLanguageHint />
      <QueryView
        query={query}
        failure={t('words.failed')}
        loading={<Skeleton rows={2} className="mb-3.5 h-96" />}
        isWaiting={isWaiting}
        isEmpty={({ data }) => data.steps.length === 0}
        empty={<MessageCard drawing="empty" title={t('words.empty')} />}
      >
        {({ data }) => <Path steps={progressOf(data.steps, states)} isCounted={states !== undefined} />}
      </QueryView>
    </div>
  );
}

type PathProps = {
  steps: readonly StepProgress[];
  /** How the person stands with the words is known. */
  isCounted: boolean;
};

function Path({ steps, isCounted }: PathProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const [parameters] = useSearchParams();
  const wanted = stepIn(parameters.get('step'));
  const open = steps.find(({ number }) => number === wanted) ?? stepHere(steps);
  if (open === undefined) return null;
  const sum = (countOf: (step: StepProgress) => number) =>
    steps.reduce((all, step) => all + countOf(step), 0);
  const total = sum(({ ids }) => ids.length);
  const counts = {
    known: sum(({ known }) => known),
    learning: sum(({ learning }) => learning),
    new: total - sum(begunOf),
  };
  return (
    <>
      <section
        aria-label={t('path.steps')}
        className="mb-3.5 rounded-card border border-line bg-card p-4 sm:p-5"
      >
        <StepStrokes steps={steps} open={open.number} />
        <KnownLegend counts={isCounted ? counts : undefined} total={total} />
      </section>
      <StepCard key={open.number} step={open} />
      <NextSteps steps={steps.slice(open.number, open.number + 3)} />
      <p className="mt-5 text-quiet">
        {t('marks.placement')}{' '}
        <Link to={pathTo('placement', {}, { lang, learn })} className="text-accent underline">
          {t('marks.check')}
        </Link>
      </p>
    </>
  );
}
