import { useLanguages } from '#web/platform/i18n/languages.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { useReading } from '#web/vocabulary/speech/use-reading.ts';
import type { ListedWord } from './listed-word.ts';
import { wordTurns } from './play-all.ts';

/** Plays a list and says which word is being spoken; any other sound ends it, and so does another pair or leaving the screen. */
export function usePlayAll(words: readonly ListedWord[]) {
  const { lang, learn } = useLanguages();
  const { mark, play, stop } = useReading<string>(`${lang} ${learn}`);
  const playAll = () => {
    const pace = isAlwaysSlow() ? 'slow' : 'normal';
    const spoken = words.map(({ id, word, translation }) => ({
      id,
      word: { text: word, language: learn, pace, wordId: id } as const,
      translation: { text: translation, language: lang, pace, wordId: id } as const,
    }));
    void play(wordTurns(spoken));
  };
  return { spokenId: mark, play: playAll, stop };
}
