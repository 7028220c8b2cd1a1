import type { Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import { oneColumn } from '../word-forms/paradigm-table.ts';
import { type FormTag, tagsIn } from '../word-forms/tags.ts';
import { type VerbForms, verbForms } from './verb-forms.ts';

const GENDERS: readonly (readonly FormTag[])[] = [['masculine'], ['feminine']];

/** Of सकना, which does not go on and follows no other verb. */
const ABILITY = 'सक';

/** A row for each person: its tags, its present of होना, the form of its participle and that of its subjunctive. */
const PERSONS: readonly (readonly [tags: string, is: string, place: 0 | 2, subjunctive: number])[] = [
  ['i', 'हूँ', 0, 0],
  ['you', 'हो', 2, 1],
  ['you+polite', 'हैं', 2, 3],
  ['he+she', 'है', 0, 2],
  ['we', 'हैं', 2, 3],
  ['they', 'हैं', 2, 3],
];

/** Masculine, feminine, and the same in the plural, where the feminine changes in a finite verb alone. */
const PARTICIPLE = ['ता', 'ती', 'ते', 'ती'] as const;
const GOING_ON = ['रहा', 'रही', 'रहे', 'रही'] as const;
const WAS = ['था', 'थी', 'थे', 'थीं'] as const;

/** A table of persons and genders. */
const byPerson = (
  of: readonly FormTag[],
  cell: (person: (typeof PERSONS)[number], isFeminine: 0 | 1) => string,
): ParadigmTable => ({
  of,
  columns: GENDERS,
  rows: PERSONS.map(person => ({
    tags: tagsIn(person[0]),
    cells: [[cell(person, 0)], [cell(person, 1)]],
  })),
});

/** A table of numbers and genders. */
const byNumber = (of: readonly FormTag[], cells: readonly (readonly string[])[]): ParadigmTable => ({
  of,
  columns: GENDERS,
  rows: [
    { tags: ['singular'], cells: cells.slice(0, 2) },
    { tags: ['plural'], cells: cells.slice(2) },
  ],
});

/** The tenses of a verb in the order in which they are learned, its subjunctive, commands and the forms before other verbs. */
export function verbParadigm(infinitive: string): Paradigm | undefined {
  const forms = verbForms(infinitive);
  if (forms === undefined) return undefined;
  const { stem, past, imperative, isState } = forms;
  const present = isState ? statePresent(stem) : `${stem}ता है`;
  const [ofYou, polite] = imperative;
  return {
    principal: [
      { tags: ['present', 'he'], form: present },
      { tags: ['past'], form: isState ? stem.replace(/हो$/, 'था') : (past[0] ?? '') },
      ...(polite === undefined ? [] : [{ tags: ['imperative', 'polite'] as const, form: polite }]),
    ],
    tables: [
      ...(isState ? ofState(forms) : ofAction(forms)),
      byPerson(['future'], ([, , place, which], isFeminine) => future(forms, place, which, isFeminine)),
      oneColumn(
        ['subjunctive'],
        PERSONS.map(([tags, , , which]) => [tags, forms.subjunctive[which] ?? '']),
      ),
      ...(ofYou === undefined || polite === undefined
        ? []
        : [
            oneColumn(
              ['imperative'],
              [
                ['you', ofYou],
                ['polite', polite],
              ],
            ),
          ]),
      oneColumn(
        [],
        [
          ['infinitive+oblique', `${stem}ने`],
          ...(stem === ABILITY
            ? []
            : [['and-then', stem.endsWith('कर') ? `${stem}के` : `${stem}कर`] as const]),
        ],
      ),
    ],
  };
}

function ofAction({ stem, past }: VerbForms): ParadigmTable[] {
  return [
    byPerson(['present'], ([, is, place], isFeminine) => `${stem}${PARTICIPLE[place + isFeminine]} ${is}`),
    past.length === 1
      ? oneColumn(['past'], [['', past[0] ?? '']])
      : byNumber(
          ['past'],
          past.map(form => [form]),
        ),
    ...(stem === ABILITY
      ? []
      : [
          byPerson(
            ['present', 'progressive'],
            ([, is, place], isFeminine) => `${stem} ${GOING_ON[place + isFeminine]} ${is}`,
          ),
        ]),
    byNumber(
      ['imperfect'],
      WAS.map((was, place) => [`${stem}${PARTICIPLE[place]} ${was}`]),
    ),
  ];
}

const statePresent = (stem: string) => stem.replace(/हो$/, 'है');

function ofState({ stem, past }: VerbForms): ParadigmTable[] {
  const before = stem.slice(0, -2);
  return [
    oneColumn(
      ['present'],
      PERSONS.map(([tags, is]) => [tags, before + is]),
    ),
    // होना alone besides "became" and "happened".
    byNumber(
      ['past'],
      WAS.map((was, place) => [before + was, ...(before === '' ? past.slice(place, place + 1) : [])]),
    ),
  ];
}

/** The subjunctive with गा; होना shortens it: होगा. */
function future({ subjunctive }: VerbForms, place: 0 | 2, which: number, isFeminine: 0 | 1): string {
  const end = isFeminine === 1 ? 'गी' : place === 0 ? 'गा' : 'गे';
  const own = (subjunctive[which] ?? '').replace(/होओ$/, 'हो');
  return own + end;
}
