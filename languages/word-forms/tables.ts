import type { Candidate, KnownWords, Row } from './language-forms.ts';
import { type FormTag, tagsIn } from './tags.ts';

type IrregularForm = { base: string; kinds: readonly string[]; tags: readonly FormTag[] };
export type IrregularForms = ReadonlyMap<string, readonly IrregularForm[]>;

type GrammarForm = { base: string; keys: readonly string[]; tags: readonly FormTag[] };
export type GrammarWords = ReadonlyMap<string, readonly GrammarForm[]>;

/** The six persons of a paradigm, in the order of grammar books. */
export const PERSONS: readonly FormTag[] = ['i', 'you', 'he', 'we', 'you-all', 'they'];

/**
 * A base form a line, then its irregular forms by tags: `ir · present* voy vas va vamos vais van · gerund yendo`. With a star
 * the forms are six persons; a dash leaves one out, a slash parts two forms of one place, a low line is a space.
 */
export function irregularForms(kinds: readonly string[], table: string): IrregularForms {
  const forms = new Map<string, IrregularForm[]>();
  for (const line of linesOf(table)) {
    const [base = '', ...groups] = line.split(' · ');
    for (const group of groups) {
      const [name = '', ...cells] = group.split(' ');
      for (const { form, tags } of formsIn(name, cells)) {
        addTo(forms, spaced(form), { base: spaced(base), kinds, tags });
      }
    }
  }
  return forms;
}

/** Several tables as one. */
export function together<Value>(
  ...tables: readonly ReadonlyMap<string, readonly Value[]>[]
): ReadonlyMap<string, readonly Value[]> {
  const all = new Map<string, Value[]>();
  for (const table of tables) for (const [form, values] of table) addTo(all, form, ...values);
  return all;
}

/** The forms of a group, each with its tags; two persons that share a form are both named. */
export function formsIn(name: string, cells: readonly string[]): { form: string; tags: FormTag[] }[] {
  const isByPerson = name.endsWith('*');
  const shared = tagsIn(isByPerson ? name.slice(0, -1) : name);
  const found = new Map<string, FormTag[]>();
  for (const [place, cell] of cells.entries()) {
    for (const form of cell.split('/')) {
      if (form === '-') continue;
      const person = isByPerson ? PERSONS[place] : undefined;
      const tags = found.get(form) ?? [...shared];
      found.set(form, person === undefined ? tags : [...tags, person]);
    }
  }
  return [...found].map(([form, tags]) => ({ form, tags }));
}

/**
 * Grammar words, a meaning a line: keys of rows (several with commas, a dash for none), the base form, and the other forms with
 * what they are: `the-determiner el la:feminine los:plural`. A low line is a space. A star instead of the keys begins a line of
 * words that have nothing but their tags in common; so do all lines where `bases` are their own.
 */
export function grammarWords(table: string, bases: 'shared' | 'own' = 'shared'): GrammarWords {
  const words = new Map<string, GrammarForm[]>();
  for (const line of linesOf(table)) {
    const [keys = '', own = '', ...others] = line.split(' ');
    const [base = '', ownTags = ''] = own.split(':');
    for (const cell of [`${base}:${ownTags}`, ...others]) {
      const [form = '', tags = ''] = cell.split(':');
      const word = {
        base: spaced(keys === '*' || bases === 'own' ? form : base),
        keys: /^[-*]$/.test(keys) ? [] : keys.split(','),
        tags: tagsIn(tags),
      };
      addTo(words, spaced(form), word);
    }
  }
  return words;
}

/** The same without the base forms, which are found as what they are themselves. */
export function formsAlone(table: string): GrammarWords {
  const words = new Map<string, GrammarForm[]>();
  for (const [form, found] of grammarWords(table)) {
    const others = found.filter(({ base }) => base !== form);
    if (others.length > 0) words.set(form, others);
  }
  return words;
}

/** A grammar word as a candidate: its own rows first, then what else is written like its base. */
export function grammarCandidate(
  { base, keys, tags }: GrammarForm,
  fold: (form: string) => string,
  known: KnownWords,
): Candidate | undefined {
  const own: Row[] = keys.map(key => ({ key, form: base, pos: '', commonness: 'common' }));
  const others = (known.get(fold(base)) ?? []).filter(row => !keys.includes(row.key));
  const rows = [...own, ...others];
  return rows.length === 0 && tags.length === 0 ? undefined : { base, rows, tags };
}

export function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

const spaced = (cell: string) => cell.replaceAll('_', ' ');

function addTo<Value>(map: Map<string, Value[]>, form: string, ...values: readonly Value[]): void {
  map.set(form, [...(map.get(form) ?? []), ...values]);
}
