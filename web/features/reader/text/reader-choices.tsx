import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { useVoiceChoice } from '#web/vocabulary/speech/use-voice-choice.ts';
import { switchSlowReading, useSlowReading } from './read-aloud.ts';
import { switchReadingAids, useReadingAids } from './reading-aids.ts';

type ReaderChoicesProps = {
  learn: Language;
  /** Something is known of how words of this text are read. */
  hasAids: boolean;
  /** Our voice reads it. */
  isReadOut: boolean;
};

/** How a text is shown and read aloud. */
export function ReaderChoices({ learn, hasAids, isReadOut }: ReaderChoicesProps) {
  const { t } = useTranslation();
  const isShown = useReadingAids(learn);
  const isSlow = useSlowReading();
  return (
    <ChipRow label={t('reader.choices')} className="mt-3">
      {isReadOut && (
        <Chip isPressed={isSlow} onClick={() => switchSlowReading(!isSlow)}>
          {t('reader.slow')}
        </Chip>
      )}
      {hasAids && (
        <Chip isPressed={isShown} onClick={() => switchReadingAids(learn, !isShown)}>
          {t('reader.aids')}
        </Chip>
      )}
      <DeviceVoiceChip key={learn} learn={learn} />
    </ChipRow>
  );
}

/** Has the text read by the device, where it has a voice for its language: the choice of the profile. */
function DeviceVoiceChip({ learn }: { learn: Language }) {
  const { t } = useTranslation();
  const { speaker, choose, voices } = useVoiceChoice(learn);
  if (voices.length === 0) return null;
  const isOn = speaker === 'device';
  return (
    <Chip isPressed={isOn} onClick={() => choose(isOn ? 'slova' : 'device')}>
      {t('voices.read')}
    </Chip>
  );
}
