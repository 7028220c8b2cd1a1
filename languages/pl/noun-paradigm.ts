import { type CaseForms, nounOfCases } from '../word-forms/case-forms.ts';
import type { Paradigm } from '../word-forms/paradigm.ts';
import { adjectiveCases, menOf } from './adjective-forms.ts';
import { singularForms } from './noun-forms.ts';
import { ADJECTIVAL, MEN, NO_PLURAL, NOT_DECLINED } from './noun-lists.ts';
import { pluralForms } from './noun-plurals.ts';

/** The cases of a taught noun; undefined where they are not known, or the noun does not change. */
export function nounParadigm(form: string, gender: string | undefined): Paradigm | undefined {
  if (NOT_DECLINED.has(form)) return undefined;
  const [singular, plural] = ADJECTIVAL.has(form) ? likeAdjective(form, gender) : likeNoun(form, gender);
  return nounOfCases(singular, NO_PLURAL.has(form) ? undefined : plural);
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
