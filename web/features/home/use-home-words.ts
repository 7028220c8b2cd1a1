import type { listCategoryWords } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useExamplePair } from '#web/platform/i18n/languages.ts';

/** Concrete, pictured, and in everybody's day: a good first acquaintance. */
const SHOWN_CATEGORY = 'food';
/** Ten of them have a picture: enough to get acquainted, and a third of what the page would carry otherwise. */
const SHOWN_WORDS = 12;

/** The words of the home page in the pair that it shows. */
export function useHomeWords() {
  const { lang, learn } = useExamplePair();
  return useEndpoint<typeof listCategoryWords>('/categories/:categoryId/words', {
    params: { categoryId: SHOWN_CATEGORY },
    query: { lang, learn, limit: SHOWN_WORDS },
  });
}
