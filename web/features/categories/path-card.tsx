import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { RoundStrokes } from '#web/ui/strokes.tsx';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { begunOf, progressOf, stepHere, usePathSteps } from '#web/vocabulary/study/path-steps.ts';

/** The path of the first 1,000 words: where a learner is on it, and the way on. */
export function PathCard() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <section
      aria-labelledby="first-words"
      className="mt-6 grid gap-3 rounded-panel bg-deep p-6 text-on-deep forced-colors:border"
    >
      <h2 id="first-words" className="head text-2xl sm:text-[1.75rem]">
        {t('path.title')}
      </h2>
      <Progress />
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink look="go" className="max-sm:w-full" to={pathTo('learn', {}, { lang, learn })}>
          {t('learn.title')}
        </ButtonLink>
        <ButtonLink
          look="text"
          className="max-sm:w-full text-on-deep not-disabled:hover:bg-on-deep/10 focus-visible:outline-current"
          to={pathTo('path', {}, { lang })}
        >
          {t('path.allSteps')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What the path is, and how far a person is; that arrives later, and its room is held. */
function Progress() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const isUser = useSession().status !== 'guest';
  const states = useWordStates(useLanguages().learn);
  const query = usePathSteps(states !== undefined);
  const steps = states && query.data && progressOf(query.data.data.steps, states);
  const here = steps && stepHere(steps);
  const begun = steps?.reduce((sum, step) => sum + begunOf(step), 0) ?? 0;
  const parts = here && [
    t('path.stepOf', { number: number(here.number), total: number(steps.length) }),
    t('path.begun', { number: number(begun) }),
  ];
  return (
    <>
      <p className="text-on-deep-quiet">{t('path.lead')}</p>
      {isUser && (
        <>
          <p className="min-h-6 tabular-nums max-[22.5rem]:min-h-12">{parts?.join(' · ')}</p>
          <RoundStrokes
            className="min-h-4 [--color-empty:color-mix(in_oklab,currentColor_25%,transparent)]"
            strokes={(steps ?? []).map(step => (begunOf(step) === step.ids.length ? 'full' : 'empty'))}
          />
        </>
      )}
    </>
  );
}
