import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';

const KEY = 'reader_colours';

const shown = createStore(true);

/** Whether words are coloured by how the person stands with them; the browser remembers it. */
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
