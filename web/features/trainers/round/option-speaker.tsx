import type { PacketOption } from '#contract/words.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';

/** Says an answer before it is chosen. It is named by the reading that is to be chosen: the sign would give it away. */
export function OptionSpeaker({ option }: { option: PacketOption }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { state, say } = useSpeak(wordSound(option, learn));
  return (
    <SpeakerButton label={t('speech.speak', { word: option.translation })} state={state} onClick={say} />
  );
}
