import { type Conjugation, dressed } from '../word-forms/romance-paradigms.ts';

const PRONOUNS: Readonly<Record<string, string>> = { i: 'me', you: 'te', he: 'se', we: 'nos', they: 'se' };
const BEHIND: Readonly<Record<string, string>> = { you: 'se', tu: 'te', we: 'nos', 'you-all': 'se' };

/** The forms of a reflexive verb as they are used in Brazil: me levanto, levante-se, levantando-se. Its participle has no pronoun. */
export function reflexivePortuguese(conjugation: Conjugation): Conjugation {
  return dressed(conjugation, (form, name) => {
    const person = name.slice(name.lastIndexOf('+') + 1);
    if (name === 'past-participle') return form;
    if (name === 'gerund') return `${form}-se`;
    if (!name.startsWith('imperative')) return `${PRONOUNS[person] ?? 'vos'} ${form}`;
    // levantemo-nos: the s falls.
    return `${person === 'we' ? form.replace(/s$/, '') : form}-${BEHIND[person] ?? ''}`;
  });
}
