import type { NamedForm, Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import { PERSONS as SIX_PERSONS } from '../word-forms/tables.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { GENDERS } from './adjective-forms.ts';
import { stressedBase, stressedCell } from './stressed-cell.ts';
import { verbForms } from './verb-forms.ts';
import { PERFECTIVE } from './verb-lists.ts';

/** The persons and times of a taught verb, with their stress marks; undefined where we do not know them. */
export function verbParadigm(form: string, spoken: string | undefined): Paradigm | undefined {
  if (form === 'бути') return TO_BE;
  const forms = verbForms(form);
  if (forms === undefined) return undefined;
  const base = stressedBase(form, 'verb', spoken);
  const cell = (own: string | undefined, tags: readonly FormTag[]) =>
    own === undefined || own === '' ? [] : stressedCell(base, [own], tags);
  const table = (of: FormTag, tags: readonly FormTag[], own: readonly string[]): ParadigmTable => ({
    of: [of],
    columns: [[]],
    rows: tags
      .map((tag, place) => ({ tags: [tag], cells: [cell(own[place], [of, tag])] }))
      .filter(({ cells }) => cells[0] !== undefined && cells[0].length > 0),
  });
  const present = table(PERFECTIVE.has(form) ? 'future' : 'present', SIX_PERSONS, forms.present);
  const past = table('past', GENDERS, forms.past);
  return verb(present, [
    past,
    ...(PERFECTIVE.has(form) ? [] : [table('future', SIX_PERSONS, forms.future)]),
    table('imperative', ['you', 'we', 'you-all'], forms.imperative),
  ]);
}

/** A verb is told by its first and third persons of the present, and by its past. */
function verb(present: ParadigmTable, others: readonly ParadigmTable[]): Paradigm {
  const pick = (table: ParadigmTable | undefined, tag: FormTag, named: readonly FormTag[]): NamedForm[] => {
    const form = table?.rows.find(({ tags }) => tags[0] === tag)?.cells[0]?.[0];
    return form === undefined ? [] : [{ tags: named, form }];
  };
  const of = present.of;
  const first = pick(present, 'i', [...of, 'i']);
  return {
    principal: [
      ...(first.length > 0 ? first : pick(present, 'he', [...of, 'he'])),
      ...pick(present, 'they', [...of, 'they']),
      ...pick(others[0], 'masculine', ['past', 'he']),
    ],
    tables: [present, ...others].filter(({ rows }) => rows.length > 0),
  };
}

const persons = (of: FormTag, forms: string): ParadigmTable => ({
  of: [of],
  columns: [[]],
  rows: forms
    .split(' ')
    .map((form, place) => ({ tags: SIX_PERSONS.slice(place, place + 1), cells: [[form]] })),
});

const TO_BE: Paradigm = {
  principal: [
    { tags: ['present'], form: 'є' },
    { tags: ['future', 'i'], form: 'бу́ду' },
    { tags: ['past', 'he'], form: 'був' },
  ],
  tables: [
    persons('present', 'є є є є є є'),
    {
      of: ['past'],
      columns: [[]],
      rows: ['був', 'була́', 'було́', 'були́'].map((form, place) => ({
        tags: GENDERS.slice(place, place + 1),
        cells: [[form]],
      })),
    },
    persons('future', 'бу́ду бу́деш бу́де бу́демо бу́дете бу́дуть'),
    {
      of: ['imperative'],
      columns: [[]],
      rows: [
        { tags: ['you'], cells: [['будь']] },
        { tags: ['we'], cells: [['бу́дьмо']] },
        { tags: ['you-all'], cells: [['бу́дьте']] },
      ],
    },
  ],
};
