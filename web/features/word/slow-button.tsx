import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { speak } from '#web/platform/speech/player.ts';
import { useSpeechFailure } from '#web/vocabulary/speech/use-speech-failure.ts';

/** Says a word slowly, however it was said before. */
export function SlowButton(word: Omit<Utterance, 'pace'>) {
  const { t } = useTranslation();
  const showFailure = useSpeechFailure();
  return (
    <button
      type="button"
      aria-label={t('word.slowly', { word: word.text })}
      onClick={() => void speak({ ...word, pace: 'slow' }).catch(showFailure)}
      className="inline-flex min-h-11 items-center rounded-chip border-[1.5px] border-line bg-card px-3.5 hover:border-accent"
    >
      {t('round.slow')}
    </button>
  );
}
