import { clipKey, type Utterance } from '#web/platform/speech/clips.ts';

/** One thing to say, the mark of the place it belongs to, and the silence before it in milliseconds. */
export type Turn<Mark> = { mark: Mark; utterance: Utterance; pauseBefore: number };

type Means<Mark> = {
  speak: (utterance: Utterance) => Promise<void>;
  prefetch: (utterance: Utterance) => void;
  pause: (milliseconds: number) => Promise<void>;
  onTurn: (mark: Mark) => void;
  signal: AbortSignal;
};

/**
 * Says one thing after another; the next one that has not been asked for is fetched meanwhile, so that the pauses are not longer.
 * Resolves with whether it came to the end before the signal was raised; rejects at the first failure.
 */
export async function speakInTurn<Mark>(
  turns: readonly Turn<Mark>[],
  { speak, prefetch, pause, onTurn, signal }: Means<Mark>,
): Promise<boolean> {
  const unasked = new Map(turns.map(({ utterance }) => [clipKey(utterance), utterance]));
  for (const { mark, utterance, pauseBefore } of turns) {
    if (pauseBefore > 0) await pause(pauseBefore);
    if (signal.aborted) return false;
    onTurn(mark);
    unasked.delete(clipKey(utterance));
    const spoken = speak(utterance);
    const [next] = unasked;
    if (next !== undefined) {
      unasked.delete(next[0]);
      prefetch(next[1]);
    }
    await spoken;
  }
  return !signal.aborted;
}
