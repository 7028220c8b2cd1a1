import type { listCategoryWords } from '#contract/categories.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useEndpoint } from '../queries.ts';

/** Concrete, pictured, and in everybody's day: a good first acquaintance. */
const SHOWN_CATEGORY = 'food';

/** The words of the home page in the pair in force. */
export function useHomeWords() {
  const { lang, learn } = useLanguages();
  return useEndpoint<typeof listCategoryWords>('/categories/:categoryId/words', {
    params: { categoryId: SHOWN_CATEGORY },
    query: { lang, learn },
  });
}
