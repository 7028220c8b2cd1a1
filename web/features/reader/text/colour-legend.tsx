import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { KnownBar } from '#web/vocabulary/marks/known-bar.tsx';
import { KnownShare } from '#web/vocabulary/marks/known-share.tsx';
import type { TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import { STATE_LOOKS, switchColours, useColours } from './word-colours.ts';

/** What the colours of the text mean, with a switch that turns them off, and how much of it the person knows. */
export function ColourLegend({ coverage }: { coverage: TextCoverage }) {
  const { t } = useTranslation();
  const isOn = useColours();
  return (
    <div className="mt-4">
      <KnownBar {...coverage} className="h-1.5" />
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-quiet">
        <KnownShare {...coverage} />
        {isOn &&
          (['new', 'learning'] as const).map(state => (
            <span key={state} className={`rounded-key px-1 font-book ${STATE_LOOKS[state]}`}>
              {t(`marks.short.${state}`)}
            </span>
          ))}
        <div className="ms-auto">
          <Switch label={t('reader.colours')} isOn={isOn} onChange={switchColours} />
        </div>
      </div>
    </div>
  );
}
