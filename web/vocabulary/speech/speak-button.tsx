import { memo } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { useSpeak } from './use-speak.ts';

type SpeakButtonProps = Omit<Utterance, 'pace'> & { isLarge?: boolean };

/** Speaks a word; shows when it is loading and when it plays. */
export const SpeakButton = memo(function SpeakButton({ isLarge, ...utterance }: SpeakButtonProps) {
  const speech = useSpeak(utterance);
  return <SoundButton {...speech} word={utterance.text} isLarge={isLarge} />;
});

type SoundButtonProps = ReturnType<typeof useSpeak> & {
  word: string;
  /** The key that does the same. */
  shortcut?: string;
  /** The large one of a slip. */
  isLarge?: boolean | undefined;
};

/** The button alone, for a screen that speaks the word in other ways too. */
export function SoundButton({ word, state, say, shortcut, isLarge }: SoundButtonProps) {
  const { t } = useTranslation();
  return (
    <SpeakerButton
      label={t('speech.speak', { word })}
      state={state}
      isLarge={isLarge}
      onClick={say}
      aria-keyshortcuts={shortcut}
    />
  );
}
