import { useMemo, useRef } from 'react';
import type { Language } from '#languages/index.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { useReading } from '#web/vocabulary/speech/use-reading.ts';
import { sentenceTurns } from './read-aloud.ts';
import { speechParts } from './sentences.ts';
import { isReadSlowly } from './slow-reading.ts';
import type { Sentence } from './text-parts.ts';

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
