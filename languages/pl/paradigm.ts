import type { Paradigm, ParadigmOf } from '../word-forms/paradigm.ts';
import { adjectiveTable, degreesOf } from './adjective-forms.ts';
import { nounParadigm } from './noun-paradigm.ts';
import { listedParadigm } from './other-forms.ts';
import { verbParadigm } from './verb-paradigm.ts';

/** Numerals that are declined like nouns. */
const NUMERAL_NOUNS: Readonly<Record<string, string>> = { tysiąc: 'm', milion: 'm', miliard: 'm', zero: 'n' };

/** How a taught Polish word bends. */
export const polishParadigm: ParadigmOf = ({ form, pos, gender }) => {
  if (pos === 'verb') return verbParadigm(form);
  if (form.includes(' ')) return undefined;
  if (pos === 'noun') return nounParadigm(form, gender);
  if (pos === 'numeral' && NUMERAL_NOUNS[form] !== undefined) return nounParadigm(form, NUMERAL_NOUNS[form]);
  const listed = listedParadigm(form, pos);
  if (listed !== undefined) return listed;
  const isAdjective = pos === 'adjective' || pos === 'determiner' || pos === 'numeral';
  return isAdjective && /[yi]$/.test(form) ? adjectiveParadigm(form) : undefined;
};

function adjectiveParadigm(form: string): Paradigm {
  const table = adjectiveTable(form);
  const [nominatives] = table.rows;
  const [, feminine = [], , plural = []] = nominatives?.cells ?? [];
  const degrees = degreesOf(form);
  return {
    principal: [
      ...feminine.map(own => ({ tags: ['feminine' as const], form: own })),
      ...plural.map(own => ({ tags: ['plural' as const], form: own })),
    ],
    tables: degrees === undefined ? [table] : [table, degrees],
  };
}
