import { createStore } from '../store.ts';

/** What the server would not take last, of the marks and undos that this page has sent. */
export const refusals = createStore<{ kind: 'mark' | 'undo' } | undefined>(undefined);
