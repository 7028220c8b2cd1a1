import type { NamedForm, Paradigm, ParadigmCell, ParadigmOf, ParadigmTable } from '../word-forms/paradigm.ts';
import { PERSONS as SIX_PERSONS } from '../word-forms/tables.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { adjectiveCases, adjectiveTable, CASES, degreesOf, menOf } from './adjective-forms.ts';
import { type CaseForms, singularForms } from './noun-forms.ts';
import { ADJECTIVAL, MEN, NO_PLURAL, NOT_DECLINED } from './noun-lists.ts';
import { pluralForms } from './noun-plurals.ts';
import { listedParadigm } from './other-forms.ts';
import { verbForms } from './verb-forms.ts';
import { PERFECTIVE } from './verb-lists.ts';

const NUMBERS = ['singular', 'plural'] as const;
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

function nounParadigm(form: string, gender: string | undefined): Paradigm | undefined {
  if (NOT_DECLINED.has(form)) return undefined;
  const [singular, plural] = ADJECTIVAL.has(form) ? likeAdjective(form, gender) : likeNoun(form, gender);
  const forms = [singular, NO_PLURAL.has(form) ? undefined : plural];
  const shown = NUMBERS.filter((_, place) => forms[place] !== undefined);
  if (shown.length === 0) return undefined;
  const cellOf = (number: (typeof NUMBERS)[number], name: keyof CaseForms): ParadigmCell =>
    forms[NUMBERS.indexOf(number)]?.[name] ?? [];
  // Of what nobody calls, the vocative of several alone would say nothing.
  const isCalled = (singular?.vocative ?? []).length > 0 || (singular === undefined && MEN.has(form));
  const all = isCalled ? ([...CASES, 'vocative'] as const) : CASES;
  const named = (tags: readonly FormTag[], cell: ParadigmCell): NamedForm[] =>
    cell.slice(0, 1).map(own => ({ tags, form: own }));
  const genitive = named(['genitive'], cellOf(singular === undefined ? 'plural' : 'singular', 'genitive'));
  return {
    principal:
      singular === undefined ? genitive : [...genitive, ...named(['plural'], cellOf('plural', 'nominative'))],
    tables: [
      {
        of: [],
        columns: shown.map(number => [number]),
        rows: all.map(name => ({ tags: [name], cells: shown.map(number => cellOf(number, name)) })),
      },
    ],
  };
}

type Numbers = readonly [CaseForms | undefined, CaseForms | undefined];

function likeNoun(form: string, gender: string | undefined): Numbers {
  const singular = singularForms(form, gender);
  return [singular?.cases, pluralForms(form, gender, singular)];
}

/** dorosły, teściowa, dane */
function likeAdjective(form: string, gender: string | undefined): Numbers {
  const adjective = form.replace(/i[ae]$/, 'i').replace(/[ae]$/, 'y');
  const isMan = MEN.has(form);
  const several = adjectiveCases(adjective, 'plural');
  const men = menOf(adjective);
  const plural = caseForms([
    isMan ? men : (several[0] ?? []).slice(0, 1),
    ...several.slice(1, 3),
    isMan ? (several[1] ?? []) : (several[0] ?? []).slice(0, 1),
    ...several.slice(4),
  ]);
  if (gender === 'pl') return [undefined, plural];
  const one = adjectiveCases(adjective, gender === 'f' ? 'feminine' : 'masculine');
  const accusative = gender === 'f' ? (one[3] ?? []) : ((isMan ? one[1] : one[0]) ?? []);
  return [caseForms([...one.slice(0, 3), accusative, ...one.slice(4)]), plural];
}

function caseForms(cells: readonly (readonly string[])[]): CaseForms {
  const [nominative = [], genitive = [], dative = [], accusative = [], instrumental = [], locative = []] =
    cells;
  return { nominative, genitive, dative, accusative, instrumental, locative, vocative: [] };
}

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

