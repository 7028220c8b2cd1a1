import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { begunOf, type StepProgress } from '#web/vocabulary/study/path-steps.ts';

/** Every step as a stroke that opens it: it fills with the share begun, and is green once all of it is known; `open` is framed. */
export function StepStrokes({ steps, open }: { steps: readonly StepProgress[]; open: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang } = useLanguages();
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(11),1fr))] gap-y-1.5 not-last:mb-4 lg:grid-cols-[repeat(17,minmax(0,1fr))]">
      {steps.map(step => {
        const values = { begun: number(begunOf(step)), total: number(step.ids.length) };
        const isOpen = step.number === open;
        return (
          <li key={step.number}>
            <Link
              to={pathTo('path', {}, { lang, step: String(step.number) })}
              aria-current={isOpen ? 'step' : undefined}
              aria-label={[t('path.step', { number: number(step.number) }), t('path.begunOf', values)].join(
                t('common.comma'),
              )}
              className="group flex h-12 items-center justify-center"
            >
              <StepStroke step={step} isOpen={isOpen} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

const HEIGHT = 40;

/** An attribute gives the height of what is filled, since the site allows no inline styles. */
function StepStroke({ step, isOpen }: { step: StepProgress; isOpen: boolean }) {
  const isKnown = step.known === step.ids.length;
  const filled = (HEIGHT * begunOf(step)) / step.ids.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 18 ${HEIGHT}`}
      className={`h-10 w-4.5 transform-[skewX(var(--lean))] rounded-[5px] bg-empty/60 forced-color-adjust-none outline-offset-3 ${isOpen ? 'outline-3 outline-accent' : 'group-hover:outline-2 group-hover:outline-edge'}`}
    >
      <rect
        y={HEIGHT - filled}
        width="18"
        height={filled}
        className={isKnown ? 'fill-correct' : 'fill-spark'}
      />
    </svg>
  );
}
