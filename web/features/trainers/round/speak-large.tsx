import type { AskedWord } from '#contract/trainers.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SoundButton } from '#web/vocabulary/speech/speak-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { useRoundKeys } from './keys.ts';

/** Says the word of a question; R and Space say it again. */
export function SpeakLarge({ word }: { word: AskedWord }) {
  const { learn } = useLanguages();
  const speech = useSpeak(wordSound(word, learn));
  useRoundKeys({ sound: speech.say });
  return <SoundButton {...speech} word={word.word} shortcut="R" isLarge />;
}
