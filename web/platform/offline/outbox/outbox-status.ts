import { createStore, useStore } from '#web/platform/storage/store.ts';

/** How many things wait because the last try to send them failed; 0 while all goes well. */
export const stuckCount = createStore(0);

/** How many things that wait are in this page alone, where the browser's database is blocked or full. */
export const unstoredCount = createStore(0);

/** How many things went out at last, each time they had been stuck. */
export const sentLate = createStore<{ count: number } | undefined>(undefined);

/** What the server would not take last, of what nobody was waiting for any more. */
export const refusals = createStore<{ kind: 'mark' | 'undo' | 'dictionary' } | undefined>(undefined);

/** Whether closing the page would lose what a person did: it could not be sent, and the device does not take it either. */
export function useWouldBeLost(): boolean {
  const stuck = useStore(stuckCount);
  const unstored = useStore(unstoredCount);
  return stuck > 0 && unstored > 0;
}