const IMPERATIVE: readonly FormTag[] = ['you', 'we', 'you-all'];
/** The third person is he, she or it by its column. */
const PAST_PERSONS: readonly (readonly FormTag[])[] = [
  ['i'],
  ['you'],
  ['he', 'she', 'it'],
  ['we'],
  ['you-all'],
  ['they'],
];

function verbParadigm(form: string): Paradigm | undefined {
  const [, infinitive = '', reflexive = ''] = /^(\S+?)( (?:się|sobie))?$/.exec(form) ?? [];
  if (infinitive === '') return undefined;
  if (form === 'być') return TO_BE;
  const forms = verbForms(infinitive);
  if (forms === undefined) return undefined;
  const cell = (own: string | undefined) => (own === undefined || own === '' ? [] : [own + reflexive]);
  const present: ParadigmTable = {
    of: [PERFECTIVE.has(infinitive) ? 'future' : 'present'],
    columns: [[]],
    rows: SIX_PERSONS.map((tag, place) => ({ tags: [tag], cells: [cell(forms.present[place])] })),
  };
  const past: ParadigmTable = {
    of: ['past'],
    columns: [['masculine'], ['feminine'], ['neuter']],
    rows: PAST_PERSONS.map((tags, place) => ({
      tags,
      // Of several there are men, and all others.
      cells: (forms.past[place] ?? []).map((own, column) => (place > 2 && column === 2 ? [] : cell(own))),
    })),
  };
  const imperative: ParadigmTable = {
    of: ['imperative'],
    columns: [[]],
    rows: IMPERATIVE.map((tag, place) => ({ tags: [tag], cells: [cell(forms.imperative[place])] })),
  };
  return verb([present, past, imperative]);
}

/** Without rows that have nothing; the first and third persons of the present, and the past, tell the others. */
function verb(tables: readonly ParadigmTable[]): Paradigm {
  const shown = tables
    .map(table => ({ ...table, rows: table.rows.filter(({ cells }) => cells.some(cell => cell.length > 0)) }))
    .filter(({ rows }) => rows.length > 0);
  const named = (of: FormTag, person: FormTag): NamedForm[] => {
    const table = shown.find(({ of: [own] }) => own === of);
    const form = table?.rows.find(({ tags }) => tags[0] === person)?.cells[0]?.[0];
    return form === undefined ? [] : [{ tags: [of, person], form }];
  };
  const time = tables[0]?.of[0] ?? 'present';
  const first = named(time, 'i');
  return {
    principal: [
      ...(first.length > 0 ? first : named(time, 'he')),
      ...named(time, 'they'),
      ...named('past', 'he'),
    ],
    tables: shown,
  };
}

const persons = (of: FormTag, tags: readonly FormTag[], forms: string): ParadigmTable => ({
  of: [of],
  columns: [[]],
  rows: forms.split(' ').map((form, place) => ({ tags: tags.slice(place, place + 1), cells: [[form]] })),
});

const TO_BE: Paradigm = verb([
  persons('present', SIX_PERSONS, 'jestem jesteś jest jesteśmy jesteście są'),
  {
    of: ['past'],
    columns: [['masculine'], ['feminine'], ['neuter']],
    rows: [
      { tags: ['i'], cells: [['byłem'], ['byłam'], []] },
      { tags: ['you'], cells: [['byłeś'], ['byłaś'], []] },
      { tags: ['he', 'she', 'it'], cells: [['był'], ['była'], ['było']] },
      { tags: ['we'], cells: [['byliśmy'], ['byłyśmy'], []] },
      { tags: ['you-all'], cells: [['byliście'], ['byłyście'], []] },
      { tags: ['they'], cells: [['byli'], ['były'], []] },
    ],
  },
  persons('future', SIX_PERSONS, 'będę będziesz będzie będziemy będziecie będą'),
  persons('imperative', IMPERATIVE, 'bądź bądźmy bądźcie'),
]);
