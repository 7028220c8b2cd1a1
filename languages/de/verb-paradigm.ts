import type { Paradigm, ParadigmCell, ParadigmTable } from '../word-forms/paradigm.ts';
import { PERSONS } from '../word-forms/tables.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { conjugate, type Persons } from './conjugation.ts';
import { type VerbParts, verbParts } from './verb-forms.ts';

const PRONOUNS = {
  accusative: ['mich', 'dich', 'sich', 'uns', 'euch', 'sich'],
  dative: ['mir', 'dir', 'sich', 'uns', 'euch', 'sich'],
};

const HE = PERSONS.indexOf('he');
const YOU = PERSONS.indexOf('you');
const YOU_ALL = PERSONS.indexOf('you-all');

/** How a taught verb is conjugated; undefined for one that the tables do not have. */
export function verbParadigm(verb: string): Paradigm | undefined {
  const parts = verbParts(verb);
  if (parts === undefined) return undefined;
  const conjugation = conjugate(parts);
  const { participle, subjunctive } = conjugation;
  const sich = parts.reflexive === false ? '' : ' sich';
  const present = finite(conjugation.present, parts);
  const past = finite(conjugation.past, parts);
  const perfect = parts.auxiliaries.map(auxiliary => `${auxiliary}${sich} ${participle[0]}`);
  const times: { tags: readonly FormTag[]; cells: readonly ParadigmCell[] }[] = [
    { tags: ['present'], cells: present },
    { tags: ['past'], cells: past },
    ...(subjunctive === undefined
      ? []
      : [{ tags: ['past', 'subjunctive'] as const, cells: finite(subjunctive, parts) }]),
  ];
  const rows = PERSONS.map((person, place) => ({
    tags: [person],
    cells: times.map(({ cells }) => cells[place] ?? []),
  })).filter((_, place) => !parts.isThirdPerson || place % 3 === HE);
  const name = (tags: readonly FormTag[], [form]: ParadigmCell = []) =>
    form === undefined ? [] : [{ tags, form }];
  return {
    principal: [
      ...name(['present', 'he'], present[HE]),
      ...name(['past', 'he'], past[HE]),
      ...name(['perfect'], perfect),
    ],
    tables: [
      { of: [], columns: times.map(({ tags }) => tags), rows },
      ...(parts.hasCommand ? [commands(conjugation.present, conjugation.imperative, parts)] : []),
      nominal(perfect, participle, parts),
    ],
  };
}

/** The persons as they stand in a sentence: stelle mir vor. */
const finite = (persons: Persons, parts: VerbParts): ParadigmCell[] =>
  persons.map((forms, place) => forms.map(form => behind(form, place, parts)));

function behind(form: string, place: number, { particle, reflexive }: VerbParts): string {
  const pronoun = reflexive === false ? undefined : PRONOUNS[reflexive][place];
  return [form, pronoun, particle.trim()].filter(word => word !== undefined && word !== '').join(' ');
}

function commands(present: Persons, imperative: readonly string[], parts: VerbParts): ParadigmTable {
  const { base, prefix, particle, reflexive } = parts;
  const infinitive = base === 'sein' ? 'seien' : prefix + base;
  const polite = [infinitive, 'Sie', reflexive === false ? '' : 'sich', particle.trim()];
  const row = (tag: FormTag, cell: ParadigmCell) => ({ tags: [tag], cells: [cell] });
  return {
    of: ['imperative'],
    columns: [[]],
    rows: [
      row(
        'you',
        imperative.map(form => behind(form, YOU, parts)),
      ),
      row(
        'you-all',
        (present[YOU_ALL] ?? []).map(form => behind(form, YOU_ALL, parts)),
      ),
      row('polite', [polite.filter(word => word !== '').join(' ')]),
    ],
  };
}

/** Perfect, participles, and the infinitive with zu where it is within the verb. */
function nominal(
  perfect: ParadigmCell,
  participle: ParadigmCell,
  { particle, prefix, base, cells, reflexive }: VerbParts,
): ParadigmTable {
  const rows: { tags: readonly FormTag[]; form: ParadigmCell }[] = [
    { tags: ['perfect'], form: perfect },
    { tags: ['past-participle'], form: participle },
  ];
  if (cells === undefined && reflexive === false)
    rows.push({ tags: ['present-participle'], form: [`${particle}${prefix}${base}d`] });
  if (particle !== '')
    rows.push({
      tags: ['infinitive', 'to'],
      form: [particle.endsWith(' ') ? `${particle}zu ${base}` : `${particle}zu${prefix}${base}`],
    });
  return { of: [], columns: [[]], rows: rows.map(({ tags, form }) => ({ tags, cells: [form] })) };
}
