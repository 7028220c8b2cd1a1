import { createStore } from '#web/platform/storage/store.ts';

/** How many things wait because the last try to send them failed; 0 while all goes well. */
export const stuckCount = createStore(0);

/** How many things that wait are in this page alone, where the browser's database is blocked or full. */
export const unkeptCount = createStore(0);

/** How many things went out at last, each time they had been stuck. */
export const sentLate = createStore<{ count: number } | undefined>(undefined);
