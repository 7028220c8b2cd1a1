import { useEffect, useEffectEvent } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import type { Round } from '#learning/round/round-state.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { prepareSound, speak } from '#web/platform/speech/player.ts';
import { usualPace, wordSound } from '#web/vocabulary/speech/word-sound.ts';

/** A screen reader says first what has come. */
const SOUND_AFTER_MS = 600;

/** How the sentence of a word is; undefined where it has none. */
export function sentenceSound({ sentence }: AskedWord, language: Language): Utterance | undefined {
  return sentence && { text: plainSentence(sentence.text), language, pace: usualPace(), isSentence: true };
}

/**
 * Says something once, a moment after it has come. Browsers make no sound before the first press on a page; the sound buttons are
 * there for that. `onMissing` is told where there is no such sound.
 */
export function useSoundOnArrival(utterance: Utterance | undefined, onMissing: () => void = ignore): void {
  const sayIt = useEffectEvent(() => utterance && speak(utterance).catch(ignore));
  const miss = useEffectEvent(onMissing);
  const fetchIt = useEffectEvent(() => utterance && prepareSound(utterance).catch(() => miss()));
  useEffect(() => {
    void fetchIt();
    const timer = setTimeout(sayIt, SOUND_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Fetches the sounds of a round in their order while its first word is met. Nobody waits for them. */
export function useSoundsAhead(round: Round, language: Language): void {
  const fetchAll = useEffectEvent(async (signal: AbortSignal) => {
    const ids = new Set(round.steps.flatMap(({ wordIds }) => wordIds));
    const words = round.words.filter(({ id }) => ids.has(id));
    for (const utterance of words
      .flatMap(word => [wordSound(word, language), sentenceSound(word, language) ?? []])
      .flat()) {
      if (signal.aborted) return;
      await prepareSound(utterance).catch(ignore);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round has its own sounds
  useEffect(() => {
    const controller = new AbortController();
    void fetchAll(controller.signal);
    return () => controller.abort();
  }, [round.id, language]);
}

function ignore(): void {}
