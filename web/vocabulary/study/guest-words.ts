import { useEffect } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';

/** What is shown of a word that a guest has learned: in the offer to keep it, and beside the form that does so. */
export type GuestWord = Pick<AskedWord, 'id' | 'word' | 'translation' | 'emoji' | 'shelf'> & {
  learn: Language;
};

const KEY = 'guest_words';
/** As many as a request for a round can name; the first ones are forgotten first. */
const MOST = 300;

const store = createStore<readonly GuestWord[]>([]);

/** The words that a guest has learned on this device, as they came; none in the first render, which the server makes too. */
export function useGuestWords(): readonly GuestWord[] {
  useEffect(() => {
    const stored = readGuestWords();
    if (stored.length > 0 || store.get().length > 0) store.set(stored);
  }, []);
  return useStore(store);
}

export function readGuestWords(): GuestWord[] {
  try {
    const words: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(words) ? words.filter(isGuestWord) : [];
  } catch {
    // Somebody edited it by hand.
    return [];
  }
}

/** Notes a word that a guest was asked or wants to learn; the second time changes nothing. */
export function keepGuestWord(learned: Omit<GuestWord, 'learn'>, learn: Language): void {
  const { id, word, translation, emoji, shelf } = learned;
  const words = readGuestWords();
  if (words.some(kept => kept.id === id && kept.learn === learn)) return;
  show([...words, { id, word, translation, emoji, shelf, learn }].slice(-MOST));
}

/** They are in an account now. */
export const forgetGuestWords = (): void => show([]);

function show(words: readonly GuestWord[]): void {
  writeStored(KEY, words.length === 0 ? null : JSON.stringify(words));
  store.set(words);
}

function isGuestWord(value: unknown): value is GuestWord {
  const { id, word, translation, learn } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [id, word, translation, learn].every(part => typeof part === 'string');
}
