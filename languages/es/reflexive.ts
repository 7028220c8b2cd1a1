import type { Conjugation } from '../word-forms/romance-paradigms.ts';
import { dressed } from '../word-forms/romance-paradigms.ts';

const PRONOUNS: Readonly<Record<string, string>> = { i: 'me', you: 'te', he: 'se', we: 'nos', they: 'se' };
const ATTACHED: Readonly<Record<string, string>> = { you: 'te', polite: 'se', we: 'nos', 'you-all': 'se' };
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** The forms of a reflexive verb: me levanto, levántate, levantándose. Its participle has no pronoun. */
export function reflexiveSpanish(conjugation: Conjugation): Conjugation {
  return dressed(conjugation, (form, name) => {
    const person = name.slice(name.lastIndexOf('+') + 1);
    if (name === 'past-participle') return form;
    if (name === 'gerund') return attached(form, 'se');
    const behind = ATTACHED[person];
    if (name.startsWith('imperative') && behind !== undefined) return attached(form, behind);
    return `${PRONOUNS[person] ?? 'os'} ${form}`;
  });
}

/** The stress stays where it was, and is written where it comes to be three syllables from the end: levántate, detente, vámonos. */
function attached(form: string, pronoun: string): string {
  if (/[áéíóú][ns]?$/.test(form)) {
    // detén, detente: two syllables from the end no accent is needed.
    return form.replace(/[áéíóú](?=[ns]?$)/, vowel => vowel.normalize('NFD')[0] ?? vowel) + pronoun;
  }
  const host = pronoun === 'nos' ? form.replace(/s$/, '') : form;
  if (/[áéíóú]/.test(host)) return host + pronoun;
  return (
    host.replace(
      /([aeiou]?)([aeiou])(?=[^aeiou]+[aeiou]+n?$)/,
      (_, glide: string, vowel: string) => glide + (ACCENTED[vowel] ?? vowel),
    ) + pronoun
  );
}
