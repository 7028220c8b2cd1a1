import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { candidatesOf, languagesOf } from '../catalogue/word-forms.ts';
import { rowIdOf } from './built-in.ts';

/** Words that a text is about; the others hold it together and are known before any of these. */
const TELLING = ['noun', 'verb', 'adjective', 'adverb'];

/** Makes the function that readies a language and tells the id of the row that a word of it is likeliest a form of, if it tells something. */
export function rowIdsOf(catalogue: Catalogue) {
  const languageOf = languagesOf(catalogue);
  return async (learn: Language) => {
    const language = learn === 'en' ? undefined : await languageOf(learn);
    return (word: string): string | undefined => {
      const known = language && candidatesOf(language, word)[0]?.rows[0]?.key;
      const id = known ?? rowIdOf(catalogue, word, learn);
      return id !== undefined && TELLING.includes(catalogue.meaning(id)?.pos ?? '') ? id : undefined;
    };
  };
}
