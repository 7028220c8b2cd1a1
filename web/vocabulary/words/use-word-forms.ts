import type { getWordForms } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';

/** A word in each of the 17 languages; undefined while it loads. */
export function useWordForms(wordId: string) {
  return useEndpoint<typeof getWordForms>('/words/:wordId/forms', { params: { wordId } }).data?.data.forms;
}
