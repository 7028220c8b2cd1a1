import type { Paradigm, ParadigmOf, ParadigmTable } from '../word-forms/paradigm.ts';
import { oneColumn } from '../word-forms/paradigm-table.ts';
import { linesOf } from '../word-forms/tables.ts';
import { tagsIn } from '../word-forms/tags.ts';
import { nounForms } from './noun-forms.ts';
import { verbForms } from './verb-forms.ts';

/** Pronouns: `form · tags form form · …`. */
const PRONOUNS = new Map(
  linesOf(
    `
    আমি · accusative আমাকে আমায় · genitive আমার
    তুমি · accusative তোমাকে তোমায় · genitive তোমার
    সে · accusative তাকে · genitive তার
    আমরা · accusative আমাদের আমাদেরকে · genitive আমাদের
    তোমরা · accusative তোমাদের তোমাদেরকে · genitive তোমাদের
    তারা · accusative তাদের তাদেরকে · genitive তাদের
    কে · accusative কাকে · genitive কার · plural কারা
    কেউ · accusative কাউকে · genitive কারও কারো
    সবাই · accusative সবাইকে · genitive সবার
    নিজে · accusative নিজেকে · genitive নিজের
    এটা · accusative এটাকে · genitive এটার
  `.normalize('NFC'),
  ).map(line => {
    const [word = '', ...cells] = line.split(' · ');
    return [word, cells.map(cell => cell.split(' ') as [string, ...string[]])] as const;
  }),
);

/** How Bengali words bend; adjectives and numerals do not. */
export const bengaliParadigm: ParadigmOf = ({ form, pos }) => {
  if (pos === 'noun') return noun(form);
  if (pos === 'verb') return verb(form);
  const cells = pos === 'pronoun' ? PRONOUNS.get(form) : undefined;
  if (cells === undefined) return undefined;
  return {
    principal: cells.map(([tags, usual = '']) => ({ tags: tagsIn(tags), form: usual })),
    tables: [oneColumn([], cells)],
  };
};

const CASES = ['nominative', 'accusative', 'genitive', 'locative'] as const;

function noun(form: string): Paradigm | undefined {
  const forms = nounForms(form);
  if (forms === undefined) return undefined;
  const { singular, definite, plural } = forms;
  const numbers = [
    { tag: 'singular' as const, cases: singular },
    ...(definite === undefined ? [] : [{ tag: 'definite-article' as const, cases: definite }]),
    ...(plural === undefined ? [] : [{ tag: 'plural' as const, cases: plural }]),
  ];
  return {
    principal: [
      { tags: ['genitive'], form: singular.genitive[0] ?? '' },
      ...(plural === undefined ? [] : [{ tags: ['plural'] as const, form: plural.nominative[0] ?? '' }]),
    ],
    tables: [
      {
        of: [],
        columns: numbers.map(({ tag }) => [tag]),
        rows: CASES.filter(name => singular[name].length > 0).map(name => ({
          tags: [name],
          cells: numbers.map(({ cases }) => cases[name]),
        })),
      },
    ],
  };
}

const PERSONS = ['i', 'you', 'he', 'polite'] as const;

/** What is put to the stems of the tenses, by persons; of two forms the first is the one of the Bangla Academy. */
const ENDS: Readonly<Record<'now' | 'past' | 'future', readonly (readonly string[])[]>> = {
  now: [['ি'], ['', 'ো'], ['ে'], ['েন']],
  past: [['াম'], ['ে'], ['', 'ো'], ['েন']],
  future: [['', 'ো'], ['ে'], ['ে'], ['েন']],
};

function verb(form: string): Paradigm | undefined {
  const forms = verbForms(form);
  if (forms === undefined) return undefined;
  const { present, progressive, perfect, imperfect, future, infinitive, andThen, imperative } = forms;
  const [ofYou, polite, ofHim] = imperative;
  const past = inPersons(form === 'থাকা' ? [forms.past, 'রইল'] : [forms.past], ENDS.past);
  return {
    principal: [
      { tags: ['present', 'i'], form: present[0] ?? '' },
      { tags: ['present', 'he'], form: present[2] ?? '' },
      { tags: ['past', 'he'], form: past[2]?.[0] ?? '' },
    ],
    tables: [
      byPerson([
        ['present', present.map(own => (own === '' ? [] : [own]))],
        ['progressive', inPersons([progressive], ENDS.now)],
        ['perfect', inPersons(perfect, ENDS.now)],
      ]),
      byPerson([
        ['past', past],
        ['imperfect', inPersons([imperfect], ENDS.past)],
        ['future', inPersons([future], ENDS.future)],
      ]),
      byPerson([
        ['past+progressive', inPersons([`${progressive}িল`], ENDS.past)],
        ['past+perfect', inPersons([`${perfect[0] ?? ''}িল`], ENDS.past)],
      ]),
      ...(ofYou === undefined || polite === undefined || ofHim === undefined
        ? []
        : [
            oneColumn(
              ['imperative'],
              [
                ['you', ofYou],
                ['polite', polite],
                ['he', ofHim],
              ],
            ),
          ]),
      oneColumn(
        [],
        [
          ['infinitive', infinitive],
          ['and-then', andThen],
          ['if', `${forms.past}ে`],
        ],
      ),
    ],
  };
}

/** Where the form in ো is the usual one: হলো. */
const LONGER_FIRST = /(?:^| )(?:হল|হত|এল)$/;

/** The forms of a tense, a cell for each person. */
const inPersons = (stems: readonly string[], ends: readonly (readonly string[])[]) =>
  ends.map(own =>
    stems.flatMap(stem => {
      const forms = own.map(end => stem + end);
      return LONGER_FIRST.test(stem) ? forms.reverse() : forms;
    }),
  );

/** A table of tenses, each with a cell for each person. */
function byPerson(
  tenses: readonly (readonly [tags: string, cells: readonly (readonly string[])[]])[],
): ParadigmTable {
  return {
    of: [],
    columns: tenses.map(([tags]) => tagsIn(tags)),
    rows: PERSONS.map((person, place) => ({
      tags: [person],
      cells: tenses.map(([, cells]) => cells[place] ?? []),
    })),
  };
}
