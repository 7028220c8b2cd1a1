import { ApiError } from '#web/platform/http/http.ts';
import { createStore } from '#web/platform/storage/store.ts';

/** What the server would not take last, of the marks, undos and words for the dictionary that this page has sent. */
export const refusals = createStore<{ kind: 'mark' | 'undo' | 'dictionary' } | undefined>(undefined);

/** What the server has understood and will never take. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_input';
}
