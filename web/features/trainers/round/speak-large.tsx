import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SoundButton } from '#web/vocabulary/speech/speak-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { useRoundKeys } from './keys.ts';

/** Says the word of a question; R and Space say it again. */
export function SpeakLarge({ text, wordId }: { text: string; wordId: string }) {
  const { learn } = useLanguages();
  const speech = useSpeak({ text, language: learn, wordId });
  useRoundKeys({ sound: speech.say });
  return <SoundButton {...speech} word={text} shortcut="R" isLarge />;
}
