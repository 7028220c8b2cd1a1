import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Language } from '#languages/index.ts';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import type { Turn } from '#web/vocabulary/speech/speak-in-turn.ts';
import { useReading } from '#web/vocabulary/speech/use-reading.ts';
import { speechParts } from './sentences.ts';
import type { Sentence } from './text-parts.ts';

/** A breath; without it sentences run into one another. */
export const PAUSE_BETWEEN_SENTENCES_MS = 300;

/** A sentence in the pieces it is spoken in. */
export type SpokenSentence = { index: number; parts: string[] };

/** Sentence after sentence, with a breath between them; the mark is the sentence's index. */
export function sentenceTurns(
  sentences: readonly SpokenSentence[],
  { language, pace }: { language: Language; pace: Utterance['pace'] },
): Turn<number>[] {
  const spoken = sentences.filter(({ parts }) => parts.length > 0);
  return spoken.flatMap(({ index, parts }, place) =>
    parts.map((text, part) => ({
      mark: index,
      utterance: { text, language, pace, isSentence: true },
      pauseBefore: place > 0 && part === 0 ? PAUSE_BETWEEN_SENTENCES_MS : 0,
    })),
  );
}

/**
 * Reads a text aloud and says which sentence is being spoken. Any other sound ends it, and so does leaving the
 * screen; play goes on with the sentence it was stopped at.
 */
export function useReadingAloud(sentences: readonly Sentence[], language: Language) {
  const { mark, play, stop } = useReading<number>('');
  const start = useRef(0);
  const spoken = useMemo(
    () => sentences.map(({ index, text }) => ({ index, parts: speechParts(text) })),
    [sentences],
  );
  const readOn = async () => {
    const turns = sentenceTurns(spoken.slice(start.current), {
      language,
      pace: isAlwaysSlow() || isReadSlowly() ? 'slow' : 'normal',
    });
    const isFinished = await play(turns, index => {
      start.current = index;
    });
    if (isFinished) start.current = 0;
  };
  return { spokenIndex: mark, play: () => void readOn(), stop };
}

const KEY = 'reader_pace';

const slow = createStore(false);

/** Whether texts are read aloud slowly; the profile can have all speech slow. */
export const isReadSlowly = (): boolean => readStored(KEY) === 'slow';

export function useSlowReading(): boolean {
  // Not before the first render, which needs no browser.
  useLayoutEffect(() => {
    if (isReadSlowly() !== slow.get()) slow.set(isReadSlowly());
  }, []);
  return useStore(slow);
}

export function switchSlowReading(isOn: boolean): void {
  writeStored(KEY, isOn ? 'slow' : null);
  slow.set(isOn);
}
