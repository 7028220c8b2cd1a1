import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { switchSlowReading, useSlowReading } from './read-aloud.ts';
import { switchReadingAids, useReadingAids } from './reading-aids.ts';

type ReaderChoicesProps = {
  learn: Language;
  /** Something is known of how words of this text are read. */
  hasAids: boolean;
};

/** How a text is shown and read aloud. */
export function ReaderChoices({ learn, hasAids }: ReaderChoicesProps) {
  const { t } = useTranslation();
  const isShown = useReadingAids(learn);
  const isSlow = useSlowReading();
  return (
    <ChipRow label={t('reader.choices')} className="mt-3">
      <Chip isPressed={isSlow} onClick={() => switchSlowReading(!isSlow)}>
        {t('reader.slow')}
      </Chip>
      {hasAids && (
        <Chip isPressed={isShown} onClick={() => switchReadingAids(learn, !isShown)}>
          {t('reader.aids')}
        </Chip>
      )}
    </ChipRow>
  );
}
