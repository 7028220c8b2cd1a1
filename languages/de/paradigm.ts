import type { Paradigm, ParadigmOf } from '../word-forms/paradigm.ts';
import { declension, declinedStem, degreesOf, nounDeclension } from './adjective-forms.ts';
import { caseTable } from './case-rows.ts';
import { declinedHeads } from './declined-nouns.ts';
import { type NounForms, nounForms } from './noun-forms.ts';
import { pronounParadigm } from './pronoun-forms.ts';
import { verbParadigm } from './verb-paradigm.ts';

/** The forms of a taught German word, without articles and subjects. */
export const germanParadigm: ParadigmOf = ({ form, pos, gender }) => {
  if (pos === 'verb') return verbParadigm(form);
  if (pos === 'noun')
    return gender === 'm*' || gender === 'n*' ? declinedNoun(form, gender) : nounParadigm(form, gender);
  // Million and Milliarde are nouns.
  if (pos === 'numeral' && /^\p{Lu}/u.test(form)) return nounParadigm(form, 'f');
  if (/^(?:adjective|numeral|determiner)$/.test(pos)) {
    const adjective = adjectiveParadigm(form);
    if (adjective !== undefined) return adjective;
  }
  return /^(?:adjective|determiner|pronoun)$/.test(pos) ? pronounParadigm(form, pos) : undefined;
};

function nounParadigm(noun: string, gender = ''): Paradigm | undefined {
  const forms = nounForms(noun, gender);
  if (forms === undefined || isUnchanging(forms, noun)) return undefined;
  const { singular, plural } = forms;
  const genitive = gender === 'f' ? undefined : singular?.[3][0];
  const nominative = singular === undefined ? undefined : plural?.[0][0];
  return {
    principal: [
      ...(genitive === undefined ? [] : [{ tags: ['genitive', 'singular'] as const, form: genitive }]),
      ...(nominative === undefined ? [] : [{ tags: ['nominative', 'plural'] as const, form: nominative }]),
    ],
    tables: [
      caseTable([
        ...(singular === undefined ? [] : [{ tags: ['singular'] as const, cells: singular }]),
        ...(plural === undefined ? [] : [{ tags: ['plural'] as const, cells: plural }]),
      ]),
    ],
  };
}

/** Milch: a plural is missing, and the singular is the same in all cases. */
const isUnchanging = ({ singular, plural }: NounForms, noun: string) =>
  [...(singular ?? []), ...(plural ?? [])].every(cell => cell.every(form => form === noun));

/** Erwachsener: ein Erwachsener, der Erwachsene. */
function declinedNoun(noun: string, gender: 'm*' | 'n*'): Paradigm | undefined {
  if (noun.includes(' ') || declinedHeads(noun.toLowerCase()).length === 0) return undefined;
  const stem = noun.slice(0, -2);
  return {
    principal: [
      { tags: ['definite-article'], form: `${stem}e` },
      { tags: ['plural'], form: `${stem}e` },
    ],
    tables: nounDeclension(stem, gender === 'm*' ? 'm' : 'n'),
  };
}

function adjectiveParadigm(adjective: string): Paradigm | undefined {
  const stem = declinedStem(adjective);
  if (stem === undefined) return undefined;
  const degrees = degreesOf(adjective);
  return {
    principal:
      degrees === undefined
        ? []
        : [
            { tags: ['comparative'], form: degrees.comparative[0] ?? '' },
            { tags: ['superlative'], form: `am ${degrees.superlative[0]}en` },
          ],
    tables: declension(stem),
  };
}
