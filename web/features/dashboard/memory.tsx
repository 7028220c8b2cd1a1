import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { Strokes } from '#web/ui/strokes.tsx';
import { useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { countStrengths } from './strengths.ts';

/** How well the words that were begun are remembered, by strokes. */
export function Memory() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const states = useWordStates(useLanguages().learn);
  const counts = countStrengths(states ?? {});
  const most = Math.max(...Object.values(counts), 1);
  const names = {
    4: t('marks.short.known'),
    3: t('dashboard.strengths.3'),
    2: t('dashboard.strengths.2'),
    1: t('dashboard.strengths.1'),
  };
  return (
    <SectionCard title={t('dashboard.memory')}>
      <ul className="@container grid flex-1 grid-cols-[auto_minmax(3rem,1fr)_auto_auto] content-evenly items-center gap-x-3 gap-y-3.5">
        {([4, 3, 2, 1] as const).map(strength => (
          <li key={strength} className="col-span-4 grid grid-cols-subgrid items-center">
            <Strokes count={strength} isKnown={strength === 4} />
            <ProgressBar
              total={most}
              parts={[{ count: counts[strength], look: strength === 4 ? 'known' : 'learning' }]}
            />
            <span className="text-end font-semibold tabular-nums">{number(counts[strength])}</span>
            <span className="block text-sm text-quiet first-letter:uppercase @max-[15rem]:col-span-4 @max-[15rem]:row-start-1">
              {names[strength]}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
