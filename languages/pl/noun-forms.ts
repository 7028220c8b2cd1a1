import type { CaseForms } from '../word-forms/case-forms.ts';
import {
  ACCUSATIVE_UNSURE,
  ANIMALS,
  DATIVE_IN_U,
  FEMININE_STEMS,
  FOREIGN_IN_IA,
  GENITIVE_IN_A,
  GENITIVE_IN_U,
  GENITIVE_UNSURE,
  LOCATIVES,
  MEN,
  STEMS,
  VOCATIVES,
  WOMEN,
} from './noun-lists.ts';
import { beforeE, isSoft, isVelar } from './soften.ts';

/** A noun of one or several, with the stem that its other cases have. */
export type Declined = { stem: string; cases: CaseForms };

/** The cases of one; undefined of a noun that has none, or whose declension we do not know. */
export function singularForms(form: string, gender: string | undefined): Declined | undefined {
  if (gender === 'pl') return undefined;
  const own = OWN.get(form);
  if (own !== undefined) return own;
  if (gender === 'n') return neuter(form);
  if (form.endsWith('a')) return inA(form);
  return gender === 'm' ? masculine(form) : inConsonant(form);
}

const cases = (
  nominative: string,
  [genitive = [], dative = [], accusative = [], instrumental = [], locative = [], vocative = []]: readonly (
    | string
    | readonly string[]
  )[],
): CaseForms => {
  const list = (cell: string | readonly string[]) => (typeof cell === 'string' ? [cell] : cell);
  return {
    nominative: [nominative],
    genitive: list(genitive),
    dative: list(dative),
    accusative: list(accusative),
    instrumental: list(instrumental),
    locative: list(locative),
    vocative: list(vocative),
  };
};

/** Those that no class has. */
const OWN: ReadonlyMap<string, Declined> = new Map([
  ['pani', { stem: 'pani', cases: cases('pani', ['pani', 'pani', 'panią', 'panią', 'pani', 'pani']) }],
  [
    'sędzia',
    {
      stem: 'sędzi',
      cases: cases('sędzia', ['sędziego', 'sędziemu', 'sędziego', 'sędzią', ['sędzi', 'sędzim'], 'sędzio']),
    },
  ],
  [
    'książę',
    {
      stem: 'książęt',
      cases: cases('książę', ['księcia', 'księciu', 'księcia', 'księciem', 'księciu', 'książę']),
    },
  ],
]);

/** kobieta, ręka, ulica, historia; artysta. */
function inA(form: string): Declined {
  const stem = form.slice(0, -1);
  const inY = genitiveInA(form, stem);
  const locative = LOCATIVES.get(form) ?? (isSoft(stem) ? inY : beforeE(stem));
  const isCalled = MEN.has(form) || WOMEN.has(form) || /^\p{Lu}/u.test(form);
  return {
    stem,
    cases: cases(form, [
      inY,
      locative,
      `${stem}ę`,
      `${stem}ą`,
      locative,
      isCalled ? (VOCATIVES.get(form) ?? `${stem}o`) : [],
    ]),
  };
}

function genitiveInA(form: string, stem: string): string {
  if (stem.endsWith('i')) return FOREIGN_IN_IA.has(form) ? `${stem}i` : stem;
  if (/[aeouóy]j$/.test(stem)) return `${stem.slice(0, -1)}i`;
  return stem + (/[kglj]$/.test(stem) ? 'i' : 'y');
}

/** noc, kość, myśl. */
function inConsonant(form: string): Declined {
  const genitive = FEMININE_STEMS.get(form) ?? genitiveInConsonant(form);
  // soli, solą; kości, kością.
  const stem = form === 'kolej' ? form : genitive.replace(/y$/, '').replace(/(?<=l)i$/, '');
  return { stem, cases: cases(form, [genitive, genitive, form, `${stem}ą`, genitive]) };
}

const SOFT_ENDS: readonly (readonly [string, string])[] = [
  ['dź', 'dzi'],
  ['ć', 'ci'],
  ['ś', 'si'],
  ['ź', 'zi'],
  ['ń', 'ni'],
  ['l', 'li'],
];

function genitiveInConsonant(form: string): string {
  const soft = SOFT_ENDS.find(([end]) => form.endsWith(end));
  return soft === undefined ? `${form}y` : form.slice(0, -soft[0].length) + soft[1];
}

function masculine(form: string): Declined | undefined {
  const genitive = STEMS.get(form) ?? genitiveByLists(form);
  if (genitive === undefined) return undefined;
  const stem = genitive.slice(0, -1);
  const isSeen = MEN.has(form) || ANIMALS.has(form);
  const genitives = GENITIVE_UNSURE.has(form) ? [] : [genitive];
  const accusative = ACCUSATIVE_UNSURE.has(form) ? [] : [form];
  const locative = LOCATIVES.get(form) ?? (isSoft(stem) || isVelar(stem) ? `${stem}u` : beforeE(stem));
  return {
    stem,
    cases: cases(form, [
      genitives,
      DATIVE_IN_U.has(form) ? `${stem}u` : `${stem}owi`,
      isSeen ? genitives : accusative,
      stem + (/[kg]$/.test(stem) ? 'iem' : 'em'),
      locative,
      MEN.has(form) ? (VOCATIVES.get(form) ?? vocativeOf(form, stem, locative)) : [],
    ]),
  };
}

function genitiveByLists(form: string): string | undefined {
  if (GENITIVE_IN_U.has(form)) return `${form}u`;
  const isA = MEN.has(form) || ANIMALS.has(form) || GENITIVE_IN_A.has(form) || GENITIVE_UNSURE.has(form);
  return isA ? `${form}a` : undefined;
}

/** ojcze; bracie, lekarzu. */
const vocativeOf = (form: string, stem: string, locative: string) =>
  form.endsWith('ec') ? `${stem}ze` : locative;

function neuter(form: string): Declined | undefined {
  if (form.endsWith('um'))
    return { stem: form.slice(0, -2), cases: cases(form, [form, form, form, form, form]) };
  if (form.endsWith('ę')) return inE(form);
  const stem = form.slice(0, -1);
  const isHard = form.endsWith('o') && !isSoft(stem) && !isVelar(stem);
  return {
    stem,
    cases: cases(form, [
      `${stem}a`,
      `${stem}u`,
      form,
      stem + (/[kg]$/.test(stem) ? 'iem' : 'em'),
      LOCATIVES.get(form) ?? (isHard ? beforeE(stem) : `${stem}u`),
    ]),
  };
}

/** imię, imienia; zwierzę, zwierzęcia. */
function inE(form: string): Declined {
  const [one, several] = form === 'imię' ? ['imieni', 'imion'] : [`${form}ci`, `${form}t`];
  return { stem: several, cases: cases(form, [`${one}a`, `${one}u`, form, `${one}em`, `${one}u`]) };
}
