import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button.tsx';
import type { Utterance } from './clips.ts';
import { useSpeak } from './use-speak.ts';

/** Speaks a word; shows when it is loading and when it plays. */
export function SpeakButton({
  className = '',
  ...utterance
}: Omit<Utterance, 'pace'> & { className?: string }) {
  const { t } = useTranslation();
  const { state, say } = useSpeak(utterance);
  return (
    <IconButton
      icon="speaker"
      label={t('speech.speak', { word: utterance.text })}
      isBusy={state === 'loading'}
      onClick={say}
      className={`${state === 'playing' ? 'bg-accent-soft' : ''} ${className}`}
    />
  );
}
