import { dueAmong, likeliestFirst, practiceWords } from './packet.ts';
import type { WordOfRound } from './round-words.ts';
import type { WordStates } from './states.ts';
import { NEW_WORD } from './word-state.ts';

/** A lesson has five to seven letters; a round has room for all of them beside so many that are due. */
const DUE_BESIDE_NEW = 2;
const DUE_ALONE = 8;
/** Letters of the lesson that are asked again where it has no new ones and nothing is due. */
const PRACTISED = 8;

type LettersRequest = {
  /** The ids of the lesson's letters, in its order. */
  lesson: readonly string[];
  /** The states of the letters of the whole course; missing ones are new. */
  states: WordStates;
  /** Today, as the learner's local day. */
  day: number;
};

/** The letters of a round of a lesson: those that are due, likeliest remembered first, then the new ones; without either its own again. */
export function chooseLetters({ lesson, states, day }: LettersRequest): WordOfRound[] {
  const isNew = (id: string) => (states.get(id) ?? NEW_WORD).state === 'new';
  const due = Array.from(likeliestFirst(dueAmong(undefined, states, day), day), ([id]) => id);
  const again = Array.from(practiceWords(lesson, states, day), ([id]) => id);
  return lettersOf({ fresh: lesson.filter(isNew), due, again });
}

/** The same for a guest, whose device says what was met and what of it is due. */
export function chooseGuestLetters(
  lesson: readonly string[],
  met: ReadonlySet<string>,
  due: readonly string[],
) {
  return lettersOf({
    fresh: lesson.filter(id => !met.has(id)),
    due,
    again: lesson.filter(id => met.has(id) && !due.includes(id)),
  });
}

type Found = { fresh: readonly string[]; due: readonly string[]; again: readonly string[] };

function lettersOf({ fresh, due, again }: Found): WordOfRound[] {
  const asked = due.slice(0, fresh.length > 0 ? DUE_BESIDE_NEW : DUE_ALONE);
  const chosen = [...as('due', asked), ...as('new', fresh)];
  return chosen.length > 0 ? chosen : as('practice', again.slice(0, PRACTISED));
}

const as = (why: WordOfRound['why'], ids: readonly string[]): WordOfRound[] =>
  ids.map(wordId => ({ wordId, why }));
