import type { NamedForm, Paradigm, ParadigmCell } from './paradigm.ts';
import type { FormTag } from './tags.ts';

/** In the order of the schoolbooks. */
export const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const;

type Case = (typeof CASES)[number] | 'vocative';
/** The forms of one, or of several; none in a case that is not surely known. */
export type CaseForms = Readonly<Record<Case, ParadigmCell>>;

/** The other forms of a noun by those of each case. */
export function mapCases(
  forms: CaseForms,
  change: (cell: ParadigmCell, name: Case) => ParadigmCell,
): CaseForms {
  const all = [...CASES, 'vocative'] as const;
  return Object.fromEntries(all.map(name => [name, change(forms[name], name)])) as CaseForms;
}

/**
 * A Slavic noun: its cases by number, and in front what a dictionary prints, genitive and plural. The vocative is shown where one has it, or
 * where there are only several.
 */
export function nounOfCases(
  singular: CaseForms | undefined,
  plural: CaseForms | undefined,
): Paradigm | undefined {
  const numbers = [
    ...(singular === undefined ? [] : [{ tag: 'singular' as const, forms: singular }]),
    ...(plural === undefined ? [] : [{ tag: 'plural' as const, forms: plural }]),
  ];
  const [first] = numbers;
  if (first === undefined) return undefined;
  const names = first.forms.vocative.length > 0 ? ([...CASES, 'vocative'] as const) : CASES;
  const named = (tags: readonly FormTag[], cell: ParadigmCell = []): NamedForm[] =>
    cell.slice(0, 1).map(form => ({ tags, form }));
  return {
    principal: [
      ...named(['genitive'], first.forms.genitive),
      ...(singular === undefined ? [] : named(['plural'], plural?.nominative)),
    ],
    tables: [
      {
        of: [],
        columns: numbers.map(({ tag }) => [tag]),
        rows: names.map(name => ({ tags: [name], cells: numbers.map(({ forms }) => forms[name]) })),
      },
    ],
  };
}
