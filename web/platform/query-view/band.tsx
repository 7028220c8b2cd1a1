import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const GROUNDS = { spark: 'bg-spark-soft', accent: 'bg-accent-soft' } as const;

type BandProps = { icon: IconName; tone: keyof typeof GROUNDS; children: ReactNode };

/** News about the site itself, with a cross that puts it away for as long as it holds. Where it lies is up to its frame, `Bands`. */
export function Band({ icon, tone, children }: BandProps) {
  const { t } = useTranslation();
  const [isAway, setIsAway] = useState(false);
  if (isAway) return null;
  return (
    <div
      data-band
      className={`pointer-events-auto flex animate-rise items-center gap-2.5 border-line py-1 ps-5 pe-2 text-sm leading-snug shadow-float max-[22.5rem]:gap-1 max-[22.5rem]:ps-4 max-[22.5rem]:pe-1 max-sm:border-t sm:mt-2 sm:rounded-card sm:border sm:ps-4 forced-colors:border ${GROUNDS[tone]}`}
    >
      {/* The narrowest phone has its room for what is said. */}
      <Icon name={icon} className="max-[22.5rem]:hidden" />
      <div className="min-w-0 flex-1 py-2 max-[22.5rem]:py-1">{children}</div>
      <IconButton icon="cross" look="quiet" label={t('common.close')} onClick={() => setIsAway(true)} />
    </div>
  );
}

/**
 * Where bands lie: over the lower edge of the page, above the tabs of a phone: nothing moves when one comes or goes. The page
 * of a phone is longer by their room (`Layout`). Where they have no room beside a trainer they give way to it, and on a phone to what lies at the bottom.
 */
export function Bands({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 max-sm:low:bottom-0 max-sm:page-bar:sr-only max-[78rem]:page-stage:sr-only low:page-stage:sr-only sm:inset-x-auto sm:start-6 sm:bottom-6 sm:w-96 sm:page-stage:w-72 sm:page-bar:bottom-24">
      {children}
    </div>
  );
}
