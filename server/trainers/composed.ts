import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { preview } from '#learning/advance.ts';
import { wordsAhead } from '#learning/ahead.ts';
import { localDay } from '#learning/day.ts';
import { type ChosenWord, choosePacket, decoysFor, type PacketEntry, pick } from '#learning/packet.ts';
import { type WordStates, withUnheard } from '#learning/states.ts';
import { NEW_WORD } from '#learning/word-state.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import { filledCourse } from '../word-states/fill.ts';
import type { Student } from '../word-states/learner-store.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import type { CollectDistinct } from './readings.ts';
import { type FindWord, idsOf } from './sources.ts';

/** One question: its word, how its decoys are to be, and what the packet says of it. */
export type ComposedQuestion = {
  word: CatalogueWord;
  decoys: PacketEntry['decoys'];
  about: Pick<AskedWord, 'why' | 'testType' | 'state' | 'intervals'>;
};

/** Somebody's words of a learning language today. */
export type Study = {
  learner: Student;
  /** As the log has them. */
  logged: WordStates;
  /** The same once the answers have come that are still on their way: words are chosen by these. */
  states: WordStates;
  day: number;
};

export async function openStudy(
  { db, statesOf, clock }: { db: Db; statesOf: StatesOf; clock: () => number },
  userId: string,
  { learn, answered = [] }: { learn: Pair['learn']; answered?: readonly string[] | undefined },
): Promise<Study> {
  const learner = await filledCourse(db, userId, learn);
  const logged = await statesOf(learner, learn);
  const day = localDay(clock(), learner.zone);
  return { learner, logged, states: withUnheard(logged, answered, day), day };
}

/** True once an answer has counted: before that, packets of a chosen source are drawn at random. */
export function hasProgress({ states }: Study): boolean {
  for (const { reps } of states.values()) if (reps > 0) return true;
  return false;
}

/** What a packet is made of. */
export type PacketWords = {
  /** What may be asked; everything begun when missing. */
  asked: readonly CatalogueWord[] | undefined;
  /** What may come new, in this order; it is read no further than needed. */
  fresh: Iterable<CatalogueWord>;
  word: FindWord;
};

type Wanted = {
  study: Study;
  words: PacketWords;
  trainer: TestType | 'mixed';
  pair: Pair;
  random: () => number;
  collectDistinct: CollectDistinct;
};

/** What packets of the next days are made of; how each is asked, the packet says when it is made. */
export function composeAhead({
  study,
  words,
  collectDistinct,
  pair,
}: Omit<Wanted, 'trainer'>): ComposedQuestion[] {
  const addDistinct = collectDistinct(pair);
  return wordsAhead(choiceOf(study, words)).flatMap(id => {
    const word = words.word(id);
    if (word === undefined || !addDistinct(word)) return [];
    const state = study.logged.get(id) ?? NEW_WORD;
    return [{ word, decoys: decoysFor(state), about: { state } }];
  });
}

/** The questions that help most today, in random order; of words that read the same only one. */
export function composeQuestions(wanted: Wanted): ComposedQuestion[] {
  return described(wanted, chosenWords(wanted));
}

function described(
  { study, words, pair, collectDistinct }: Wanted,
  chosen: readonly ChosenWord[],
): ComposedQuestion[] {
  const addDistinct = collectDistinct(pair);
  return chosen.flatMap(({ wordId, why, testType }) => {
    const word = words.word(wordId);
    if (word === undefined || !addDistinct(word)) return [];
    return [questionOf(study, word, why, testType)];
  });
}

/** With the state that the browser replays from: as the log has it. */
export function questionOf(
  { learner, logged, states, day }: Study,
  word: CatalogueWord,
  why: ChosenWord['why'],
  testType?: TestType,
): ComposedQuestion {
  const state = logged.get(word.id) ?? NEW_WORD;
  const intervals = why === 'practice' ? undefined : preview(word.id, state, day, learner.settings);
  const decoys = decoysFor(states.get(word.id) ?? NEW_WORD);
  return { word, decoys, about: { why, testType, state, intervals } };
}

function chosenWords({ study, words, trainer, random }: Wanted): ChosenWord[] {
  return choosePacket({ ...choiceOf(study, words), trainer, random });
}

function choiceOf({ states, day, learner }: Study, { asked, fresh, word }: PacketWords) {
  return {
    ...{ states, day, settings: learner.settings },
    ...{ source: asked?.map(({ id }) => id), fresh: idsOf(fresh) },
    isThere: (id: string) => word(id) !== undefined,
  };
}

/**
 * For somebody who chose a source: what the day's limit or a pile would leave empty gives new words all the same, because they
 * were asked for.
 */
export function composeChosen(wanted: Wanted): ComposedQuestion[] {
  const chosen = chosenWords(wanted);
  if (chosen.length > 0) return described(wanted, chosen);
  const { study, words } = wanted;
  const ids = words.asked?.map(({ id }) => id);
  const ofSource = new Map(pick(ids, study.states, () => true));
  const settings = { ...study.learner.settings, newPerDay: Number.POSITIVE_INFINITY };
  const open = { ...study, states: ofSource, learner: { ...study.learner, settings } };
  return composeQuestions({ ...wanted, study: open });
}
