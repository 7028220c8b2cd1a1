import { type Bases, hashOf, mayBe } from './bases.ts';
import type { Guess } from './language-forms.ts';
import { oncePerWord } from './once-per-rows.ts';
import type { VerbPairs } from './verb-pairs.ts';

/** What verbs that complete end in, and what their partners may end in: kupić, kupować; запросити, запрошувати. */
export type PartnerEndings = readonly (readonly [completed: RegExp, others: readonly string[]])[];

/** Slavic verbs come in twos: makes what leads from a reading as the verb that completes to its partner, which rows teach. */
export function aspectPartners(pairs: VerbPairs, endings: PartnerEndings) {
  /** By the list of pairs, which has most of the Ukrainian ones without ся. */
  const paired = (guesses: readonly Guess[]): Guess[] =>
    verbsAmong(guesses).flatMap(guess => {
      const { verb, reflexive } = partsOf(guess.base);
      const plain = reflexive === '' ? [] : (pairs.get(verb) ?? []);
      const bases = [...(pairs.get(guess.base) ?? []), ...plain.map(base => base + reflexive)];
      return bases.map(base => completing(guess, base));
    });

  /** Partners of a verb by its ending; many forms are guessed to be of one verb. */
  const byEnding = oncePerWord(base => {
    const { verb, reflexive } = partsOf(base);
    return endings.flatMap(([pattern, others]) =>
      pattern.test(verb) ? others.map(other => verb.replace(pattern, other) + reflexive) : [],
    );
  });

  /** By the list, then by endings; of the latter only those that may be among the bases. */
  const imperfective = (guesses: readonly Guess[], bases?: Bases): Guess[] => [
    ...paired(guesses),
    ...verbsAmong(guesses).flatMap(guess =>
      byEnding(guess.base)
        .filter(base => mayBe(bases, hashOf(base)))
        .map(base => completing(guess, base)),
    ),
  ];
  return { paired, imperfective };
}

const verbsAmong = (guesses: readonly Guess[]) => guesses.filter(({ kinds }) => kinds.includes('verb'));

/** Polish writes its się apart. */
function partsOf(base: string): { verb: string; reflexive: string } {
  return base.endsWith('ся') ? { verb: base.slice(0, -2), reflexive: 'ся' } : { verb: base, reflexive: '' };
}

/** What looks like the present of a verb that completes is its future. */
const completing = (guess: Guess, base: string): Guess => ({
  ...guess,
  base,
  tags: [...guess.tags.map(tag => (tag === 'present' ? 'future' : tag)), 'completed'],
});
