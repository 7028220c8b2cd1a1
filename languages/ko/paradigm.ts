import type { ParadigmOf } from '../word-forms/paradigm.ts';
import { pronounParadigm } from './pronoun-forms.ts';
import { verbParadigm } from './verb-paradigm.ts';

/** Verbs and adjectives in 다, and pronouns; nouns do not change before their particles. */
export const koreanParadigm: ParadigmOf = ({ form, pos }) => {
  if (pos === 'pronoun') return pronounParadigm(form);
  return (pos === 'verb' || pos === 'adjective') && form.endsWith('다') ? verbParadigm(form, pos) : undefined;
};
