import type { LanguageForms } from '../word-forms/language-forms.ts';
import { bentAtEnd } from '../word-forms/several-words.ts';
import { guessBengali } from './endings.ts';
import { BENGALI_IRREGULAR } from './irregular-verbs.ts';

const bent = bentAtEnd(
  last => [...(BENGALI_IRREGULAR.get(last) ?? []), ...guessBengali(last)],
  start => [start],
);

/** Adds to the candidates of single words those of rows that have several: পান করলাম of পান করা. */
export const withSeveralWords =
  (single: LanguageForms['candidates']): LanguageForms['candidates'] =>
  (word, known) => {
    const found = single(word, known);
    return /[ -]/.test(word) ? [...found, ...bent(word, known)] : found;
  };
