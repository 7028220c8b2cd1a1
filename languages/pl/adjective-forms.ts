import { CASES } from '../word-forms/case-forms.ts';
import type { ParadigmTable } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { COMPARATIVES, MEN_UNSURE, MEN_WITH_E } from './comparatives.ts';
import { beforeI } from './soften.ts';

const GENDERS = ['masculine', 'feminine', 'neuter', 'plural'] as const;
type Gender = (typeof GENDERS)[number];

/** The cases of an adjective of a gender, in the order of `CASES`: nowy, nowego. Of several, things and women come before men. */
export function adjectiveCases(form: string, gender: Gender): readonly (readonly string[])[] {
  const stem = form.slice(0, -1);
  const isVelar = /[kg]i$/.test(form);
  // tani: the i stays before all endings.
  const isSoft = form.endsWith('i') && !isVelar;
  const own = isSoft ? form : stem;
  const e = isVelar ? `${stem}i` : own;
  const y = form.endsWith('i') ? `${stem}i` : `${stem}y`;
  if (gender === 'feminine') {
    const a = `${own}ą`;
    return [`${own}a`, `${e}ej`, `${e}ej`, a, a, `${e}ej`].map(cell => [cell]);
  }
  if (gender === 'plural') {
    const things = `${e}e`;
    const men = menOf(form);
    return [[things, ...men], [`${y}ch`], [`${y}m`], [things, `${y}ch`], [`${y}mi`], [`${y}ch`]];
  }
  const seen = gender === 'masculine' ? [form, `${e}ego`] : [`${e}e`];
  return [seen.slice(0, 1), [`${e}ego`], [`${e}emu`], seen, [`${y}m`], [`${y}m`]];
}

/** Of several men: dobrzy, wysocy, zmęczeni; none where we do not know it surely. */
export function menOf(form: string): readonly string[] {
  if (MEN_UNSURE.has(form)) return [];
  if (/[^kg]i$/.test(form)) return [form];
  const listed = MEN_WITH_E.get(form);
  return [listed ?? beforeI(form.slice(0, -1))];
}

export function adjectiveTable(form: string): ParadigmTable {
  const byGender = GENDERS.map(gender => adjectiveCases(form, gender));
  return {
    of: [],
    columns: GENDERS.map(gender => [gender]),
    rows: CASES.map((name, place) => ({
      tags: [name],
      cells: byGender.map(cells => cells[place] ?? []),
    })),
  };
}

/** nowszy, najnowszy, where they are surely known. */
export function degreesOf(form: string): ParadigmTable | undefined {
  const comparative = COMPARATIVES.get(form);
  if (comparative === undefined) return undefined;
  const row = (tag: FormTag, own: string) => ({
    tags: [tag],
    cells: [
      [own],
      [own.replace(/y$/, 'a')],
      [own.replace(/y$/, 'e')],
      [own.replace(/y$/, 'e'), own.replace(/szy$/, 'si')],
    ],
  });
  return {
    of: [],
    columns: GENDERS.map(gender => [gender]),
    rows: [row('comparative', comparative), row('superlative', `naj${comparative}`)],
  };
}
