import { CASES } from '../word-forms/case-forms.ts';
import type { ParadigmTable } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { COMPARATIVES } from './comparatives.ts';
import { type StressedBase, stressedCell } from './stressed-cell.ts';

type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

export const GENDERS: readonly Gender[] = ['masculine', 'feminine', 'neuter', 'plural'];

/** Nominative, genitive, dative, accusative, instrumental, locative. */
const HARD: Readonly<Record<Gender, string>> = {
  masculine: 'ий ого ому ий/ого им ому/ім',
  feminine: 'а ої ій у ою ій',
  neuter: 'е ого ому е им ому/ім',
  plural: 'і их им і/их ими их',
};
const SOFT: Readonly<Record<Gender, string>> = {
  masculine: 'ій ього ьому ій/ього ім ьому/ім',
  feminine: 'я ьої ій ю ьою ій',
  neuter: 'є ього ьому є ім ьому/ім',
  plural: 'і іх ім і/іх іми іх',
};

/** The cases of an adjective of a gender without their marks, in the order of `CASES`: новий, нового. */
export function adjectiveCases(form: string, gender: Gender): readonly (readonly string[])[] {
  const stem = form.slice(0, -2);
  const endings = (form.endsWith('ій') ? SOFT : HARD)[gender];
  return endings.split(' ').map(cell => cell.split('/').map(ending => stem + ending));
}

export function adjectiveTable(base: StressedBase, genders = GENDERS): ParadigmTable {
  const byGender = genders.map(gender => adjectiveCases(base.form, gender));
  return {
    of: [],
    columns: genders.map(gender => [gender]),
    rows: CASES.map((name, place) => ({
      tags: [name],
      cells: byGender.map(cases => stressedCell(base, cases[place] ?? [], [])),
    })),
  };
}

/** новіший, найновіший, where they are surely known. */
export function degreesOf(form: string): ParadigmTable | undefined {
  const comparative = COMPARATIVES.get(form);
  if (comparative === undefined) return undefined;
  const row = (tag: FormTag, own: string) => ({
    tags: [tag],
    cells: ['ий', 'а', 'е', 'і'].map(ending => [own.replace(/ий$/, ending)]),
  });
  return {
    of: [],
    columns: GENDERS.map(gender => [gender]),
    rows: [row('comparative', comparative), row('superlative', `най${comparative}`)],
  };
}
