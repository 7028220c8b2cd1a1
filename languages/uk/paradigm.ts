import type { NamedForm, Paradigm, ParadigmCell, ParadigmOf, ParadigmTable } from '../word-forms/paradigm.ts';
import { PERSONS as SIX_PERSONS } from '../word-forms/tables.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { adjectiveCases, adjectiveTable, CASES, degreesOf, GENDERS } from './adjective-forms.ts';
import { type CaseForms, singularForms } from './noun-forms.ts';
import { ADJECTIVAL, NO_PLURAL, NOT_DECLINED, PERSONS } from './noun-lists.ts';
import { pluralForms } from './noun-plurals.ts';
import { listedParadigm } from './other-forms.ts';
import { type StressedBase, stressedBase, stressedCell } from './stressed-cell.ts';
import { verbForms } from './verb-forms.ts';
import { PERFECTIVE } from './verb-lists.ts';

const NUMBERS = ['singular', 'plural'] as const;
const LIKE = ['nominative', 'genitive'] as const;
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

function nounParadigm(form: string, gender: string | undefined, spoken: string | undefined) {
  if (NOT_DECLINED.has(form)) return undefined;
  const base = stressedBase(form, 'noun', spoken);
  const singular = ADJECTIVAL.has(form) ? adjectivalSingular(form, gender) : singularForms(form, gender);
  const plural = ADJECTIVAL.has(form) ? likeAdjective(form, 'pl') : pluralForms(form, gender, singular);
  const forms = [singular, NO_PLURAL.has(form) ? undefined : plural];
  const shown = NUMBERS.filter((_, place) => forms[place] !== undefined);
  if (shown.length === 0) return undefined;
  const cellOf = (number: (typeof NUMBERS)[number], name: keyof CaseForms): ParadigmCell => {
    const cases = forms[NUMBERS.indexOf(number)];
    return (cases?.[name] ?? []).flatMap(own => {
      // What is written like another case is stressed like it.
      const isLike = name === 'accusative' || name === 'vocative';
      const like = (isLike ? LIKE.find(other => cases?.[other].includes(own)) : undefined) ?? name;
      const tags: FormTag[] = like === 'nominative' ? [] : [like];
      return stressedCell(base, [own], number === 'plural' ? ['plural', ...tags] : tags);
    });
  };
  const all = [...CASES, 'vocative'] as const;
  const rows = all.map(name => ({ tags: [name], cells: shown.map(number => cellOf(number, name)) }));
  // Of what nobody calls, the vocative of several alone would say nothing.
  const isShown = ({ cells: [first] }: { cells: readonly ParadigmCell[] }, name: string) =>
    name !== 'vocative' ||
    (first !== undefined && first.length > 0 && (gender !== 'pl' || PERSONS.has(form)));
  const named = (tags: readonly FormTag[], cell: ParadigmCell): NamedForm[] =>
    cell.slice(0, 1).map(own => ({ tags, form: own }));
  return {
    principal:
      singular === undefined
        ? named(['genitive'], cellOf('plural', 'genitive'))
        : [
            ...named(['genitive'], cellOf('singular', 'genitive')),
            ...named(['plural'], cellOf('plural', 'nominative')),
          ],
    tables: [
      {
        of: [],
        columns: shown.map(number => [number]),
        rows: rows.filter((row, place) => isShown(row, all[place] ?? '')),
      },
    ],
  };
}

const adjectivalSingular = (form: string, gender: string | undefined) =>
  gender === 'pl' ? undefined : likeAdjective(form, gender);

/** дорослий, наречена, минуле, вихідні */
function likeAdjective(form: string, gender: string | undefined): CaseForms | undefined {
  const isPlural = gender === 'pl';
  const adjective = form.replace(/(?:ий|а|е|і)$/, 'ий').replace(/є$/, 'ій');
  const place = isPlural ? 'plural' : gender === 'f' ? 'feminine' : gender === 'n' ? 'neuter' : 'masculine';
  const [nominative = [], genitive = [], dative = [], accusative = [], instrumental = [], locative = []] =
    adjectiveCases(adjective, place);
  const isPerson = PERSONS.has(form);
  return {
    nominative,
    genitive,
    dative,
    accusative: place === 'feminine' || place === 'neuter' ? accusative : isPerson ? genitive : nominative,
    instrumental,
    locative: locative.slice(0, 1),
    vocative: isPerson ? nominative : [],
  };
}

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

function verbParadigm(form: string, spoken: string | undefined): Paradigm | undefined {
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
