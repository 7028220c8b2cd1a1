import { shuffled } from '#contract/shuffled.ts';
import { MOST_QUESTIONS, type TestType } from '#contract/test-types.ts';
import { preview } from './advance.ts';
import type { Grade } from './log.ts';
import type { WordStates } from './states.ts';
import { countToday, newLeft } from './today.ts';
import { isDue, isQueued, type LearningSettings, NEW_WORD, recallOn, type WordState } from './word-state.ts';

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

export type PacketEntry = {
  wordId: string;
  why: 'due' | 'new' | 'practice';
  testType: TestType;
  decoys: 'easy' | 'near';
  state: WordState;
  /** Days until it comes back, by flashcard button; missing for practice, which moves nothing. */
  intervals?: Record<Grade, number> | undefined;
};

export type PacketRequest = {
  /** The states of all words of this person and learning language; missing ones are new. */
  states: WordStates;
  /** The ids of the source, in catalogue order. For "Learn now": everything begun, then what may come new. */
  source: readonly string[];
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
  const { states, day, settings, random } = request;
  const source = [...new Set(request.source)];
  const allDue = dueWords(source, states, day);
  const due = allDue.slice(0, MOST_QUESTIONS);
  const waiting = newWords(source, request);
  const fresh = waiting.slice(0, Math.min(MOST_NEW_IN_PACKET, MOST_QUESTIONS - due.length));
  const room = MOST_QUESTIONS - due.length - fresh.length;
  // A minute spent on words that are not due is a minute less for those that wait to be met.
  const hasPractice = room > 0 && waiting.length === fresh.length;
  const practice = hasPractice ? practiceWords(source, states, day).slice(0, room) : [];
  const entries = [
    ...due.map(wordId => ({ wordId, why: 'due' as const })),
    ...fresh.map(wordId => ({ wordId, why: 'new' as const })),
    ...practice.map(wordId => ({ wordId, why: 'practice' as const })),
  ];
  const testTypes = trainersOf(entries, { ...request, isPile: allDue.length > PILE });
  return shuffled(entries, random).map(entry => {
    const state = states.get(entry.wordId) ?? NEW_WORD;
    return {
      ...entry,
      testType: testTypes.get(entry.wordId) ?? 'word_to_translation',
      decoys: decoysFor(state),
      state,
      intervals: entry.why === 'practice' ? undefined : preview(entry.wordId, state, day, settings),
    };
  });
}

/** How alike the wrong options of a word may be to it. */
export function decoysFor({ spacing }: WordState): PacketEntry['decoys'] {
  return spacing >= NEAR_DECOYS_SPACING ? 'near' : 'easy';
}

function dueWords(source: readonly string[], states: WordStates, day: number): string[] {
  return source
    .flatMap(wordId => {
      const state = states.get(wordId);
      return state !== undefined && isDue(state, day) ? [{ wordId, recall: recallOn(state, day) }] : [];
    })
    .sort((one, other) => other.recall - one.recall)
    .map(({ wordId }) => wordId);
}

function newWords(source: readonly string[], { states, settings, day }: PacketRequest): string[] {
  const most = newLeft(countToday(states, day), settings);
  return source.filter(wordId => (states.get(wordId) ?? NEW_WORD).state === 'new').slice(0, most);
}

/** Words not due yet, soonest first; what was answered today comes last. */
function practiceWords(source: readonly string[], states: WordStates, day: number): string[] {
  const key = (state: WordState) => (state.dueDay ?? 0) + (state.lastDay === day ? 1_000 : 0);
  return source
    .flatMap(wordId => {
      const state = states.get(wordId);
      return state !== undefined && isQueued(state) && !isDue(state, day)
        ? [{ wordId, key: key(state) }]
        : [];
    })
    .sort((one, other) => one.key - other.key)
    .map(({ wordId }) => wordId);
}

type Chosen = { wordId: string; why: PacketEntry['why'] };

/** Which trainer asks which word: all the chosen one, or a fifth flashcards (none in a pile), for the words that are known best. */
function trainersOf(
  entries: readonly Chosen[],
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
