import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { RoundStrokes } from '#web/ui/strokes.tsx';
import { strokesOf } from './round.ts';
import type { Playing } from './sitting-state.ts';

/** The round so far, a stroke for each question. */
export function RoundProgress({ sitting }: { sitting: Playing }) {
  const { t } = useTranslation();
  const { index, words } = sitting;
  return (
    <div
      role="progressbar"
      aria-label={t('trainers.progress')}
      aria-valuenow={index}
      aria-valuemin={0}
      aria-valuemax={words.length}
      className="flex min-w-0 flex-1"
    >
      <RoundStrokes strokes={strokesOf(sitting)} />
    </div>
  );
}
