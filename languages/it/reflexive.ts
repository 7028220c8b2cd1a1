import { type Conjugation, dressed } from '../word-forms/romance-paradigms.ts';

const PRONOUNS: Readonly<Record<string, string>> = {
  i: 'mi',
  you: 'ti',
  he: 'si',
  polite: 'si',
  we: 'ci',
  'you-all': 'vi',
  they: 'si',
};

/** The forms of a reflexive verb: mi alzo, alzati, alzandosi; its participle has no pronoun. */
export function reflexiveItalian(conjugation: Conjugation): Conjugation {
  return dressed(conjugation, (form, name) => {
    if (name === 'past-participle') return form;
    if (name === 'gerund') return `${form}si`;
    const person = name.slice(name.lastIndexOf('+') + 1);
    const pronoun = PRONOUNS[person] ?? '';
    return name.startsWith('imperative') && person !== 'polite' ? form + pronoun : `${pronoun} ${form}`;
  });
}
