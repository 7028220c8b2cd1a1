import type { Utterance } from '#web/platform/speech/clips.ts';
import type { Turn } from '#web/vocabulary/speech/speak-in-turn.ts';

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
