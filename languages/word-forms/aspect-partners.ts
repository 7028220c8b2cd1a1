import type { Guess } from './language-forms.ts';
import type { VerbPairs } from './verb-pairs.ts';

/** What verbs that complete end in, and what their partners may end in: kupić, kupować; запросити, запрошувати. */
export type PartnerEndings = readonly (readonly [completed: RegExp, others: readonly string[]])[];

/** Slavic verbs come in twos: makes what leads from a reading as the verb that completes to its partner, which rows teach. */
export function aspectPartners(pairs: VerbPairs, endings: PartnerEndings) {
  /** By the list of pairs, which has most of the Ukrainian ones without ся. */
  const paired = (guesses: readonly Guess[]): Guess[] =>
    verbsAmong(guesses).flatMap(guess => {
      const { verb, reflexive } = partsOf(guess);
      const plain = reflexive === '' ? [] : (pairs.get(verb) ?? []);
      const bases = [...(pairs.get(guess.base) ?? []), ...plain.map(base => base + reflexive)];
      return bases.map(base => completing(guess, base));
    });

  /** By the list, then by endings. */
  const imperfective = (guesses: readonly Guess[]): Guess[] => {
    const byEnding = verbsAmong(guesses).flatMap(guess => {
      const { verb, reflexive } = partsOf(guess);
      return endings.flatMap(([pattern, others]) =>
        pattern.test(verb)
          ? others.map(other => completing(guess, verb.replace(pattern, other) + reflexive))
          : [],
      );
    });
    return [...paired(guesses), ...byEnding];
  };
  return { paired, imperfective };
}

const verbsAmong = (guesses: readonly Guess[]) => guesses.filter(({ kinds }) => kinds.includes('verb'));

/** Polish writes its się apart. */
function partsOf({ base }: Guess): { verb: string; reflexive: string } {
  const [, verb = '', reflexive = ''] = /^(.*?)(ся)?$/.exec(base) ?? [];
  return { verb, reflexive };
}

/** What looks like the present of a verb that completes is its future. */
const completing = (guess: Guess, base: string): Guess => ({
  ...guess,
  base,
  tags: [...guess.tags.map(tag => (tag === 'present' ? 'future' : tag)), 'completed'],
});
