import type { NamedForm, Paradigm, ParadigmCell, ParadigmOf, ParadigmTable } from './paradigm.ts';
import { linesOf, PERSONS } from './tables.ts';
import { type FormTag, tagsIn } from './tags.ts';

/** The forms of a verb by what they are: present+i, imperative+we, gerund, past-participle (the masculine singular). */
export type Conjugation = ReadonlyMap<string, ParadigmCell>;

/** A tense with the persons that are shown of it. */
export type Tense = { of: string; persons: readonly FormTag[] };

/** How the lines of a table of irregular forms conjugate their verbs; of two lines or groups of one name the first, of two forms of a place the usual one. */
export function listedConjugations(table: string | readonly string[]): ReadonlyMap<string, Conjugation> {
  const verbs = new Map<string, Conjugation>();
  for (const line of typeof table === 'string' ? linesOf(table) : table) {
    const [base = '', ...groups] = line.split(' · ');
    if (!verbs.has(base)) verbs.set(base, new Map([...groups].reverse().flatMap(cellsOf)));
  }
  return verbs;
}

function cellsOf(group: string): (readonly [string, ParadigmCell])[] {
  const [name = '', ...forms] = group.split(' ');
  if (!name.endsWith('*')) return [[name, forms.slice(0, 1)]];
  return PERSONS.flatMap((person, place) => {
    const [usual = '-'] = forms[place]?.split('/') ?? [];
    return usual === '-' ? [] : [[`${name.slice(0, -1)}+${person}`, [usual]] as const];
  });
}

/** Six forms, in the order of the persons, as cells of a tense. */
export function sixPersons(tense: string, forms: readonly string[]): [string, ParadigmCell][] {
  return PERSONS.map((person, place) => [`${tense}+${person}`, [forms[place] ?? '']]);
}

/** The same forms, each changed by what it is. */
export function dressed(
  conjugation: Conjugation,
  dress: (form: string, name: string) => string,
): Conjugation {
  return new Map([...conjugation].map(([name, cell]) => [name, cell.map(form => dress(form, name))]));
}

type Verb = {
  conjugation: Conjugation;
  tenses: readonly Tense[];
  /** Names of the forms that tell all others. */
  principal: readonly string[];
  /** Masculine and feminine, then both of the plural; undefined where the participle of the verb never agrees. */
  participles?: readonly string[] | undefined;
};

/** The paradigm of a verb: a table a tense, then what has no person. */
export function verbParadigm({ conjugation, tenses, principal, participles }: Verb): Paradigm {
  const cell = (name: string) => conjugation.get(name) ?? [];
  const tables: ParadigmTable[] = tenses.map(({ of, persons }) => ({
    of: tagsIn(of),
    columns: [[]],
    rows: rowsOf(persons.map(person => [[person], cell(`${of}+${person}`)])),
  }));
  // Of two participles one may agree: pago, paga beside pagado.
  const hasOwnRow = participles === undefined || cell('past-participle').length > 1;
  const rest = hasOwnRow ? (['gerund', 'past-participle'] as const) : (['gerund'] as const);
  tables.push({ of: [], columns: [[]], rows: rowsOf(rest.map(name => [[name], cell(name)])) });
  if (participles !== undefined) tables.push({ of: ['past-participle'], ...byGender(participles) });
  return {
    principal: principal.flatMap((name): NamedForm[] => {
      const [form] = cell(name);
      return form === undefined ? [] : [{ tags: tagsIn(name), form }];
    }),
    tables: tables.filter(({ rows }) => rows.length > 0),
  };
}

const rowsOf = (rows: readonly (readonly [readonly FormTag[], ParadigmCell])[]) =>
  rows.flatMap(([tags, cell]) => (cell.length === 0 ? [] : [{ tags, cells: [cell] }]));

const NUMBERS = [['singular'], ['plural']] as const satisfies FormTag[][];

/** Four forms, masculine and feminine, then both of the plural. */
function byGender([masculine = '', feminine = '', masculines = '', feminines = '']: readonly string[]): Omit<
  ParadigmTable,
  'of'
> {
  return {
    columns: NUMBERS,
    rows: [
      { tags: ['masculine'], cells: [[masculine], [masculines]] },
      { tags: ['feminine'], cells: [[feminine], [feminines]] },
    ],
  };
}

/** The paradigm of a noun, or of an adjective that is the same for both genders. */
export function numberParadigm(singular: ParadigmCell, plural: ParadigmCell): Paradigm {
  const [form = ''] = plural;
  return {
    principal: [{ tags: ['plural'], form }],
    tables: [{ of: [], columns: NUMBERS, rows: [{ tags: [], cells: [singular, plural] }] }],
  };
}

/** Masculine and feminine, then both of the plural, each with what it is besides: bueno, buen. */
export type AdjectiveForms = readonly [ParadigmCell, ParadigmCell, ParadigmCell, ParadigmCell];

/** The paradigm of an adjective. */
export function adjectiveParadigm([masculine, feminine, masculines, feminines]: AdjectiveForms): Paradigm {
  const [of = ''] = feminine;
  const [plural = ''] = masculines;
  return {
    principal: [
      { tags: ['feminine'], form: of },
      { tags: ['plural'], form: plural },
    ],
    tables: [
      {
        of: [],
        columns: NUMBERS,
        rows: [
          { tags: ['masculine'], cells: [masculine, masculines] },
          { tags: ['feminine'], cells: [feminine, feminines] },
        ],
      },
    ],
  };
}

/** The paradigm of a word without a singular of its own, or without a plural: uno, una; ambos, ambas. */
export function genderParadigm(masculine: ParadigmCell, feminine: string): Paradigm {
  return {
    principal: [{ tags: ['feminine'], form: feminine }],
    tables: [
      {
        of: [],
        columns: [['masculine'], ['feminine']],
        rows: [{ tags: [], cells: [masculine, [feminine]] }],
      },
    ],
  };
}

/** What a Romance language knows of its taught words: rules by part of speech, and its small words one by one or like adjectives. */
type RomanceRules = {
  verb: (form: string) => Paradigm | undefined;
  noun: (form: string) => Paradigm | undefined;
  adjective: (form: string) => Paradigm | undefined;
  smallWords: Readonly<Record<string, Paradigm>>;
  likeAdjectives?: ReadonlySet<string>;
};

const SMALL = new Set(['pronoun', 'determiner', 'numeral']);

/** Makes `ParadigmOf` of a language. A noun of the plural alone does not bend. */
export function romanceParadigm({
  verb,
  noun,
  adjective,
  smallWords,
  likeAdjectives,
}: RomanceRules): ParadigmOf {
  return ({ form, pos, gender }) => {
    if (pos === 'verb') return verb(form);
    if (pos === 'noun') return gender === 'pl' ? undefined : noun(form);
    if (pos === 'adjective') return adjective(form);
    if (!SMALL.has(pos)) return undefined;
    return smallWords[form] ?? (likeAdjectives?.has(form) ? adjective(form) : undefined);
  };
}
