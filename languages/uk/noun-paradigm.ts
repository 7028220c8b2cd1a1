import { type CaseForms, mapCases, nounOfCases } from '../word-forms/case-forms.ts';
import type { Paradigm } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { adjectiveCases } from './adjective-forms.ts';
import { singularForms } from './noun-forms.ts';
import { ADJECTIVAL, NO_PLURAL, NOT_DECLINED, PERSONS } from './noun-lists.ts';
import { pluralForms } from './noun-plurals.ts';
import { type StressedBase, stressedBase, stressedCell } from './stressed-cell.ts';

/** The cases of a taught noun, with their stress marks; undefined where they are not known, or the noun does not change. */
export function nounParadigm(
  form: string,
  gender: string | undefined,
  spoken: string | undefined,
): Paradigm | undefined {
  if (NOT_DECLINED.has(form)) return undefined;
  const base = stressedBase(form, 'noun', spoken);
  const [singular, plural] = ADJECTIVAL.has(form) ? likeAdjective(form, gender) : likeNoun(form, gender);
  return nounOfCases(
    singular === undefined ? undefined : stressed(base, singular, []),
    plural === undefined ? undefined : stressed(base, plural, ['plural']),
  );
}

const LIKE = ['nominative', 'genitive'] as const;

function stressed(base: StressedBase, forms: CaseForms, number: readonly FormTag[]): CaseForms {
  return mapCases(forms, (cell, name) =>
    cell.flatMap(own => {
      // What is written like another case is stressed like it.
      const isLike = name === 'accusative' || name === 'vocative';
      const like = (isLike ? LIKE.find(other => forms[other].includes(own)) : undefined) ?? name;
      return stressedCell(base, [own], like === 'nominative' ? number : [...number, like]);
    }),
  );
}

type Numbers = readonly [CaseForms | undefined, CaseForms | undefined];

function likeNoun(form: string, gender: string | undefined): Numbers {
  const singular = singularForms(form, gender);
  return [singular, pluralForms(form, gender, singular)];
}

/** дорослий, наречена, минуле, вихідні */
function likeAdjective(form: string, gender: string | undefined): Numbers {
  const plural = NO_PLURAL.has(form) ? undefined : adjectival(form, 'plural');
  if (gender === 'pl') return [undefined, plural];
  const own = gender === 'f' ? 'feminine' : gender === 'n' ? 'neuter' : 'masculine';
  return [adjectival(form, own), plural];
}

function adjectival(form: string, gender: Parameters<typeof adjectiveCases>[1]): CaseForms {
  const adjective = form.replace(/(?:ий|а|е|і)$/, 'ий').replace(/є$/, 'ій');
  const [nominative = [], genitive = [], dative = [], accusative = [], instrumental = [], locative = []] =
    adjectiveCases(adjective, gender);
  const isPerson = PERSONS.has(form);
  const seen = isPerson ? genitive : nominative;
  return {
    nominative,
    genitive,
    dative,
    accusative: gender === 'feminine' || gender === 'neuter' ? accusative : seen,
    instrumental,
    locative: locative.slice(0, 1),
    vocative: isPerson ? nominative : [],
  };
}
