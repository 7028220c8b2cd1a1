import fc from 'fast-check';
import { EXERCISE_KINDS, ROUND_LENGTHS } from '#contract/exercises.ts';
import type { Answer } from './round/kinds/kind.ts';
import { startRound, step } from './round/round.ts';
import { type Action, openStep, openWord, type Round, type World } from './round/round-state.ts';
import type { RoundWishes, RoundWord } from './round/round-word.ts';
import { rightTiles } from './round/tiles/tiles.ts';
import { NEW_WORD } from './word-state.ts';

export const WISHES: RoundWishes = {
  length: 20,
  kinds: EXERCISE_KINDS.filter(kind => kind !== 'flashcard'),
  canListen: true,
  canType: true,
  learn: 'es',
};

const option = (word: string) => ({ id: word, word, translation: `${word} in English` });

/** A new word with three wrong options and everything a test does not care about. */
export function roundWord(word: string, fields: Partial<RoundWord> = {}): RoundWord {
  const otherWords = ['agua', 'pan', 'sol'].map(option);
  return { ...option(word), otherWords, why: 'new', ...fields };
}

/** So many days a word lasts, by its strength. */
const SPACINGS = { 1: 1, 2: 5, 3: 20, 4: 20 };

/** A due word with a sentence; `reps` decides which kind of its strength has its turn. */
export function dueWord(word: string, strength: 1 | 2 | 3 | 4 = 1, reps = 2): RoundWord {
  const state = strength === 4 ? ('known' as const) : ('learning' as const);
  return roundWord(word, {
    why: 'due',
    state: { ...NEW_WORD, state, reps, spacing: SPACINGS[strength] },
    sentence: { text: `Dame la [${word}] de casa.`, translation: `Give me the ${word} of the house.` },
  });
}

/** So many new words, and so many due ones of all strengths. */
export function wordsOf(fresh: number, due: number): RoundWord[] {
  const news = Array.from({ length: fresh }, (_, number) => roundWord(`new${number}`));
  const dues = Array.from({ length: due }, (_, number) =>
    dueWord(`due${number}`, ((number % 4) + 1) as 1 | 2 | 3 | 4, number + 4 + Math.floor(number / 4)),
  );
  return [...news, ...dues];
}

/** A world whose chance repeats itself from test to test, with ids that are numbered; its clock goes on a second a look. */
export function testWorld(seed = 1): World {
  let state = seed;
  let ids = 0;
  let now = Date.UTC(2026, 10, 26, 9);
  return {
    get now() {
      now += 1000;
      return now;
    },
    // A linear congruential generator (Numerical Recipes, 3rd edition, section 7.1).
    random: () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    },
    newId: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
  };
}

/** The answer to the open question, right or wrong; undefined where there is none. */
export function answerTo(round: Round, isRight = true): Answer | undefined {
  const { question } = round;
  const word = openWord(round);
  if (question?.shape === 'pairs') {
    const open = question.wordIds.filter(id => !question.matchedIds.includes(id));
    const [one = '', other = one] = open;
    return { pair: [one, isRight ? one : other] };
  }
  if (question === null || word === undefined) return undefined;
  switch (question.shape) {
    case 'choice':
      return { optionId: question.optionIds.find(id => (id === word.id) === isRight) ?? word.id };
    case 'text':
      return { text: isRight ? word.word : 'zzz' };
    case 'card':
      return { grade: isRight ? 3 : 1 };
    case 'tiles': {
      const right = rightTiles(word, round.wishes.learn, round.words) ?? [];
      const places = placesOf(right, question.tiles);
      return { tiles: isRight ? places : places.slice(1) };
    }
  }
}

/** Where tiles lie, each place once, since a sentence may have a word twice. */
function placesOf(tiles: readonly string[], laid: readonly string[]): number[] {
  const places: number[] = [];
  for (const tile of tiles)
    places.push(laid.findIndex((other, place) => other === tile && !places.includes(place)));
  return places;
}

/** The round after its open step: met or answered, and gone on from. */
export function afterStep(round: Round, world: World, isRight = true): Round {
  if (openStep(round)?.kind === 'meet') return step(round, { type: 'met' }, world);
  let after = round;
  while (after.stage === 'asking') {
    const answer = answerTo(after, isRight || after.question?.shape === 'pairs');
    const next = answer && step(after, { type: 'answer', answer }, world);
    if (next === undefined || next === after) throw new Error('The open question takes no answer');
    after = next;
  }
  return step(after, { type: 'goOn' }, world);
}

/** The round played to its end; `isRight` says how each step is answered. */
export function played(round: Round, world: World, isRight: (round: Round) => boolean = () => true): Round {
  let after = round;
  while (after.stage !== 'finished') after = afterStep(after, world, isRight(after));
  return after;
}

export const anyWishes: fc.Arbitrary<RoundWishes> = fc.record({
  length: fc.constantFrom(...ROUND_LENGTHS),
  kinds: fc.oneof(fc.constant(EXERCISE_KINDS), fc.subarray([...EXERCISE_KINDS])),
  canListen: fc.boolean(),
  canType: fc.boolean(),
  learn: fc.constant('es' as const),
});

const anyWords = fc.tuple(fc.nat(9), fc.nat(14)).map(([fresh, due]) => wordsOf(fresh, due));

export const anyStart: fc.Arbitrary<{ round: Round; world: World }> = fc
  .tuple(anyWords, anyWishes, fc.nat())
  .map(([words, wishes, seed]) => {
    const world = testWorld(seed);
    return { round: startRound(words, wishes, world), world };
  });

/** What somebody does: `right` and `wrong` answer whatever is open. */
export type Move = Exclude<Action['type'], 'answer'> | 'right' | 'wrong';

export const anyMoves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Move[]>('goOn', 'met', 'right', 'wrong') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Move[]>(
        ...(['knownAlready', 'dontKnow', 'showMe', 'skip', 'cannotListen', 'canListen'] as const),
        ...(['cannotType', 'canType', 'soundMissing', 'undo'] as const),
      ),
    },
  ),
  { maxLength: 80, size: 'max' },
);

export function moved(round: Round, move: Move, world: World): Round {
  if (move !== 'right' && move !== 'wrong') return step(round, { type: move }, world);
  const answer = answerTo(round, move === 'right');
  return answer === undefined ? round : step(round, { type: 'answer', answer }, world);
}
