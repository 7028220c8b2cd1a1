import type { NamedForm, Paradigm, ParadigmCell, ParadigmOf, ParadigmTable } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { degreesOf } from './comparison.ts';
import { COUNTABLE_NOUNS } from './countable-nouns.ts';
import { pluralsOf } from './plurals.ts';
import { verbForms } from './verb-forms.ts';

/** The forms of a taught English word. */
export const englishParadigm: ParadigmOf = ({ form, pos }) => {
  if (pos === 'verb') return verbParadigm(form);
  if (pos === 'noun') return nounParadigm(form);
  return /^(?:adjective|adverb|determiner)$/.test(pos) ? comparison(form) : undefined;
};

type Cells = readonly { tags: readonly FormTag[]; forms: ParadigmCell }[];

const named = (cells: Cells): NamedForm[] =>
  cells.flatMap(({ tags, forms: [form] }) => (form === undefined ? [] : [{ tags, form }]));

const tableOf = (cells: Cells): ParadigmTable => ({
  of: [],
  columns: [[]],
  rows: cells.map(({ tags, forms }) => ({ tags, cells: [forms] })),
});

function nounParadigm(noun: string): Paradigm | undefined {
  if (!COUNTABLE_NOUNS.has(noun)) return undefined;
  const plural = { tags: ['plural'], forms: pluralsOf(noun) } as const;
  return { principal: named([plural]), tables: [tableOf([{ tags: ['singular'], forms: [noun] }, plural])] };
}

function comparison(word: string): Paradigm | undefined {
  const degrees = degreesOf(word);
  if (degrees === undefined) return undefined;
  const cells: Cells = [
    { tags: ['comparative'], forms: degrees.comparative },
    { tags: ['superlative'], forms: degrees.superlative },
  ];
  return { principal: named(cells), tables: [tableOf(cells)] };
}

/** What stands behind the verb stays: gives back. */
function verbParadigm(phrase: string): Paradigm | undefined {
  const [, verb = '', rest = ''] = /^(\S+)(.*)$/.exec(phrase) ?? [];
  // Your teeth are his where he brushes them.
  if (/ your /.test(rest)) return undefined;
  const withRest = (forms: readonly string[]) => forms.map(form => form + rest);
  if (verb === 'be') return formsOfBe(withRest);
  // To lie is to be stretched out or to say what is not true.
  const forms = phrase === 'lie' ? undefined : verbForms(verb);
  if (forms === undefined) return undefined;
  const past = { tags: ['past'], forms: withRest(forms.past) } as const;
  const participle = { tags: ['past-participle'], forms: withRest(forms.participle) } as const;
  const ing = { tags: ['gerund'], forms: withRest(forms.ing) } as const;
  return {
    principal: named([past, participle, ing]),
    tables: [tableOf([{ tags: ['present', 'he'], forms: withRest(forms.he) }, past, participle, ing])],
  };
}

const BE: readonly (readonly [person: FormTag, present: string, past: string])[] = [
  ['i', 'am', 'was'],
  ['you', 'are', 'were'],
  ['he', 'is', 'was'],
  ['we', 'are', 'were'],
  ['they', 'are', 'were'],
];

function formsOfBe(withRest: (forms: readonly string[]) => ParadigmCell): Paradigm {
  const participle = { tags: ['past-participle'], forms: withRest(['been']) } as const;
  const ing = { tags: ['gerund'], forms: withRest(['being']) } as const;
  const past = { tags: ['past', 'he'], forms: withRest(['was']) } as const;
  return {
    principal: named([past, participle, ing]),
    tables: [
      {
        of: [],
        columns: [['present'], ['past']],
        rows: BE.map(([person, present, past]) => ({
          tags: [person],
          cells: [withRest([present]), withRest([past])],
        })),
      },
      tableOf([participle, ing]),
    ],
  };
}
