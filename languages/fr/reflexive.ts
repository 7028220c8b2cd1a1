import { type Conjugation, dressed } from '../word-forms/romance-paradigms.ts';

const PRONOUNS: Readonly<Record<string, string>> = {
  i: 'me',
  you: 'te',
  he: 'se',
  we: 'nous',
  'you-all': 'vous',
  they: 'se',
  gerund: 'se',
};
const BEHIND: Readonly<Record<string, string>> = { you: 'toi', we: 'nous', 'you-all': 'vous' };

/** The forms of a reflexive verb: je me lève, lève-toi; its participle has no pronoun. */
export function reflexiveFrench(conjugation: Conjugation, isElided: boolean): Conjugation {
  return dressed(conjugation, (form, name) => {
    const person = name.slice(name.lastIndexOf('+') + 1);
    if (name === 'past-participle') return form;
    if (name.startsWith('imperative')) return `${form}-${BEHIND[person] ?? ''}`;
    const pronoun = PRONOUNS[person] ?? '';
    return isElided && pronoun.endsWith('e') ? `${pronoun.slice(0, -1)}’${form}` : `${pronoun} ${form}`;
  });
}
