import { createStore } from '#web/platform/storage/store.ts';
import type { CountingWay } from './source/counting-way.tsx';

/** What a guest has counted last, so that it is still there when they come back logged in; gone with the page. */
export const guestText = createStore<{ text: string; way: CountingWay } | null>(null);
