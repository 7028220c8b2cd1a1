import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import type { StepProgress } from '#web/vocabulary/study/path-steps.ts';

/** The steps that come next, each with its first words. */
export function NextSteps({ steps }: { steps: readonly StepProgress[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="mt-7">
      <h2 id="next-steps" className="head text-lg">
        {t('path.next')}
      </h2>
      <ul>
        {steps.map(step => (
          <li
            key={step.number}
            className="flex min-h-17 flex-wrap items-center gap-x-3.5 gap-y-1 border-b border-line py-3"
          >
            <span aria-hidden="true" className="head min-w-8 text-center text-xl text-quiet">
              {number(step.number)}
            </span>
            <span className="min-w-0 flex-1 basis-28">
              <bdi lang={learn} className="word word-[min(1.0625rem,7.2vw)]">
                {step.first.join(learn === 'ja' || learn === 'zh' ? '、' : ', ')}
              </bdi>{' '}
              <span className="text-sm text-quiet">
                {t('path.more', { number: number(step.ids.length - step.first.length) })}
              </span>
            </span>
            <ButtonLink
              to={pathTo('path', {}, { lang, step: String(step.number) })}
              className="ms-auto"
              aria-label={t('path.step', { number: number(step.number) })}
            >
              {t('home.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
