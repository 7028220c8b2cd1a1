import type { CaseForms } from '../word-forms/case-forms.ts';
import { isSibilant } from './masculine-nouns.ts';
import { isYoung } from './noun-forms.ts';
import {
  ANIMALS,
  GENITIVE_PLURAL_UNSURE,
  GENITIVE_PLURALS,
  INSTRUMENTAL_PLURALS,
  NO_PLURAL,
  PERSONS,
  PLURALS,
} from './noun-lists.ts';
import { movingParts } from './stressed-cell.ts';

const CONSONANT = '[^аеиіоуєюяїь’]';

/** The cases of several, without their marks; undefined of a noun that nobody says of several. */
export function pluralForms(
  form: string,
  gender: string | undefined,
  singular: CaseForms | undefined,
): CaseForms | undefined {
  if (NO_PLURAL.has(form) || (singular === undefined && gender !== 'pl')) return undefined;
  const { plain } = movingParts(form, 'noun');
  const isPlural = gender === 'pl';
  const nominative = isPlural
    ? form
    : (plain[2] ?? PLURALS.get(form)?.[0] ?? ofSeveral(form, gender, singular));
  if (nominative === undefined) return undefined;
  const dative = (isPlural ? plain[1] : plain[3]) ?? dativeOf(nominative);
  const genitives = genitivesOf(form, nominative, singular);
  return {
    nominative: [nominative],
    genitive: genitives,
    dative: [dative],
    accusative: accusativesOf(form, nominative, genitives),
    instrumental: INSTRUMENTAL_PLURALS.get(form) ?? [`${dative}и`],
    locative: [dative.replace(/м$/, 'х')],
    // Of what nobody calls, the vocative of several alone would say nothing.
    vocative: isPlural && !PERSONS.has(form) ? [] : [nominative],
  };
}

/** столи, ключі, краї; книги, землі; вікна, моря, телята. */
function ofSeveral(
  form: string,
  gender: string | undefined,
  singular: CaseForms | undefined,
): string | undefined {
  if (isYoung(form)) return `${form.slice(0, -1)}${form.endsWith('я') ? 'ята' : 'ата'}`;
  if (/[ое]$/.test(form)) return singular?.genitive[0];
  // життя, рішення
  if (gender === 'n') return form;
  if (/[ая]$/.test(form)) return singular?.genitive[0];
  const [instrumental = ''] = singular?.instrumental ?? [];
  // Of a noun like ніч.
  if (instrumental.endsWith('ю')) return singular?.genitive[0];
  const stem = instrumental.slice(0, -2);
  if (instrumental.endsWith('єм')) return `${stem}ї`;
  return instrumental.endsWith('ем') ? `${stem}і` : `${stem}и`;
}

function dativeOf(nominative: string): string {
  const stem = nominative.slice(0, -1);
  const isSoft = /[їя]$/.test(nominative) || (nominative.endsWith('і') && !isSibilant(stem));
  return stem + (isSoft ? 'ям' : 'ам');
}

function genitivesOf(form: string, nominative: string, singular: CaseForms | undefined): readonly string[] {
  const irregular = GENITIVE_PLURALS.get(form);
  if (irregular !== undefined || GENITIVE_PLURAL_UNSURE.has(form)) return irregular ?? [];
  const stem = nominative.slice(0, -1);
  if (/[аяое]$/.test(form)) {
    const isBatko = /^(?:батько|дядько|тато)$/.test(form);
    return isBatko ? [`${stem}ів`] : withoutEnding(form, stem);
  }
  if (singular?.instrumental[0]?.endsWith('ю')) return [`${stem}ей`];
  return singular === undefined ? [] : [stem + (nominative.endsWith('ї') ? 'їв' : 'ів')];
}

/** книг, книжок, хвиль, мрій, рішень, облич; of other stems in two consonants only the lists know. */
function withoutEnding(form: string, stem: string): readonly string[] {
  if (isYoung(form)) return [stem];
  const doubled = /^(.*)([нтлчсджц])\2$/.exec(stem);
  if (form.endsWith('я') && doubled !== null) {
    const [, start = '', consonant = ''] = doubled;
    return [start + consonant + (/[чжшщ]/.test(consonant) ? '' : 'ь')];
  }
  if (new RegExp(`(?:${CONSONANT}|ь)к$`).test(stem)) return [stem.replace(/к$/, 'ок')];
  if (new RegExp(`${CONSONANT}{2}$`).test(stem)) return [];
  if (/[аеиіоуєюяї]$/.test(stem)) return [`${stem}й`];
  return [form.endsWith('я') && /[лнцтдсз]$/.test(stem) ? `${stem}ь` : stem];
}

function accusativesOf(form: string, nominative: string, genitives: readonly string[]): readonly string[] {
  if (PERSONS.has(form)) return genitives;
  if (ANIMALS.has(form)) return genitives.length === 0 ? [] : [...genitives, nominative];
  return [nominative];
}
