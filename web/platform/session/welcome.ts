import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';

/** Somebody has just made an account on this device, and brought so many words that they had learned here as a guest. */
export type Welcome = { userId: string; words: number };

const KEY = 'welcome';
/** Undefined until this page has read or changed it. */
const store = createStore<Welcome | null | undefined>(undefined);

/** Remembers the owner of a token, who is new, until their first round is finished or they close what welcomes them. */
export function beginWelcome(token: string, words: number): void {
  const userId = token.split('.')[0] ?? '';
  writeStored(KEY, `${userId} ${words}`);
  store.set({ userId, words });
}

export function endWelcome(): void {
  if (readWelcome() === undefined) return;
  writeStored(KEY, null);
  store.set(null);
}

/** The welcome of a person; undefined for everybody who has been here before. */
export function useWelcome(userId: string): Welcome | undefined {
  const known = useStore(store);
  const welcome = known === undefined ? readWelcome() : known;
  return welcome?.userId === userId ? welcome : undefined;
}

/** That of whoever made an account on this device last. */
export function readWelcome(): Welcome | undefined {
  const [userId, words] = (readStored(KEY) ?? '').split(' ');
  return userId ? { userId, words: Number(words) || 0 } : undefined;
}
