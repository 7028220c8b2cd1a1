import { shuffled } from '#contract/shuffled.ts';
import { MOST_QUESTIONS, type TestType } from '#contract/test-types.ts';
import { preview } from './advance.ts';
import { leastFirst } from './least-first.ts';
import type { Grade } from './log.ts';
import type { WordStates } from './states.ts';
import { newLeftOn } from './today.ts';
import { isDue, isQueued, type LearningSettings, NEW_WORD, type WordState } from './word-state.ts';

const MOST_NEW_IN_PACKET = 10;
/**
 * Near decoys strengthen what is almost always answered right and plant errors before. In days of the ladder: the predictor's
 * stability is stretched by easy choices and passes a week with the second answer.
 */
const NEAR_DECOYS_SPACING = 30;
/** One question in five is a flashcard: the only honest gauge of recall, and dearer than a choice. */
const FLASHCARD_SHARE = 1 / 5;
/** More due words than this have gathered in an absence; until they are fewer, all questions are the cheaper kind. */
const PILE = 200;

/** A word of a packet, why it is asked and how. */
export type ChosenWord = { wordId: string; why: 'due' | 'new' | 'practice'; testType: TestType };

export type PacketEntry = ChosenWord & {
  decoys: 'easy' | 'near';
  state: WordState;
  /** Days until it comes back, by flashcard button; missing for practice, which moves nothing. */
  intervals?: Record<Grade, number> | undefined;
};

export type PacketRequest = {
  /** The states of all words of this person and learning language; missing ones are new. */
  states: WordStates;
  /** The ids of the source, in catalogue order; everything begun when missing. */
  source?: Source;
  /** What may come new, in this order; it is read no further than needed. The source when missing. */
  fresh?: Iterable<string>;
  /** False for words that are gone, which are passed over; everything is there when missing. */
  isThere?: (wordId: string) => boolean;
  settings: LearningSettings;
  /** Today, as the learner's local day. */
  day: number;
  /** The trainer that was chosen; `mixed` is "Learn now". */
  trainer: TestType | 'mixed';
  /** From 0 up to but not including 1. */
  random: () => number;
};

/**
 * At most 20 words: what is due (most likely still remembered first), then at most 10 new words in the order of the source, then,
 * once today has no more new ones, practice (soonest due). No word comes twice, so none comes in both directions; what is marked
 * never comes. The order is mixed.
 */
export function composePacket(request: PacketRequest): PacketEntry[] {
  const { states, day, settings } = request;
  return choosePacket(request).map(chosen => {
    const state = states.get(chosen.wordId) ?? NEW_WORD;
    return {
      ...chosen,
      decoys: decoysFor(state),
      state,
      intervals: chosen.why === 'practice' ? undefined : preview(chosen.wordId, state, day, settings),
    };
  });
}

/** The words of `composePacket` alone: for a caller that then reads more exact states of these few. */
export function choosePacket(request: PacketRequest): ChosenWord[] {
  const { source, states, day, random, isThere = () => true } = request;
  const allDue = dueAmong(source, states, day);
  const due = first(MOST_QUESTIONS, likeliestFirst(allDue, day), isThere);
  const waiting = newWords(request);
  const fresh = waiting.slice(0, Math.min(MOST_NEW_IN_PACKET, MOST_QUESTIONS - due.length));
  const room = MOST_QUESTIONS - due.length - fresh.length;
  // A minute spent on words that are not due is a minute less for those that wait to be met.
  const hasPractice = room > 0 && waiting.length === fresh.length;
  const practice = hasPractice ? first(room, practiceWords(source, states, day), isThere) : [];
  const entries = [
    ...due.map(wordId => ({ wordId, why: 'due' as const })),
    ...fresh.map(wordId => ({ wordId, why: 'new' as const })),
    ...practice.map(wordId => ({ wordId, why: 'practice' as const })),
  ];
  const testTypes = trainersOf(entries, { ...request, isPile: allDue.length > PILE });
  return shuffled(entries, random).map(({ wordId, why }) => ({
    wordId,
    why,
    testType: testTypes.get(wordId) ?? 'word_to_translation',
  }));
}

