import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import type { Turn } from '#web/vocabulary/speech/speak-in-turn.ts';
import { useReading } from '#web/vocabulary/speech/use-reading.ts';
import type { ListedWord } from './listed-word.ts';

/** Specification, section 9. */
export const PAUSE_BETWEEN_WORDS_MS = 1000;

export type Spoken = { id: string; word: Utterance; translation: Utterance };

/** Each word, its translation and the word again, with a pause between words; the mark is the word's id. */
export function wordTurns(words: readonly Spoken[]): Turn<string>[] {
  return words.flatMap(({ id, word, translation }, index) =>
    [word, translation, word].map((utterance, part) => ({
      mark: id,
      utterance,
      pauseBefore: index > 0 && part === 0 ? PAUSE_BETWEEN_WORDS_MS : 0,
    })),
  );
}

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
