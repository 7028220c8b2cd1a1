import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

const KEY = 'word_view';

export const WORD_VIEWS = ['list', 'pictures'] as const;
export type WordView = (typeof WORD_VIEWS)[number];

const shown = createStore<WordView>('list');

/** How a category shows its words; every list follows it and the browser remembers it. */
export function useWordView(): WordView {
  // Not before the first render, which needs no browser.
  useLayoutEffect(() => {
    const kept = WORD_VIEWS.find(view => view === readStored(KEY)) ?? 'list';
    if (kept !== shown.get()) shown.set(kept);
  }, []);
  return useStore(shown);
}

export function chooseWordView(view: WordView): void {
  writeStored(KEY, view);
  shown.set(view);
}
