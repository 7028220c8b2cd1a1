import type { Utterance } from '../speech/clips.ts';

/** Specification, section 9. */
export const PAUSE_BETWEEN_WORDS_MS = 1000;

export type Spoken = { id: string; word: Utterance; translation: Utterance };

type Means = {
  speak: (utterance: Utterance) => Promise<void>;
  prefetch: (utterance: Utterance) => void;
  pause: (milliseconds: number) => Promise<void>;
  onWord: (id: string) => void;
  signal: AbortSignal;
};

/**
 * Speaks each word, its translation and the word again, with a pause between words. The next word is fetched meanwhile, so
 * that the pauses are not longer. Ends when all are spoken or the signal is raised; rejects at the first failure.
 */
export async function playAll(
  words: readonly Spoken[],
  { speak, prefetch, pause, onWord, signal }: Means,
): Promise<void> {
  for (const [index, { id, word, translation }] of words.entries()) {
    if (index > 0) await pause(PAUSE_BETWEEN_WORDS_MS);
    if (signal.aborted) return;
    onWord(id);
    const next = words[index + 1];
    const upcoming = [translation, next?.word, next?.translation];
    for (const utterance of [word, translation, word]) {
      if (signal.aborted) return;
      const spoken = speak(utterance);
      const soon = upcoming.shift();
      if (soon !== undefined) prefetch(soon);
      await spoken;
    }
  }
}
