import type { Candidate, WordsApart } from './language-forms.ts';
import { PERSONS } from './tables.ts';
import type { FormTag } from './tags.ts';

const OWNERS: readonly (readonly FormTag[])[] = [['i'], ['you'], ['he', 'they'], ['we'], ['you-all']];

/**
 * The pronouns that make a verb reflexive, which come right before it.
 *
 * @param pronouns with spaces between them: for me, you, him and them, us, and you all; forms of one by strokes
 */
export function reflexive(pronouns: string, together: WordsApart['together']): WordsApart {
  const agreesWith = new Map(
    pronouns
      .split(' ')
      .flatMap((forms, place) => forms.split('/').map(form => [form, OWNERS[place] ?? []] as const)),
  );
  return { words: new Set(agreesWith.keys()), agreesWith, together, reach: 'beside' };
}

/**
 * Whether a candidate may be the verb of a word apart from it. One form of it must agree with the pronoun: *me llamarían* is no
 * form of *llamarse*. Particles agree with every verb.
 */
export function isVerbOf({ rows, tags }: Candidate, particle: string, { agreesWith }: WordsApart): boolean {
  if (!rows.some(({ pos }) => pos === 'verb')) return false;
  const persons = agreesWith?.get(particle);
  if (persons === undefined || !tags.some(tag => PERSONS.includes(tag))) return true;
  return persons.some(person => tags.includes(person));
}

/** The words before a phrase that it may begin with; what is attached behind the first one parts it from the rest: *vela en* is not *ir en*. */
export const beginsPhrase = ({ after }: Candidate): boolean => after === undefined || after.length === 0;
