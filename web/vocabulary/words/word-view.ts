import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/storage/store.ts';

const KEY = 'word_view';

export const WORD_VIEWS = ['list', 'pictures'] as const;
export type WordView = (typeof WORD_VIEWS)[number];

const chosen = createStore<WordView>('list');

/** How a category shows its words; every list follows it and the browser remembers it. The server draws a list. */
export function useWordView(): WordView {
  return useSyncExternalStore(chosen.subscribe, keptView, chosen.first);
}

export function chooseWordView(view: WordView): void {
  writeStored(KEY, view);
  chosen.set(view);
}

const keptView = () => WORD_VIEWS.find(view => view === readStored(KEY)) ?? 'list';
