import { createStore } from '../store.ts';

/** How many marks, or undos of something, the server would not take since the page was opened. */
export const refusals = createStore(0);