/** How alike the wrong options of a word may be to it. */
export function decoysFor({ spacing }: WordState): PacketEntry['decoys'] {
  return spacing >= NEAR_DECOYS_SPACING ? 'near' : 'easy';
}

/** The ids of a source; everything begun when missing. */
type Source = readonly string[] | undefined;

type Picked = readonly [wordId: string, state: WordState];

/** The words of a source whose states are wanted, each once. */
export function pick(source: Source, states: WordStates, isWanted: (state: WordState) => boolean): Picked[] {
  const picked: Picked[] = [];
  if (source === undefined) {
    for (const entry of states) if (isWanted(entry[1])) picked.push(entry);
    return picked;
  }
  for (const wordId of new Set(source)) {
    const state = states.get(wordId);
    if (state !== undefined && isWanted(state)) picked.push([wordId, state]);
  }
  return picked;
}

/** The first so many words that are there. */
function first(most: number, words: Iterable<Picked>, isThere: (wordId: string) => boolean): string[] {
  const ids: string[] = [];
  for (const [wordId] of words) {
    if (ids.length === most) break;
    if (isThere(wordId)) ids.push(wordId);
  }
  return ids;
}

/** Recall depends on the days since the last answer divided by the stability: this orders words as `recallOn` does, for less. */
export function overdueness({ stability, lastDay }: WordState, day: number): number {
  return Math.max(0, day - (lastDay ?? day)) / stability;
}

/** The due words of a source. */
export function dueAmong(source: Source, states: WordStates, day: number): Picked[] {
  return pick(source, states, state => isDue(state, day));
}

export function likeliestFirst(words: readonly Picked[], day: number): Iterable<Picked> {
  return leastFirst(words, ([, state]) => overdueness(state, day));
}

/** As many new words as a packet may take, and one more where others wait. */
function newWords({ source = [], fresh = source, states, settings, day, isThere }: PacketRequest): string[] {
  const most = Math.min(newLeftOn(day, states, settings, isThere), MOST_NEW_IN_PACKET + 1);
  return unmet(fresh, states, most);
}

/** The first new words of these, each once. */
export function unmet(wordIds: Iterable<string>, states: WordStates, most: number): string[] {
  const words = new Set<string>();
  if (most === 0) return [];
  for (const wordId of wordIds) {
    if ((states.get(wordId) ?? NEW_WORD).state === 'new') words.add(wordId);
    if (words.size >= most) break;
  }
  return [...words];
}

/** Words not due yet, soonest first; what was answered today comes last. */
export function practiceWords(source: Source, states: WordStates, day: number): Iterable<Picked> {
  const words = pick(source, states, state => isQueued(state) && !isDue(state, day));
  return leastFirst(words, ([, state]) => (state.dueDay ?? 0) + (state.lastDay === day ? 1_000 : 0));
}

/** Which trainer asks which word: all the chosen one, or a fifth flashcards (none in a pile), for the words that are known best. */
function trainersOf(
  entries: readonly Omit<ChosenWord, 'testType'>[],
  { trainer, states, random, isPile }: PacketRequest & { isPile: boolean },
): Map<string, TestType> {
  if (trainer !== 'mixed') return new Map(entries.map(({ wordId }) => [wordId, trainer]));
  const stability = (wordId: string) => states.get(wordId)?.stability ?? 0;
  const begun = entries.filter(({ why }) => why !== 'new').map(({ wordId }) => wordId);
  const strongest = begun.sort((one, other) => stability(other) - stability(one));
  const share = isPile ? 0 : FLASHCARD_SHARE;
  const flashcards = new Set(strongest.slice(0, Math.round(entries.length * share)));
  const direction = () => (random() < 0.5 ? 'word_to_translation' : 'translation_to_word');
  return new Map(
    entries.map(({ wordId }) => [wordId, flashcards.has(wordId) ? ('flashcards' as const) : direction()]),
  );
}
