import type { ParadigmOf } from '../word-forms/paradigm.ts';
import { adjectiveParadigm, naParadigm } from './adjective-paradigm.ts';
import { verbParadigm } from './verb-paradigm.ts';
import { IS_VERB, LEFT_OUT, NA_ADJECTIVES } from './word-kinds.ts';

/** Verbs and adjectives in い and な; other words do not change. */
export const japaneseParadigm: ParadigmOf = ({ form, pos }) => {
  if ((pos !== 'verb' && pos !== 'adjective') || LEFT_OUT.has(form)) return undefined;
  if (NA_ADJECTIVES.has(form)) return naParadigm(form);
  if (form.endsWith('い')) return adjectiveParadigm(form);
  // 疲れた and 開いている are forms already.
  return pos === 'verb' || IS_VERB.has(form) ? verbParadigm(form) : undefined;
};
