import type { ParadigmOf } from '../word-forms/paradigm.ts';
import { nounParadigm, pronounParadigm } from './noun-paradigm.ts';
import { verbParadigm } from './verb-paradigm.ts';

/** Nouns, pronouns and verbs; nothing else changes. */
export const turkishParadigm: ParadigmOf = ({ form, pos }) => {
  if (pos === 'noun') return nounParadigm(form);
  if (pos === 'verb') return verbParadigm(form);
  return pos === 'pronoun' ? pronounParadigm(form) : undefined;
};
