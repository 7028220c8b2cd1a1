import type { NamedForm, Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import { PERSONS as SIX_PERSONS } from '../word-forms/tables.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { verbForms } from './verb-forms.ts';
import { PERFECTIVE } from './verb-lists.ts';

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

/** The persons and times of a taught verb; undefined where we do not know them. */
export function verbParadigm(form: string): Paradigm | undefined {
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
