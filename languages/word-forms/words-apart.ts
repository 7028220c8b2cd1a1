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

/** German infinitives read like the forms of we and they. */
const isFiniteVerb = ({ rows, tags, base }: Candidate) =>
  rows[0]?.pos === 'verb' &&
  !base.includes(' ') &&
  (tags.length === 0 || tags.some(tag => tag === 'imperative' || PERSONS.includes(tag)));

/**
 * The verb to which a particle at the end of its clause belongs, though no row has both, when this is the nearest word before it that may be
 * one: `none` where it ends the search, undefined where it goes on.
 */
export function unlistedVerb(
  [likeliest]: readonly Candidate[],
  { without, among }: NonNullable<WordsApart['always']>,
): Candidate | 'none' | undefined {
  if (likeliest === undefined || !isFiniteVerb(likeliest) || among.test(likeliest.base)) return undefined;
  return without.has(likeliest.base) ? 'none' : likeliest;
}

/** The words before a phrase that it may begin with; what is attached behind the first one parts it from the rest: *vela en* is not *ir en*. */
export const beginsPhrase = ({ after }: Candidate): boolean => after === undefined || after.length === 0;
