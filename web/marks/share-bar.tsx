import { useTranslation } from '../i18n/i18n.tsx';
import type { Share } from './shares.ts';

/** The part of a category that is known, drawn in full height, and the part that is being learned, in half; nothing when both are none. */
export function ShareBar({ share }: { share: Share | undefined }) {
  const { t } = useTranslation();
  if (share === undefined) return null;
  const { known, learning, total } = share;
  if (known + learning === 0) return null;
  return (
    <span className="mt-1.5 block" title={t('marks.share', { known, learning })}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${total} 4`}
        preserveAspectRatio="none"
        className="block h-1.5 w-full rounded-chip bg-line rtl:-scale-x-100"
      >
        <rect width={known} height="4" className="fill-correct" />
        <rect x={known} y="2" width={learning} height="2" className="fill-accent" />
      </svg>
      <span className="sr-only">{t('marks.share', { known, learning })}</span>
    </span>
  );
}
