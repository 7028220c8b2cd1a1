import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';

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
