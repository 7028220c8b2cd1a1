import { useLayoutEffect } from 'react';
import type { StateName } from '#contract/word-states.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';

const KEY = 'reader_colours';

const shown = createStore(true);

/** Whether words are coloured by their states; the browser remembers it. */
export function useColours(): boolean {
  // Not before the first render, which needs no browser.
  useLayoutEffect(() => {
    const isOn = readStored(KEY) !== 'off';
    if (isOn !== shown.get()) shown.set(isOn);
  }, []);
  return useStore(shown);
}

export function switchColours(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off');
  shown.set(isOn);
}

/** How words look by their states: shapes differ as well as colours. Known ones are plain. */
export const STATE_LOOKS: Record<StateName, string> = {
  new: 'underline decoration-accent decoration-dotted decoration-2 underline-offset-6',
  learning: 'bg-spark-soft',
  known: '',
  ignored: '',
};
