import type { CaseForms } from '../word-forms/case-forms.ts';
import type { Declined } from './noun-forms.ts';
import {
  FOREIGN_IN_IA,
  GENITIVE_PLURALS,
  INSTRUMENTAL_PLURALS,
  LOCATIVE_PLURALS,
  MEN,
  NO_PLURAL,
  PLURAL_STEMS,
  PLURALS,
} from './noun-lists.ts';
import { beforeI, isSoft } from './soften.ts';

/** Whether two sounds stand at the end, of which cz, sz, rz, dz and ch are one. */
const endsInTwo = (stem: string) => /[bcdfghjklłmnprstwzż]{2}$/.test(stem.replace(/[csrd]z|ch/g, 'c'));

/** The cases of several; undefined of a noun that nobody says of several. */
export function pluralForms(
  form: string,
  gender: string | undefined,
  singular: Declined | undefined,
): CaseForms | undefined {
  const isPlural = gender === 'pl';
  if (NO_PLURAL.has(form) || (singular === undefined && !isPlural)) return undefined;
  const nominative = isPlural ? form : (PLURALS.get(form) ?? ofSeveral(form, gender, singular?.stem ?? ''));
  if (nominative === undefined) return undefined;
  const stem = PLURAL_STEMS.get(form) ?? singular?.stem ?? form.slice(0, -1);
  const genitives = GENITIVE_PLURALS.get(form) ?? genitivesOf(form, gender, nominative, stem);
  return {
    nominative: [nominative],
    genitive: genitives,
    dative: [`${stem}om`],
    accusative: MEN.has(form) ? genitives : [nominative],
    instrumental: INSTRUMENTAL_PLURALS.get(form) ?? [`${stem}ami`],
    locative: [LOCATIVE_PLURALS.get(form) ?? `${stem}ach`],
    // Of what nobody calls, the vocative of several alone would say nothing.
    vocative: isPlural && !MEN.has(form) ? [] : [nominative],
  };
}

/** koty, ptaki, klucze; studenci, lekarze; kobiety, ulice; okna. */
function ofSeveral(form: string, gender: string | undefined, stem: string): string | undefined {
  if (gender === 'n') return `${stem}a`;
  if (MEN.has(form)) return /(?:ec|ca)$/.test(form) || !isSoft(stem) ? beforeI(stem) : `${stem}e`;
  if (gender === 'f' && !form.endsWith('a')) return form.endsWith('ść') ? `${stem}` : undefined;
  if (isSoft(stem)) return `${stem}e`;
  return stem + (/[kg]$/.test(stem) ? 'i' : 'y');
}

function genitivesOf(
  form: string,
  gender: string | undefined,
  nominative: string,
  stem: string,
): readonly string[] {
  if (gender === 'pl') return [];
  if (gender === 'n' || form.endsWith('a')) return MEN.has(form) ? [`${stem}ów`] : withoutEnding(form, stem);
  // noc, kość: as of one.
  if (gender === 'f')
    return [stem + (stem.endsWith('i') ? '' : stem.endsWith('l') || stem.endsWith('j') ? 'i' : 'y')];
  if (stem.endsWith('i')) return [stem];
  if (stem.endsWith('l')) return [`${stem}i`];
  return [stem + (/(?:cz|sz|rz|ż)$/.test(stem) && nominative.endsWith('e') ? 'y' : 'ów')];
}

/** kobiet, książek, historii, zdań; of other stems in two consonants only the lists know. */
function withoutEnding(form: string, stem: string): readonly string[] {
  if (FOREIGN_IN_IA.has(form)) return [`${stem}i`];
  if (/[^aeouóy]j$/.test(stem)) return [`${stem}i`];
  if (/[nc]i$/.test(stem) && form.endsWith('e')) return [stem.replace(/ni$/, 'ń').replace(/ci$/, 'ć')];
  if (/[ij]$/.test(stem)) return [];
  if (endsInTwo(stem)) return stem.endsWith('k') ? [`${stem.slice(0, -1)}ek`] : [];
  return [stem];
}
