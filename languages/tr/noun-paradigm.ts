import type { Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { caseOf, isName, nounWith, PLURAL_ONLY, pluralOf, SINGULAR_ONLY } from './noun-forms.ts';
import { POSSESSIVE_COMPOUNDS } from './possessive-compounds.ts';
import { PRONOUNS } from './pronoun-forms.ts';

const CASES: readonly (readonly [FormTag, string])[] = [
  ['nominative', ''],
  ['accusative', '(y)I'],
  ['dative', '(y)A'],
  ['locative', 'DA'],
  ['ablative', 'DAn'],
  ['genitive', '(n)In'],
  ['with', '(y)lA'],
];
const POSSESSORS: readonly (readonly [FormTag, readonly string[]])[] = [
  ['my', ['(I)m']],
  ['your', ['(I)n', '(I)nIz']],
  ['his', ['(s)I']],
  ['our', ['(I)mIz']],
];

/** Words of time and counting that hardly bend, and those whose ending is not agreed on: futbolu or futbolü, sandviçi or sandvici. */
const LEFT_OUT = new Set([
  ...['kez', 'yüzde', 'öğleden sonra', 'fast food', 'büyükanne ve büyükbaba'],
  ...['futbol', 'basketbol', 'voleybol', 'beyzbol', 'sandviç', 'denizaltı'],
]);
/** The ending of his is not agreed on: camisi or camii. */
const CASES_ONLY = new Set(['cami', 'sanayi']);

/** A noun as written in its row. */
export function nounParadigm(noun: string): Paradigm | undefined {
  if (LEFT_OUT.has(noun)) return undefined;
  const isCompound = POSSESSIVE_COMPOUNDS.has(noun);
  const singular = { of: 'singular' as const, noun, theirs: nounWith(noun, 'lArI') };
  const plural = pluralNumber(noun);
  const numbers = PLURAL_ONLY.has(noun)
    ? [{ ...singular, of: 'plural' as const }]
    : plural === undefined
      ? [singular]
      : [singular, plural];
  const columns = numbers.map(({ of }) => [of]);
  const cases: ParadigmTable = {
    of: [],
    columns,
    rows: CASES.map(([tag, shape]) => ({
      tags: [tag],
      cells: numbers.map(number => [caseOf(number.noun, shape, isCompound)]),
    })),
  };
  const possessives: ParadigmTable = {
    of: [],
    columns,
    rows: [
      ...POSSESSORS.map(([tag, shapes]) => ({
        tags: [tag],
        cells: numbers.map(number => shapes.map(shape => nounWith(number.noun, shape))),
      })),
      { tags: ['their'], cells: numbers.map(({ theirs }) => [theirs]) },
    ],
  };
  const isPossessed = !isCompound && !isName(noun) && !CASES_ONLY.has(noun) && !PLURAL_ONLY.has(noun);
  return {
    principal: [
      { tags: ['accusative'], form: caseOf(noun, '(y)I', isCompound) },
      ...(plural === undefined ? [] : [{ tags: ['plural' as const], form: plural.noun }]),
    ],
    tables: isPossessed ? [cases, possessives] : [cases],
  };
}

/** The plural, unless the noun is a name or has none. */
function pluralNumber(noun: string) {
  const isLanguage = /^\p{Lu}.*[cç][ae]$/u.test(noun);
  if (SINGULAR_ONLY.has(noun) || PLURAL_ONLY.has(noun) || isName(noun) || isLanguage) return undefined;
  return { of: 'plural' as const, noun: pluralOf(noun), theirs: nounWith(noun, 'lArI') };
}

/** A pronoun by its row of cases. */
export function pronounParadigm(pronoun: string): Paradigm | undefined {
  const cases = PRONOUNS.get(pronoun);
  if (cases === undefined) return undefined;
  const [accusative = '', dative = ''] = cases;
  return {
    principal: [
      { tags: ['accusative'], form: accusative },
      { tags: ['dative'], form: dative },
    ],
    tables: [
      {
        of: [],
        columns: [[]],
        rows: CASES.map(([tag], place) => ({ tags: [tag], cells: [[[pronoun, ...cases][place] ?? '']] })),
      },
    ],
  };
}
