import type { Paradigm, ParadigmOf } from '../word-forms/paradigm.ts';
import { adjectiveTable, degreesOf, GENDERS } from './adjective-forms.ts';
import { nounParadigm } from './noun-paradigm.ts';
import { listedParadigm } from './other-forms.ts';
import { type StressedBase, stressedBase } from './stressed-cell.ts';
import { verbParadigm } from './verb-paradigm.ts';

/** Numerals that are declined like nouns. */
const NUMERAL_NOUNS: Readonly<Record<string, string>> = { мільйон: 'm', мільярд: 'm', тисяча: 'f' };

/** How a taught Ukrainian word bends; the forms have their stress marks. */
export const ukrainianParadigm: ParadigmOf = ({ form, pos, gender, spoken }) => {
  if (form.includes(' ')) return undefined;
  if (pos === 'noun') return nounParadigm(form, gender, spoken);
  if (pos === 'verb') return verbParadigm(form, spoken);
  if (pos === 'numeral' && NUMERAL_NOUNS[form] !== undefined)
    return nounParadigm(form, NUMERAL_NOUNS[form], spoken);
  const listed = listedParadigm(form, pos);
  if (listed !== undefined) return listed;
  const isAdjective = pos === 'adjective' || pos === 'determiner' || pos === 'numeral';
  return isAdjective ? adjectiveParadigm(form, spoken) : undefined;
};

function adjectiveParadigm(form: string, spoken: string | undefined): Paradigm | undefined {
  // вагітна, деякі
  const [adjective, genders] = /а$/.test(form)
    ? [form.replace(/а$/, 'ий'), ['feminine', 'plural'] as const]
    : /і$/.test(form)
      ? [form.replace(/і$/, 'ий'), ['plural'] as const]
      : [form, GENDERS];
  if (!/[иі]й$/.test(adjective)) return undefined;
  const base: StressedBase = { ...stressedBase(form, 'adjective', spoken), form: adjective };
  const table = adjectiveTable(base, genders);
  const [nominatives] = table.rows;
  const others = genders.flatMap((gender, place) =>
    (gender === 'feminine' || gender === 'plural') && gender !== genders[0]
      ? (nominatives?.cells[place] ?? []).map(own => ({ tags: [gender], form: own }))
      : [],
  );
  const genitive = (table.rows[1]?.cells[0] ?? []).map(own => ({ tags: ['genitive' as const], form: own }));
  const principal = others.length > 0 ? others : genitive;
  const degrees = degreesOf(form);
  return { principal, tables: degrees === undefined ? [table] : [table, degrees] };
}
