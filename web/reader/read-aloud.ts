/** A breath; without it sentences run into one another. */
export const PAUSE_BETWEEN_SENTENCES_MS = 300;

/** A sentence in the pieces it is spoken in. */
export type SpokenSentence = { index: number; parts: string[] };

type Means = {
  speak: (text: string) => Promise<void>;
  prefetch: (text: string) => void;
  pause: (milliseconds: number) => Promise<void>;
  onSentence: (index: number) => void;
  signal: AbortSignal;
};

/**
 * Speaks sentence after sentence; what comes next is fetched meanwhile. Answers whether it came to the end before the signal
 * was raised; rejects at the first failure.
 */
export async function readAloud(
  sentences: readonly SpokenSentence[],
  { speak, prefetch, pause, onSentence, signal }: Means,
): Promise<boolean> {
  const queue = sentences.flatMap(({ index, parts }) => parts.map((text, part) => ({ index, text, part })));
  for (const [place, { index, text, part }] of queue.entries()) {
    if (part === 0 && place > 0) await pause(PAUSE_BETWEEN_SENTENCES_MS);
    if (signal.aborted) return false;
    onSentence(index);
    const spoken = speak(text);
    const next = queue[place + 1];
    if (next !== undefined) prefetch(next.text);
    await spoken;
  }
  return !signal.aborted;
}
