import type { LanguageForms } from '../word-forms/language-forms.ts';
import { bentAtEnd } from '../word-forms/several-words.ts';
import { guessBengali } from './endings.ts';
import { BENGALI_IRREGULAR } from './irregular-verbs.ts';

const bent = bentAtEnd(
  last => [...(BENGALI_IRREGULAR.get(last) ?? []), ...guessBengali(last)],
  start => [start],
);

type Candidates = LanguageForms['candidates'];

/**
 * Adds to the candidates of single words those of rows that have several: পান করলাম of পান করা.
 *
 * @param asWritten for several words, whose other spellings are too many to try
 * @param single for a word
 */
export const withSeveralWords =
  (asWritten: Candidates, single: Candidates): Candidates =>
  (word, known) => {
    if (!/[ -]/.test(word)) return single(word, known);
    const found = word.includes(' ') ? asWritten(word, known) : single(word, known);
    return [...found, ...bent(word, known)];
  };
